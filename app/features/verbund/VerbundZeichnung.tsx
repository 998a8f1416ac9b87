import { gruppeText, type Gruppenmitglied, type Verbundgruppe } from "~/domain/verbund/verbundGruppe";
import { formatDate } from "~/lib/date";
import { Details, NetChart, Stack, Text } from "~/ui";

/** So many boxes are seen at one look; of more the drawing opens when it is wanted. */
const AUF_EINEN_BLICK = 12;

const ARTEN: Readonly<Record<Gruppenmitglied["art"], string>> = {
  UNTERNEHMEN: "",
  NATUERLICHE_PERSON: "Person",
  OEFFENTLICHE_STELLE: "Öffentliche Stelle",
};

function hinweisZu({ art, isEigenes, teilt }: Gruppenmitglied): string {
  if (isEigenes) return "Ihr Unternehmen";
  return [ARTEN[art], teilt ? "teilt den Höchstbetrag" : ""].filter((text) => text !== "").join(", ");
}

/** The group as a drawing of the server; the list says the same. */
export function VerbundZeichnung({ gruppe, tag }: { gruppe: Verbundgruppe; tag: string }) {
  const { mitglieder, beteiligungen } = gruppe;
  if (beteiligungen.length === 0) return null;
  return (
    <Details summary="Die Gruppe als Zeichnung" open={mitglieder.length <= AUF_EINEN_BLICK}>
      <Stack gap="s">
        <Text tone="muted">
          Stand heute, {formatDate(tag)}. Die Pfeile zeigen von dem, der Anteile hält, auf das Unternehmen, an dem er
          sie hält. Was noch unvollständig ist, fehlt in der Zeichnung. Ist sie breiter als der Platz, können Sie sie
          zur Seite verschieben.
        </Text>
        <NetChart
          title={`Verbundene Unternehmen am ${formatDate(tag)}`}
          description={`${gruppeText(gruppe)}.`}
          nodes={mitglieder.map((mitglied) => ({
            key: mitglied.key,
            name: mitglied.name,
            note: hinweisZu(mitglied),
            tone: mitglied.isEigenes ? "own" : mitglied.teilt ? "shared" : "normal",
          }))}
          edges={beteiligungen.map(({ key, von, an, text, mehr }) => ({ key, from: von, to: an, text, more: mehr }))}
        />
      </Stack>
    </Details>
  );
}
