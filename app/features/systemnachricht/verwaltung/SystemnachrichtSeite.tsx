import type { FormularSchutz } from "~/contract/antrag/formAntwort";
import type { Aufbewahrung } from "~/contract/antrag/geparkteEingaben";
import { SYSTEMNACHRICHT_FRAGEN } from "~/domain/nachricht/systemnachrichtFragen";
import { Fehlermeldung, useAntwort } from "~/features/anmeldung";
import { useFeldhilfe } from "~/features/formular";
import { href } from "~/routing/href";
import { Card, Container, Notice, PageHeader, Section, Stack, Text } from "~/ui";
import { NachrichtenListe } from "../NachrichtenListe";
import type { EineNachricht, NachrichtDaten } from "./loadSystemnachrichten";
import type { NachrichtAntwort } from "./nachrichtAntwort";
import { NACHRICHT_FELDER, NACHRICHT_LABELS } from "./nachrichtEingabe";
import { NachrichtFormular } from "./NachrichtFormular";
import { StandKarte } from "./StandKarte";
import { momentText } from "./verwaltungTexte";
import { Ansichten, Vorschau } from "./Vorschau";

type SystemnachrichtSeiteProps = {
  daten: NachrichtDaten;
  aufbewahrung: Aufbewahrung;
  /** The address of the form. */
  hier: string;
  formular: FormularSchutz;
  antwort: NachrichtAntwort | undefined;
};

/** One announcement: to make, to change, or for those who only read to look at. @spec bildschirme.md 7 */
export function SystemnachrichtSeite(props: SystemnachrichtSeiteProps) {
  const { daten, formular, antwort: letzte } = props;
  const antwort = useFeldhilfe(useAntwort(letzte), { fragen: SYSTEMNACHRICHT_FRAGEN });
  const { nachricht, darfSchreiben } = daten;
  const titel = titelVon(daten);
  const vorschau = letzte?.vorschau ?? null;
  return (
    <Container width="form">
      <Stack gap="l">
        <PageHeader
          title={titel}
          breadcrumbs={[{ label: "Systemnachrichten", href: href("systemNachrichtenView") }, { label: titel }]}
        />
        <Fehlermeldung
          key={antwort.versuch}
          problem={antwort.problem}
          felder={NACHRICHT_FELDER}
          labels={NACHRICHT_LABELS}
        />
        {antwort.problem?.code === "REVISION_VERALTET" && nachricht !== null && <JetzigerStand nachricht={nachricht} />}
        {vorschau !== null && <Vorschau vorschau={vorschau} versuch={antwort.versuch} />}
        {nachricht !== null && <StandKarte nachricht={nachricht} darfSchreiben={darfSchreiben} formular={formular} />}
        {darfSchreiben ? (
          <NachrichtFormular {...props} antwort={antwort} letzte={letzte} />
        ) : (
          nachricht !== null && (
            <Section title="So sieht die Meldung aus">
              <Ansichten nachricht={nachricht} />
            </Section>
          )
        )}
      </Stack>
    </Container>
  );
}

function titelVon({ nachricht, darfSchreiben }: NachrichtDaten): string {
  if (nachricht === null) return "Neue Systemnachricht";
  return darfSchreiben ? "Systemnachricht bearbeiten" : "Systemnachricht ansehen";
}

/** What somebody else has saved meanwhile, to compare with what was typed. */
function JetzigerStand({ nachricht }: { nachricht: EineNachricht }) {
  const { geaendertAm, geaendertVon } = nachricht;
  return (
    <Notice tone="warning" title="So ist die Meldung jetzt gespeichert">
      <Stack gap="m">
        {geaendertAm !== null && (
          <Text>{`Geändert am ${momentText(geaendertAm)} von ${geaendertVon ?? "jemand anderem"}.`}</Text>
        )}
        <Card>
          <NachrichtenListe nachrichten={[nachricht]} level={2} />
        </Card>
        <Text>Wenn Sie jetzt speichern, ersetzen Ihre Eingaben diesen Stand.</Text>
      </Stack>
    </Notice>
  );
}
