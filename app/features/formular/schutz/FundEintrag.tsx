import { formatDateTime } from "~/lib/date";
import { Button, Details, Difference, Grid, Heading, Inline, LinkButton, Stack, Text, VisuallyHidden } from "~/ui";
import type { FundAnzeige } from "./anzeige";

export type FundEintragProps = { fund: FundAnzeige; onWiederherstellen: () => void; onVerwerfen: () => void };

/** From this many characters on only the beginning of a text is in sight. */
const LANG = 240;

const ganz = (text: string) => <Difference parts={[{ art: "gleich", text }]} />;

function Getipptes({ text }: { text: string }) {
  if (text.length <= LANG) return ganz(text);
  return (
    <Stack gap="xs">
      {ganz(`${text.slice(0, LANG).replace(/[\uD800-\uDBFF]$/, "")} …`)}
      <Details summary="Ganzen Text anzeigen">{ganz(text)}</Details>
    </Stack>
  );
}

/** What was stored since, beside what was typed. */
function SeitdemGespeichertes({ teile }: { teile: NonNullable<FundAnzeige["gespeichert"]> }) {
  return (
    <Stack gap="s">
      <Text>
        Seitdem wurde hier etwas anderes gespeichert. Beim Wiederherstellen ersetzt Ihre Eingabe den gespeicherten Text
        im Formular.
      </Text>
      <Grid columns={2}>
        <Stack gap="xs">
          <Heading level={3} size="h4">
            Gespeichert
          </Heading>
          <Difference parts={teile} side="before" />
        </Stack>
        <Stack gap="xs">
          <Heading level={3} size="h4">
            Ihre Eingabe
          </Heading>
          <Difference parts={teile} side="after" />
        </Stack>
      </Grid>
    </Stack>
  );
}

/** One question with what was typed, beside what was stored meanwhile, and what can be done with it. */
export function FundEintrag({ fund, onWiederherstellen, onVerwerfen }: FundEintragProps) {
  const { label, text, gespeichert, name, href, eintrag } = fund;
  const wofuer = <VisuallyHidden>{label}</VisuallyHidden>;
  return (
    <Stack gap="xs">
      <Heading level={2} size="h4">
        {label}
      </Heading>
      <Text tone="muted" size="s">{`Eingegeben am ${formatDateTime(new Date(eintrag.am))}`}</Text>
      {gespeichert === null ? <Getipptes text={text} /> : <SeitdemGespeichertes teile={gespeichert} />}
      <Inline gap="s">
        {name !== null && (
          <Button type="button" variant="secondary" onClick={onWiederherstellen}>
            <span>Wiederherstellen {wofuer}</span>
          </Button>
        )}
        {href !== null && (
          <LinkButton variant="secondary" href={href}>
            <span>Zur Stelle im Formular {wofuer}</span>
          </LinkButton>
        )}
        <Button type="button" variant="quiet" icon="loeschen" onClick={onVerwerfen}>
          <span>Verwerfen {wofuer}</span>
        </Button>
      </Inline>
    </Stack>
  );
}
