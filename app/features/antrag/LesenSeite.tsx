import { href } from "~/routing/href";
import { Inline, LinkButton, PageHeader, Stack } from "~/ui";
import { DruckKnopf } from "./DruckKnopf";
import { Inhaltsverzeichnis } from "./Inhaltsverzeichnis";
import type { LesenDaten } from "./loadLesen";
import { UnternehmenLesen } from "./UnternehmenLesen";
import { VorhabenLesen } from "./VorhabenLesen";

/** The whole Antrag to read through before it is submitted. */
export function LesenSeite({
  daten: { uuid, titel, art, darfBearbeiten, isNurLesen, unternehmen, vorhaben },
}: {
  daten: LesenDaten;
}) {
  const pfad = [
    { label: "Anträge", href: href("antraege") },
    { label: titel, href: href("antragStartseite", { uuid }) },
    { label: "Antrag durchlesen" },
  ];
  return (
    <Stack gap="xl">
      <PageHeader title="Antrag durchlesen" lead={titel} breadcrumbs={pfad} actions={<DruckKnopf />} />
      <Inhaltsverzeichnis vorhaben={vorhaben} davor={unternehmen} />
      <UnternehmenLesen
        teile={unternehmen}
        hinweis="So stehen die Angaben zu Ihrem Unternehmen heute. Beim Einreichen werden sie mit dem Antrag festgehalten."
      />
      {vorhaben.map((eintrag) => (
        <VorhabenLesen
          key={eintrag.uuid}
          vorhaben={eintrag}
          bearbeiten={darfBearbeiten ? { antragUuid: uuid, art } : null}
        />
      ))}
      <WeitereWege uuid={uuid} darfBearbeiten={darfBearbeiten} isNurLesen={isNurLesen} />
    </Stack>
  );
}

function WeitereWege({ uuid, darfBearbeiten, isNurLesen }: Pick<LesenDaten, "uuid" | "darfBearbeiten" | "isNurLesen">) {
  return (
    <div data-print="nein">
      <Inline gap="m">
        {!isNurLesen && darfBearbeiten && (
          <LinkButton icon="senden" href={href("einreichen", { uuid })}>
            Weiter zum Einreichen
          </LinkButton>
        )}
        {!isNurLesen && (
          <LinkButton variant="secondary" icon="liste" href={href("antragLuecken", { uuid })}>
            Was fehlt noch?
          </LinkButton>
        )}
        <LinkButton variant="secondary" icon="herunterladen" href={href("antragPdf", { uuid })}>
          Antrag herunterladen (PDF)
        </LinkButton>
      </Inline>
    </div>
  );
}
