import { gruppeText, type Gruppenmitglied } from "~/domain/verbund/verbundGruppe";
import { formatAnsicht } from "~/domain/tabelle/tabellenAnsicht";
import { formatDate } from "~/lib/date";
import { href } from "~/routing/href";
import { Details, Inline, NetChart, ScreenOnly, Stack, Text, TextLink } from "~/ui";
import type { VerbundListeDaten } from "./loadVerbundListe";
import { STAND_FELD } from "./standHref";
import { GROESSE_FELD, ZEICHENGROESSEN, type Zeichengroesse } from "./zeichengroesse";

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

const toKnoten = (mitglied: Gruppenmitglied) => ({
  key: mitglied.key,
  name: mitglied.name,
  note: hinweisZu(mitglied),
  tone: mitglied.isEigenes ? ("own" as const) : mitglied.teilt ? ("shared" as const) : ("normal" as const),
});

/** Where the page is left at after another size was chosen. */
const ANKER = "zeichnung";

/** How large it was asked for, of which day, and how the list is shown: another size leaves the rest as it is. */
type VerbundZeichnungProps = Pick<VerbundListeDaten, "lage" | "groesse" | "ansicht" | "stand">;

/** The group as a drawing of the server; the list and its entries say the same. */
export function VerbundZeichnung({ lage: { gruppe, jahr }, groesse, ansicht, stand }: VerbundZeichnungProps) {
  const { tag, mitglieder, beteiligungen } = gruppe;
  if (beteiligungen.length === 0) return null;
  const jetzt = groesse ?? "normal";
  return (
    <Details
      id={ANKER}
      summary="Die Gruppe als Zeichnung"
      isPrinted
      open={groesse !== null || stand !== null || mitglieder.length <= AUF_EINEN_BLICK}
    >
      <Stack gap="s">
        <Text tone="muted">
          {stand === null ? "Stand heute, " : "Stand am "}
          {formatDate(tag)}; wer den Höchstbetrag teilt, richtet sich nach dem {formatDate(jahr.ende)}. Die Pfeile
          zeigen von dem, der Anteile hält, auf das Unternehmen, an dem er sie hält. Was noch unvollständig ist, fehlt
          in der Zeichnung.
        </Text>
        <ScreenOnly>
          <Stack gap="s">
            <Text tone="muted">
              Ist sie größer als der Platz, können Sie sie darin verschieben, auch mit den Pfeiltasten.
            </Text>
            <Groessen jetzt={jetzt} ansicht={ansicht} stand={stand} />
          </Stack>
        </ScreenOnly>
        <NetChart
          title={`Verbundene Unternehmen am ${formatDate(tag)}`}
          description={`${gruppeText(gruppe)}.`}
          nodes={mitglieder.map(toKnoten)}
          scale={ZEICHENGROESSEN.find(({ key }) => key === jetzt)?.mal ?? 1}
          edges={beteiligungen.map(({ key, von, an, text, mehr }) => ({ key, from: von, to: an, text, more: mehr }))}
        />
      </Stack>
    </Details>
  );
}

type Gezeigtes = Pick<VerbundListeDaten, "ansicht" | "stand">;

function groesseHref(groesse: Zeichengroesse, { ansicht, stand }: Gezeigtes): string {
  const query = formatAnsicht(ansicht);
  if (stand !== null) query.set(STAND_FELD, formatDate(stand));
  query.set(GROESSE_FELD, groesse);
  return `${href("verbundeneUnternehmen")}?${query.toString()}#${ANKER}`;
}

/** Links to the other sizes: no script is needed to come closer. */
function Groessen({ jetzt, ...gezeigt }: Gezeigtes & { jetzt: Zeichengroesse }) {
  return (
    <Inline gap="m">
      <Text as="span">Größe der Zeichnung:</Text>
      {ZEICHENGROESSEN.map(({ key, titel }) =>
        key === jetzt ? (
          <Text key={key} as="strong">
            {titel}
          </Text>
        ) : (
          <TextLink key={key} href={groesseHref(key, gezeigt)}>
            {titel}
          </TextLink>
        ),
      )}
    </Inline>
  );
}
