import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { KMU_GROESSEN_TITEL, type KmuVorschlag } from "~/domain/kmu/kmuVorschlag";
import { Fehlermeldung, useAntwort } from "~/features/anmeldung";
import { FormularFelder } from "~/features/formular";
import { href } from "~/routing/href";
import { Button, Card, HiddenField, Inline, Stack, Text, TextLink } from "~/ui";
import type { KmuSeitenDaten } from "./loadKmu";

type VorschlagKarteProps = {
  daten: KmuSeitenDaten;
  vorschlag: KmuVorschlag;
  formular: FormularSchutz;
  antwort: FormAntwort | undefined;
};

/** How the result stands to what the company declares in its master data. */
export function VorschlagKarte(props: VorschlagKarteProps) {
  const { vorschlag, antwort, daten } = props;
  const { problem, versuch } = useAntwort(antwort);
  return (
    <Card title="Ihre Angabe in den Stammdaten">
      <Stack gap="m">
        <Fehlermeldung key={versuch} problem={problem} felder={["groesse"]} />
        <Text>{describeVorschlag(vorschlag)}</Text>
        {vorschlag.art === "ANGEBOT" && daten.darfBearbeiten && <Annahme {...props} groesse={vorschlag.berechnet} />}
        <Text tone="muted" size="s">
          Was Sie in den Stammdaten angeben, ändert das Portal nie von selbst. Es dient nur zur Information; den höheren
          Satz machen Sie beim Finanzamt geltend.
        </Text>
        <TextLink href={`${href("unternehmen")}#kmuStatus`}>Angabe in den Stammdaten ansehen</TextLink>
      </Stack>
    </Card>
  );
}

function describeVorschlag(vorschlag: KmuVorschlag): string {
  switch (vorschlag.art) {
    case "OFFEN":
      return "In den Stammdaten steht noch keine Einschätzung, und die Berechnung kann noch keine vorschlagen.";
    case "ANGEBOT":
      return `In den Stammdaten steht noch keine Einschätzung. Vorschlag nach der Berechnung: ${KMU_GROESSEN_TITEL[vorschlag.berechnet]}.`;
    case "GLEICH":
      return `In den Stammdaten steht: ${KMU_GROESSEN_TITEL[vorschlag.erklaert]}. Die Berechnung kommt zum selben Ergebnis.`;
    case "NUR_ERKLAERT":
      return `In den Stammdaten steht: ${KMU_GROESSEN_TITEL[vorschlag.erklaert]}. Die Berechnung kann das noch nicht prüfen.`;
    case "ABWEICHUNG":
      return `In den Stammdaten steht: ${KMU_GROESSEN_TITEL[vorschlag.erklaert]}. Die Berechnung kommt zu einem anderen Ergebnis: ${KMU_GROESSEN_TITEL[vorschlag.berechnet]}. Bitte prüfen Sie, welche Angabe stimmt.`;
  }
}

function Annahme({ daten, groesse, formular }: VorschlagKarteProps & { groesse: string }) {
  return (
    <form method="post" action={href("unternehmenKmu")}>
      <FormularFelder formular={formular} />
      <HiddenField name="groesse" value={groesse} />
      <HiddenField name="revision" value={String(daten.stammdatenRevision)} />
      <Inline gap="m">
        <Button>Vorschlag in die Stammdaten übernehmen</Button>
      </Inline>
    </form>
  );
}
