import type { ReactNode } from "react";
import { ANTRAG_RECHTE } from "~/domain/antrag/antragRecht";
import { FristenNachArt } from "~/features/frist";
import { href } from "~/routing/href";
import { Card, Details, Section, Stack, Text, TextLink } from "~/ui";
import type { UebergabeDaten } from "./loadUebergabe";
import { tagVon } from "./benutzerTexte";

/** Drafts, deadlines, rights, calendar and kept forms of somebody whose access is about to end. */
export function OffeneSachen({ daten }: { daten: UebergabeDaten }) {
  const { entwuerfe, fristen, rechte } = daten;
  return (
    <Stack gap="l">
      <Card title="Angelegte Entwürfe" id="entwuerfe">
        <AntragListe
          leer="Keine Entwürfe."
          antraege={entwuerfe.map(({ antragUuid, titel }) => ({ antragUuid, titel, zusatz: null }))}
        />
      </Card>
      <Card title="Rechte an Anträgen" id="rechte">
        <AntragListe
          leer="Keine Rechte an einzelnen Anträgen."
          antraege={rechte.map(({ antragUuid, titel, recht, isUebertragbar }) => ({
            antragUuid,
            titel,
            zusatz: `${ANTRAG_RECHTE[recht].label}${isUebertragbar ? "" : ", nicht übertragbar"}`,
          }))}
        />
      </Card>
      {fristen.length === 0 ? (
        <Card title="Offene Fristen">
          <Text>Keine offenen Fristen.</Text>
        </Card>
      ) : (
        <Section title="Offene Fristen">
          <FristenNachArt fristen={fristen} />
        </Section>
      )}
      <Card title="Außerdem" id="ausserdem">
        <Stack as="ul" gap="s">
          {listSaetze(daten).map((satz) => (
            <li key={satz}>{satz}</li>
          ))}
        </Stack>
      </Card>
    </Stack>
  );
}

type Eintrag = { antragUuid: string; titel: string; zusatz: string | null };

/** So many fit beside everything else; more are shown on demand. */
const AUF_EINEN_BLICK = 8;

function AntragListe({ antraege, leer }: { antraege: readonly Eintrag[]; leer: string }): ReactNode {
  if (antraege.length === 0) return <Text>{leer}</Text>;
  if (antraege.length <= AUF_EINEN_BLICK) return <Zeilen antraege={antraege} />;
  return (
    <Details summary={`${String(antraege.length)} Anträge anzeigen`}>
      <Zeilen antraege={antraege} />
    </Details>
  );
}

function Zeilen({ antraege }: { antraege: readonly Eintrag[] }) {
  return (
    <Stack as="ul" gap="s">
      {antraege.map(({ antragUuid, titel, zusatz }) => (
        <li key={antragUuid}>
          <TextLink href={href("antragStartseite", { uuid: antragUuid })}>{titel}</TextLink>
          {zusatz !== null && ` (${zusatz})`}
        </li>
      ))}
    </Stack>
  );
}

function listSaetze({ kalender, anzahlGeparkte, darfStammdaten }: UebergabeDaten): string[] {
  return [
    kalenderSatz(kalender),
    anzahlGeparkte === 0
      ? "Keine aufbewahrten Eingaben."
      : `Aufbewahrte Eingaben, die noch niemand geprüft hat: ${String(anzahlGeparkte)}. Sie werden gelöscht.`,
    ...(darfStammdaten ? ["Das Recht, die Stammdaten zu bearbeiten, endet."] : []),
  ];
}

function kalenderSatz({ hatAdresse, abgerufenAm, bleibt }: UebergabeDaten["kalender"]): string {
  if (!hatAdresse) return "Kein Kalender mit Fristen.";
  const zuletzt = abgerufenAm === null ? "" : ` Er wurde zuletzt am ${tagVon(abgerufenAm)} abgerufen.`;
  return bleibt
    ? `Der Kalender mit Fristen zeigt danach nur noch die Fristen anderer Unternehmen.${zuletzt}`
    : `Der Kalender mit Fristen wird abgeschaltet.${zuletzt}`;
}
