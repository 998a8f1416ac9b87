import { DruckKnopf, Inhaltsverzeichnis, UnternehmenLesen, VorhabenLesen } from "~/features/antrag";
import { DokumenteKarte } from "~/features/dokumente";
import { DamaligeTexte } from "~/features/hilfetexte";
import { href } from "~/routing/href";
import { Card, DefinitionList, PageHeader, Section, Stack, Text } from "~/ui";
import { AbweichungHinweis } from "./AbweichungHinweis";
import type { EingereichtDaten } from "./loadEingereichterAntrag";

const DAVOR = [
  { anker: "einreichung", titel: "Einreichung" },
  { anker: "angaben", titel: "Angaben zur Einreichung" },
  { anker: "erklaerungen", titel: "Abgegebene Erklärungen" },
];

/** The Antrag as it was submitted, for reading and printing only. @spec §2 /eingereichterAntrag */
export function EingereichterAntragSeite({ daten }: { daten: EingereichtDaten }) {
  const { uuid, titel, status, hatArbeitsplan, eckdaten, angaben, erklaerungen, unternehmen, vorhaben, abweichungen } =
    daten;
  const pfad = [
    { label: "Anträge", href: href("antraege") },
    { label: titel, href: href("antragStartseite", { uuid }) },
    { label: "Eingereichter Antrag" },
  ];
  return (
    <Stack gap="xl">
      <PageHeader title="Eingereichter Antrag" lead={titel} breadcrumbs={pfad} actions={<DruckKnopf />} />
      <div data-print="nein">
        <DokumenteKarte uuid={uuid} status={status} hatArbeitsplan={hatArbeitsplan} darfImportieren={false} />
      </div>
      <div data-print="nein">
        <AbweichungHinweis abweichungen={abweichungen} />
      </div>
      <Inhaltsverzeichnis vorhaben={vorhaben} davor={[...DAVOR, ...unternehmen]} />
      <Section id="einreichung" title="Einreichung">
        <Card>
          <Stack gap="m">
            <DefinitionList items={eckdaten} />
            <DamaligeTexte {...daten.texte} />
          </Stack>
        </Card>
      </Section>
      <Section id="angaben" title="Angaben zur Einreichung">
        <Card>
          <DefinitionList items={angaben} />
        </Card>
      </Section>
      <AbgegebeneErklaerungen erklaerungen={erklaerungen} />
      <UnternehmenLesen teile={unternehmen} hinweis="So standen die Angaben zum Unternehmen beim Einreichen." />
      {vorhaben.map((eintrag) => (
        <VorhabenLesen key={eintrag.uuid} vorhaben={eintrag} bearbeiten={null} />
      ))}
    </Stack>
  );
}

function AbgegebeneErklaerungen({ erklaerungen }: Pick<EingereichtDaten, "erklaerungen">) {
  return (
    <Section id="erklaerungen" title="Abgegebene Erklärungen">
      <Card>
        <Stack as="ul" gap="s">
          {erklaerungen.map((text) => (
            <li key={text}>
              <Text as="span">{text}</Text>
            </li>
          ))}
        </Stack>
      </Card>
    </Section>
  );
}
