import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { href } from "~/routing/href";
import { Card, DefinitionList, LinkButton, Notice, PageHeader, Stack, Text } from "~/ui";
import { listAngaben } from "~/domain/antrag/einreichungAngaben";
import { Erklaerungen } from "./Erklaerungen";
import { EinreichenSchritte } from "./EinreichenSchritte";
import type { EinreichenDaten } from "./loadEinreichen";
import { Pruefliste } from "./Pruefliste";
import { Signatur } from "./Signatur";

type EinreichenSeiteProps = {
  daten: EinreichenDaten;
  /** Who may submit, in the words of the authority. */
  hinweis: string | null;
  isNezo: boolean;
  formular: FormularSchutz;
  antwort: FormAntwort | undefined;
};

/** The submission in three steps: check list, declarations, signature. @spec §2 /einreichen/{uuid} */
export function EinreichenSeite({ daten, hinweis, isNezo, formular, antwort }: EinreichenSeiteProps) {
  const { uuid, titel, schritt, status } = daten;
  const pfad = [
    { label: "Anträge", href: href("antraege") },
    { label: titel, href: href("antragStartseite", { uuid }) },
    { label: "Antrag einreichen" },
  ];
  return (
    <Stack gap="l">
      <PageHeader title="Antrag einreichen" lead={titel} breadcrumbs={pfad} />
      {status === "IN_BEARBEITUNG" ? (
        <>
          <EinreichenSchritte schritt={schritt} hinweis={hinweis} />
          {schritt === "pruefliste" && <Pruefliste daten={daten} />}
          {schritt === "erklaerungen" && <ZweiterSchritt daten={daten} formular={formular} antwort={antwort} />}
          {schritt === "signatur" && <Signatur daten={daten} isNezo={isNezo} formular={formular} antwort={antwort} />}
        </>
      ) : (
        <SchonEingereicht uuid={uuid} />
      )}
    </Stack>
  );
}

function ZweiterSchritt(props: { daten: EinreichenDaten; formular: FormularSchutz; antwort: FormAntwort | undefined }) {
  const { einreichung, erklaerungen, rechte } = props.daten;
  if (rechte.bearbeiten) return <Erklaerungen {...props} />;
  return (
    <Card title="Erklärungen" part="erklaerungen">
      <Stack gap="m">
        <Notice tone="info">Sie können diese Angaben lesen, aber nicht ändern.</Notice>
        <DefinitionList items={listAngaben(einreichung)} />
        {erklaerungen
          .filter(({ key }) => einreichung.erklaerungen.includes(key))
          .map(({ key, text }) => (
            <Text key={key}>{text}</Text>
          ))}
      </Stack>
    </Card>
  );
}

function SchonEingereicht({ uuid }: { uuid: string }) {
  return (
    <Card title="Dieser Antrag ist bereits eingereicht">
      <Stack gap="m">
        <Text>Er kann nicht noch einmal eingereicht werden.</Text>
        <div>
          <LinkButton icon="anzeigen" href={href("eingereichterAntrag", { uuid })}>
            Eingereichten Antrag ansehen
          </LinkButton>
        </div>
      </Stack>
    </Card>
  );
}
