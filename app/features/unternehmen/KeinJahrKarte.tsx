import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { KEIN_JAHR_FRAGE } from "~/domain/statistik/keinJahrFrage";
import { Fehlermeldung, useAntwort } from "~/features/anmeldung";
import { FormularFelder, useFeldhilfe } from "~/features/formular";
import { formatDate } from "~/lib/date";
import { href } from "~/routing/href";
import { Button, Card, Checkbox, Inline, Stack, Text } from "~/ui";
import type { StatistikDaten } from "./loadJahr";

type KeinJahrKarteProps = {
  daten: Pick<StatistikDaten, "keinJahr" | "keinJahrBis"> & { rechte: { bearbeiten: boolean } };
  formular: FormularSchutz;
  antwort: FormAntwort | undefined;
};

/** Until when the declaration counts, or that it no longer does. */
const keinJahrHinweis = (bis: string, gilt: boolean): string =>
  gilt
    ? `Diese Erklärung gilt bis zum Ende Ihres Wirtschaftsjahres am ${formatDate(bis)}. Danach sind seine Zahlen verlangt.`
    : `Ihre Erklärung galt bis zum ${formatDate(bis)}. Seitdem ist ein Wirtschaftsjahr abgeschlossen: Bitte erfassen Sie seine Zahlen.`;

/** Replaces the duty for a company that is too young. */
export function KeinJahrKarte({ daten, formular, antwort }: KeinJahrKarteProps) {
  const sicht = useFeldhilfe(useAntwort(antwort), { fragen: KEIN_JAHR_FRAGE });
  const label = KEIN_JAHR_FRAGE.keinJahr;
  if (!daten.rechte.bearbeiten) return daten.keinJahr ? <Text>{label}.</Text> : null;
  return (
    <Card title="Noch kein abgeschlossenes Wirtschaftsjahr?">
      <form method="post" action={href("unternehmenWirtschaftsjahr")}>
        <Stack gap="m">
          <FormularFelder formular={formular} />
          <Fehlermeldung key={sicht.versuch} problem={sicht.problem} felder={["keinJahr"]} />
          {daten.keinJahrBis !== null && <Text>{keinJahrHinweis(daten.keinJahrBis, daten.keinJahr)}</Text>}
          <Checkbox
            key={String(daten.keinJahr)}
            {...sicht.feld("keinJahr")}
            label={label}
            defaultValue={sicht.isAngekreuzt("keinJahr", daten.keinJahr)}
          />
          <Inline gap="m">
            <Button variant="secondary">Übernehmen</Button>
          </Inline>
        </Stack>
      </form>
    </Card>
  );
}
