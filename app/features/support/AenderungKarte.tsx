import type { Person } from "~/contract/konto/personen";
import type { Aenderung } from "~/contract/konto/zugangsaenderungen";
import { AENDERUNG_ARTEN, AENDERUNG_OFFEN } from "~/domain/benutzer/zugangsaenderung";
import { Moment } from "~/features/moment";
import { Badge, Card, type Definition, DefinitionList, Inline, LinkButton, Stack } from "~/ui";
import { beendenVon } from "./aenderungAbsichten";
import { aktionHref } from "./PersonZugangKarte";
import { AENDERUNG_FARBEN, AENDERUNG_FRIST, zeitVon } from "./supportTexte";

function angabenVon(aenderung: Aenderung): Definition[] {
  const { art, stand, neueEmail, grund, begonnenVon, begonnenAm, zugestimmtVon, faelligAm } = aenderung;
  return [
    { label: "Was", value: AENDERUNG_ARTEN[art] },
    ...(neueEmail === null ? [] : [{ label: "Neue Adresse", value: neueEmail }]),
    { label: "Stand", value: <Badge tone={AENDERUNG_FARBEN[stand]}>{AENDERUNG_OFFEN[stand]}</Badge> },
    { label: AENDERUNG_FRIST[stand], value: zeitVon(faelligAm) },
    {
      label: "Beantragt von",
      value: (
        <>
          {begonnenVon}, <Moment am={begonnenAm} />
        </>
      ),
    },
    { label: "Grund", value: grund },
    ...(zugestimmtVon === null ? [] : [{ label: "Zugestimmt von", value: zugestimmtVon }]),
  ];
}

/** The change that two members of staff make together, as it stands, and what the caller can do about it. */
export function AenderungKarte({ person }: { person: Person }) {
  const { uuid, aenderung } = person;
  if (aenderung === null) return null;
  const { schritte } = aenderung;
  return (
    <Card title="Offene Änderung" id="aenderung" tone="primary">
      <Stack gap="m">
        <DefinitionList items={angabenVon(aenderung)} />
        {schritte.length > 0 && (
          <Inline gap="m">
            {schritte.includes("ZUSTIMMEN") && (
              <LinkButton href={aktionHref(uuid, "zustimmen")}>Als zweite Person zustimmen …</LinkButton>
            )}
            <LinkButton href={aktionHref(uuid, "aenderungBeenden")} variant="secondary">
              {`${beendenVon(person)} …`}
            </LinkButton>
          </Inline>
        )}
      </Stack>
    </Card>
  );
}
