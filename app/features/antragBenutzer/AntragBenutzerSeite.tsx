import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { ANTRAG_FRAGEN } from "~/domain/antrag/antragFragen";
import { Fehlermeldung, useAntwort, type AntwortSicht } from "~/features/anmeldung";
import { AntragTeile } from "~/features/antrag";
import { useFeldhilfe } from "~/features/formular";
import { href } from "~/routing/href";
import { PageHeader, Section, Stack, Text } from "~/ui";
import { AendernForm } from "./AendernForm";
import { EinsichtKarte } from "./EinsichtKarte";
import { EntziehenFrage } from "./EntziehenFrage";
import { HinzufuegenForm } from "./HinzufuegenForm";
import type { AntragBenutzerDaten } from "./loadAntragBenutzer";
import { ZugriffTabelle } from "./ZugriffTabelle";

type AntragBenutzerSeiteProps = {
  daten: AntragBenutzerDaten;
  formular: FormularSchutz;
  antwort: FormAntwort | undefined;
};

/** Who may do what with one Antrag. @spec §2 /antragBenutzerverwaltung/{uuid}: per-application users */
export function AntragBenutzerSeite({ daten, formular, antwort: letzte }: AntragBenutzerSeiteProps) {
  const { uuid, titel, darfVerwalten } = daten;
  const antwort = useFeldhilfe(useAntwort(letzte), { fragen: ANTRAG_FRAGEN });
  const pfad = [
    { label: "Anträge", href: href("antraege") },
    { label: titel, href: href("antragStartseite", { uuid }) },
    { label: "Benutzer des Antrags" },
  ];
  return (
    <Stack gap="xl">
      <PageHeader title="Benutzer des Antrags" lead={titel} breadcrumbs={pfad} />
      <AntragTeile uuid={uuid} gezeigt="benutzer" />
      <Fehlermeldung key={antwort.versuch} problem={antwort.problem} felder={["benutzer", "recht", "tage"]} />
      <Frage daten={daten} formular={formular} antwort={antwort} />
      <Section title="Personen mit Zugriff">
        <Stack gap="m">
          <Text>
            Bevollmächtigte Personen haben immer alle Rechte. Alle anderen sehen einen Antrag nur, wenn sie hier stehen.
            {!darfVerwalten && " Wer das Recht „Verwalten“ hat, kann das ändern."}
          </Text>
          <ZugriffTabelle daten={daten} />
        </Stack>
      </Section>
      {darfVerwalten && daten.aendern === null && daten.entziehen === null && (
        <HinzufuegenForm andere={daten.andere} formular={formular} antwort={antwort} />
      )}
      {daten.aendern === null && daten.entziehen === null && (
        <EinsichtKarte einsicht={daten.einsicht} formular={formular} antwort={antwort} />
      )}
    </Stack>
  );
}

type FrageProps = { daten: AntragBenutzerDaten; formular: FormularSchutz; antwort: AntwortSicht };

/** The one form that the address asks for. */
function Frage({ daten: { uuid, aendern, entziehen }, formular, antwort }: FrageProps) {
  const zurueck = href("antragBenutzerverwaltung", { uuid });
  if (entziehen !== null) return <EntziehenFrage zugriff={entziehen} zurueck={zurueck} formular={formular} />;
  if (aendern === null) return null;
  return (
    <AendernForm key={aendern.benutzerUuid} zugriff={aendern} zurueck={zurueck} formular={formular} antwort={antwort} />
  );
}
