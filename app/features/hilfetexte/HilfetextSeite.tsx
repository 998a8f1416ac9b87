import type { FormularSchutz } from "~/contract/antrag/formAntwort";
import type { Aufbewahrung } from "~/contract/antrag/geparkteEingaben";
import type { HilfetextMitFassungen } from "~/contract/mitteilung/hilfetextVerwaltung";
import { type AntwortSicht, Fehlermeldung, useAntwort } from "~/features/anmeldung";
import { href } from "~/routing/href";
import { Card, Container, PageHeader, RichText, Split, Stack, Text } from "~/ui";
import { EntwurfKarte } from "./EntwurfKarte";
import type { HilfetextAntwort } from "./hilfetextAbsichten";
import { HilfetextFormular } from "./HilfetextFormular";
import { NeuererKarte } from "./NeuererKarte";
import type { Vorschau } from "./loadVorschau";
import { useVorschau } from "./useVorschau";
import { VersionenKarte } from "./VersionenKarte";
import { VorschauDaneben } from "./VorschauDaneben";

type HilfetextSeiteProps = {
  text: HilfetextMitFassungen;
  aufbewahrung: Aufbewahrung;
  /** The text as it is stored. */
  vorschau: Vorschau;
  /** Today, YYYY-MM-DD. */
  heute: string;
  formular: FormularSchutz;
  antwort: HilfetextAntwort | undefined;
};

const isZumText = (antwort: HilfetextAntwort | undefined): boolean =>
  ["speichern", "vorschau", "imFormular", "weiterschreiben"].includes(antwort?.eingaben.absicht?.toString() ?? "");

/** Everything about one text: what readers see, the draft, and all versions. @spec bildschirme.md 9 */
export function HilfetextSeite(props: HilfetextSeiteProps) {
  const { text, formular, antwort: letzte } = props;
  const zumText = useAntwort(isZumText(letzte) ? letzte : undefined);
  const sonst = useAntwort(isZumText(letzte) ? undefined : letzte);
  const { problem, versuch } = isZumText(letzte) ? zumText : sonst;
  return (
    <Container width="wide">
      <Stack gap="l">
        <PageHeader
          title={text.bezeichnung}
          lead={`${text.ort}. Schlüssel: ${text.feld}`}
          breadcrumbs={[
            { label: "Hilfetexte", href: href("hilfetexteView", {}, { bereich: text.bereich }) },
            { label: text.bezeichnung },
          ]}
        />
        <Fehlermeldung key={versuch} problem={problem} felder={["quelle", "index", "ab"]} />
        <Editor {...props} zumText={zumText} />
        <EntwurfKarte text={text} formular={formular} antwort={sonst} />
        <Gueltiger text={text} />
        <NeuererKarte text={text} formular={formular} />
        <VersionenKarte text={text} formular={formular} />
      </Stack>
    </Container>
  );
}

type EditorProps = HilfetextSeiteProps & { zumText: AntwortSicht };

/** The form of the text with its preview beside it. */
function Editor({ text, aufbewahrung, vorschau, heute, formular, antwort, zumText }: EditorProps) {
  const angefragt = antwort !== undefined && "vorschau" in antwort ? antwort.vorschau : null;
  const gezeigt = angefragt ?? vorschau;
  const { follow, ...laufend } = useVorschau(text.uuid, gezeigt);
  const versuch = angefragt === null ? null : zumText.versuch;
  const daneben = <VorschauDaneben text={text} vorschau={gezeigt} heute={heute} versuch={versuch} {...laufend} />;
  return (
    <Split isEven side={daneben}>
      <HilfetextFormular
        text={text}
        aufbewahrung={aufbewahrung}
        formular={formular}
        antwort={zumText}
        anfang={gezeigt}
        onGetippt={follow}
      />
    </Split>
  );
}

/** What readers see now. */
function Gueltiger({ text: { fassungen, rueckfall, art } }: Pick<HilfetextSeiteProps, "text">) {
  const gueltig = fassungen[0];
  if (gueltig?.isActive === true && gueltig.html !== "")
    return (
      <Card title="Das sehen Leser jetzt">
        <RichText html={gueltig.html} />
      </Card>
    );
  return (
    <Card title="Das sehen Leser jetzt">
      <Stack gap="s">
        <Text tone="muted">
          {rueckfall === null
            ? art === "HINWEIS"
              ? "Der Hinweis ist nicht aktiv. An seiner Stelle steht nichts."
              : "Der Text ist nicht aktiv. Die Hilfe sagt, dass es zu dieser Stelle keinen Text gibt."
            : "Der Text ist nicht aktiv. An seiner Stelle steht der allgemeine Text:"}
        </Text>
        {rueckfall !== null && <RichText html={rueckfall.html} />}
      </Stack>
    </Card>
  );
}
