import type { FormularSchutz } from "~/contract/antrag/formAntwort";
import { Fehlermeldung } from "~/features/anmeldung";
import { href } from "~/routing/href";
import { Card, LinkButton, PageHeader, Stack, Text } from "~/ui";
import type { ImportAntwort } from "./importAntwort";
import { ImportFormular } from "./ImportFormular";
import { ImportVergleich } from "./ImportVergleich";

export type ImportDaten = { uuid: string; titel: string; darfBearbeiten: boolean };

type ImportSeiteProps = { daten: ImportDaten; formular: FormularSchutz; antwort: ImportAntwort | undefined };

/** Takes in a file: first it is compared with the draft, and nothing is written before it is confirmed. */
export function ImportSeite({ daten: { uuid, titel, darfBearbeiten }, formular, antwort }: ImportSeiteProps) {
  const startseite = href("antragStartseite", { uuid });
  const pfad = [
    { label: "Anträge", href: href("antraege") },
    { label: titel, href: startseite },
    { label: "Daten importieren" },
  ];
  const vergleich = antwort?.vergleich ?? null;
  return (
    <Stack gap="l">
      <PageHeader title="Daten importieren" lead={titel} breadcrumbs={pfad} />
      <Fehlermeldung problem={antwort?.problem ?? null} felder={vergleich === null ? ["datei", "text"] : ["auswahl"]} />
      {!darfBearbeiten && <KeinRecht zurueck={startseite} />}
      {darfBearbeiten && vergleich === null && (
        <ImportFormular formular={formular} text={antwort?.text ?? ""} zurueck={startseite} />
      )}
      {darfBearbeiten && antwort !== undefined && vergleich !== null && (
        <ImportVergleich
          formular={formular}
          antwort={antwort}
          vergleich={vergleich}
          zurueck={href("antragImport", { uuid })}
        />
      )}
    </Stack>
  );
}

function KeinRecht({ zurueck }: { zurueck: string }) {
  return (
    <Card>
      <Stack gap="m">
        <Text>
          Sie dürfen diesen Entwurf nicht ändern. Deshalb können Sie keine Daten importieren. Wer das Recht „Verwalten“
          hat, kann Ihnen das Recht dazu geben.
        </Text>
        <div>
          <LinkButton variant="secondary" icon="pfeilLinks" href={zurueck}>
            Zurück zum Antrag
          </LinkButton>
        </div>
      </Stack>
    </Card>
  );
}
