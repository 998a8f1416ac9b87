import { DamaligeTexte } from "~/features/hilfetexte";
import type { SchriftsatzDaten } from "~/features/schriftsatz";
import { SchriftsatzInhalt } from "~/features/schriftsatz";
import { formatDateTime } from "~/lib/date";
import { href } from "~/routing/href";
import { Card, DefinitionList, PageHeader, Stack } from "~/ui";

/**
 * A Nachtrag as it was submitted, with its receipt. @spec §2 /antraege/{antragUuid}/nachforderung/{uuid}: submitted
 * supplement detail
 */
export function NachtragLesenSeite({ daten: { antragUuid, antragTitel, schriftsatz } }: { daten: SchriftsatzDaten }) {
  const { uuid, eingereichtAm, eingereichtVon, pruefsumme, belegCode } = schriftsatz;
  return (
    <Stack gap="xl">
      <PageHeader
        title="Eingereichter Nachtrag"
        lead={antragTitel}
        breadcrumbs={[
          { label: "Anträge", href: href("antraege") },
          { label: antragTitel, href: href("antragStartseite", { uuid: antragUuid }) },
          { label: "Eingereichter Nachtrag" },
        ]}
      />
      <Card title="Nachweis">
        <Stack gap="m">
          <DefinitionList
            items={[
              {
                label: "Eingereicht",
                value:
                  eingereichtAm === null ? "" : `${formatDateTime(new Date(eingereichtAm))}, ${eingereichtVon ?? ""}`,
              },
              { label: "Prüfsumme (SHA-256)", value: pruefsumme ?? "" },
              { label: "Code des Belegs", value: belegCode ?? "" },
            ]}
          />
          <DamaligeTexte eingereichtAm={eingereichtAm} einreichung={uuid} bereich="nachtrag" />
        </Stack>
      </Card>
      <SchriftsatzInhalt schriftsatz={schriftsatz} />
    </Stack>
  );
}
