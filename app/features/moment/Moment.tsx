import { berlinDate, formatDate, formatDateTime, formatLegalTime } from "~/lib/date";
import { agoText, distanceText } from "~/lib/relativeTime";
import { PrintOnly } from "~/ui/layout/PrintOnly";
import { Text } from "~/ui/basic/Text";
import { Stack } from "~/ui/layout/Stack";
import { VisuallyHidden } from "~/ui/layout/VisuallyHidden";
import { useJetzt } from "./useJetzt";

type MomentProps = { am: string };

/** The moment itself, for people and programs. */
const Genau = ({ am }: MomentProps) => <time dateTime={am}>{formatDateTime(new Date(am))}</time>;

/** When something happened, and how long ago that is: "30.11.2026, 10:55 Uhr (vor 5 Minuten)". */
export function Moment({ am }: MomentProps) {
  const jetzt = useJetzt();
  return (
    <>
      <Genau am={am} />
      {jetzt !== null && ` (${agoText(new Date(am), jetzt)})`}
    </>
  );
}

/** The same for the cell of a table, in two lines, also for what is still to come; "–" where there is no moment. */
export function MomentZelle({ am }: { am: string | null }) {
  if (am === null) return "–";
  return (
    <Stack gap="xs">
      <Genau am={am} /> <Abstand am={am} />
    </Stack>
  );
}

/** The same to the second, as a log has it, with the name of the zone: day, time and how long ago below each other. */
export function MomentSekunde({ am }: MomentProps) {
  const [tag, zeit] = formatLegalTime(new Date(am)).split(", ");
  return (
    <Stack gap="xs">
      <Text as="span">{tag}</Text> <time dateTime={am}>{zeit}</time> <Abstand am={am} />
    </Stack>
  );
}

/** How long ago it was, or how long it is until then. */
function Abstand({ am, text = distanceText }: MomentProps & { text?: typeof agoText }) {
  const jetzt = useJetzt();
  if (jetzt === null) return null;
  return (
    <Text as="span" tone="muted" size="s">
      {text(new Date(am), jetzt)}
    </Text>
  );
}

const WOCHE_MS = 7 * 24 * 60 * 60_000;

/**
 * The same in one line, for rows of a long list: how long ago it was within a week, before that its day. The exact time
 * is read out, shown where the mouse rests, and printed.
 */
export function MomentKurz({ am }: { am: string | null }) {
  const jetzt = useJetzt();
  if (am === null) return "–";
  const moment = new Date(am);
  const tag = formatDate(berlinDate(moment));
  const isNeu = jetzt !== null && jetzt.getTime() - moment.getTime() < WOCHE_MS;
  return (
    <time dateTime={am} title={formatDateTime(moment)}>
      {isNeu ? (
        <>
          <PrintOnly>{tag}</PrintOnly> <span data-print="nein">{agoText(moment, jetzt)}</span>
        </>
      ) : (
        tag
      )}
      <VisuallyHidden>{`, ${formatDateTime(moment)}`}</VisuallyHidden>
    </time>
  );
}
