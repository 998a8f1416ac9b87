import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { PageHeader, Stack, Text } from "~/ui";
import type { SiegelDaten } from "./loadSiegel";
import { RegelnKarte } from "./RegelnKarte";
import { SiegelKarte } from "./SiegelKarte";

type SiegelSeiteProps = {
  daten: SiegelDaten;
  /** The company for which the page was opened. */
  unternehmen: string;
  formular: FormularSchutz;
  antwort: FormAntwort | undefined;
};

/** The seals that the company has earned. @spec §2 /bsfzSiegel: seal page */
export function SiegelSeite({ daten: { firma, siegel, zugestimmt }, ...formular }: SiegelSeiteProps) {
  return (
    <Stack gap="xl">
      <PageHeader title="Siegel" lead={firma} />
      <Text>
        Mindestens ein Vorhaben Ihres Unternehmens ist bescheinigt. Mit dem Siegel können Sie das zeigen, zum Beispiel
        auf Ihrer Website, in Präsentationen oder in Stellenanzeigen.
      </Text>
      {siegel.map((eintrag) => (
        <SiegelKarte key={eintrag.variante} siegel={eintrag} isFrei={zugestimmt !== null} />
      ))}
      <RegelnKarte zugestimmt={zugestimmt} {...formular} />
    </Stack>
  );
}
