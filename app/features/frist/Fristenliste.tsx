import type { ReactNode } from "react";
import { FRIST_ARTEN, type FristArt, werText } from "~/domain/frist/fristArten";
import type { Dringlichkeit } from "~/domain/frist/restzeit";
import { href } from "~/routing/href";
import { Badge, type BadgeTone } from "~/ui/data/Badge";
import { DefinitionList } from "~/ui/data/DefinitionList";
import { Details } from "~/ui/basic/Details";
import { Heading } from "~/ui/basic/Heading";
import { Notice } from "~/ui/basic/Notice";
import { Text } from "~/ui/basic/Text";
import { TextLink } from "~/ui/basic/TextLink";
import { CardList } from "~/ui/layout/CardList";
import { Inline } from "~/ui/layout/Inline";
import { Line } from "~/ui/layout/Line";
import { Stack } from "~/ui/layout/Stack";
import { VisuallyHidden } from "~/ui/layout/VisuallyHidden";
import type { FristZeile } from "./loadFristen";

const FARBEN: Readonly<Record<Dringlichkeit, BadgeTone>> = {
  abgelaufen: "error",
  heute: "error",
  bald: "warning",
  offen: "info",
};

type FristenProps = { fristen: readonly FristZeile[] };

/** The kinds of deadlines that are there: first the one whose nearest ends first. */
const artenVon = (fristen: readonly FristZeile[]): FristArt[] => [...new Set(fristen.map(({ art }) => art))];

/** The deadlines of one Antrag, the nearest first: what is to be done and until when; folded away what follows. */
export function Fristenliste({ fristen }: FristenProps) {
  return (
    <Stack gap="s">
      <Zeilen fristen={fristen} nameOf={({ titel }) => titel} isEinAntrag />
      <Danach arten={artenVon(fristen)} />
    </Stack>
  );
}

/** The deadlines of several Anträge by their kind, so that each line only has to name the Antrag. */
export function FristenNachArt({ fristen }: FristenProps) {
  const arten = artenVon(fristen);
  return (
    <Stack gap="s">
      {arten.map((art) => (
        <Stack key={art} gap="xs">
          <Heading level={3} size="h4">
            {FRIST_ARTEN[art].titel}
          </Heading>
          <Zeilen fristen={fristen.filter((frist) => frist.art === art)} nameOf={nameOfAntrag} />
        </Stack>
      ))}
      <Danach arten={arten} />
    </Stack>
  );
}

/** Below the name of its kind, a deadline is told by its Antrag; whoever hears links alone hears the whole. */
function nameOfAntrag({ antragTitel, nummer, titel }: FristZeile): ReactNode {
  if (antragTitel === null) return titel;
  return (
    <>
      {nummer !== null && `Nr. ${String(nummer)}: `}
      {antragTitel}
      <VisuallyHidden>, {titel}</VisuallyHidden>
    </>
  );
}

type ZeilenProps = FristenProps & { nameOf: (frist: FristZeile) => ReactNode; isEinAntrag?: boolean };

function Zeilen({ fristen, nameOf, isEinAntrag = false }: ZeilenProps) {
  return (
    <CardList isDense>
      {fristen.map((frist) => (
        <li key={frist.key}>
          <Line
            end={
              <Inline gap="s">
                <Badge tone={FARBEN[frist.dringlichkeit]}>{frist.rest}</Badge>
                <Text as="span" size="s">
                  <Termin
                    kennung={frist.key}
                    tag={frist.tag}
                    titel={frist.titel}
                    antragTitel={isEinAntrag ? null : frist.antragTitel}
                  />
                </Text>
              </Inline>
            }
          >
            <TextLink href={frist.href}>{nameOf(frist)}</TextLink>
          </Line>
          {frist.hinweis !== null && (
            <Text tone="muted" size="s">
              {frist.hinweis}
            </Text>
          )}
          {frist.wartung !== null && <Notice tone="warning">{frist.wartung}</Notice>}
        </li>
      ))}
    </CardList>
  );
}

type TerminProps = Pick<FristZeile, "tag" | "titel" | "antragTitel"> & { kennung: string };

/** The last day, and with it the deadline for the own calendar. */
const Termin = ({ kennung, tag, titel, antragTitel }: TerminProps) => (
  <TextLink href={href("fristDatei", { frist: kennung })} title="Als Termin speichern (.ics)">
    {tag}
    <VisuallyHidden>
      {` als Termin speichern: ${titel}${antragTitel === null ? "" : `, ${antragTitel}`} (Kalenderdatei)`}
    </VisuallyHidden>
  </TextLink>
);

const ENDE =
  "Eine Frist läuft bis zum Ende des genannten Tages, 24:00 Uhr deutscher Zeit. Der Tag selbst ist ein Link: Mit ihm speichern Sie die Frist als Termin für Ihren Kalender.";

/** Who can do what, and what the law says when nobody does. */
function Danach({ arten }: { arten: readonly FristArt[] }) {
  return (
    <Details summary="Was passiert danach?" isPrinted>
      <Stack gap="s">
        <Text>{ENDE}</Text>
        <DefinitionList
          items={arten.map((art) => ({
            label: FRIST_ARTEN[art].titel,
            value: `${werText(art)} ${FRIST_ARTEN[art].folge}`,
          }))}
        />
      </Stack>
    </Details>
  );
}
