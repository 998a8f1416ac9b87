import type { FormularSchutz } from "~/contract/antrag/formAntwort";
import type { Aufbewahrung } from "~/contract/antrag/geparkteEingaben";
import type { HilfetextMitFassungen } from "~/contract/mitteilung/hilfetextVerwaltung";
import { Fehlermeldung, useAntwort } from "~/features/anmeldung";
import { href } from "~/routing/href";
import { Card, Container, PageHeader, RichText, Stack, Text, useFocusOnAnswer } from "~/ui";
import { EntwurfKarte } from "./EntwurfKarte";
import type { HilfetextAntwort } from "./hilfetextAbsichten";
import { HilfetextFormular } from "./HilfetextFormular";
import { NeuererKarte } from "./NeuererKarte";
import { VersionenKarte } from "./VersionenKarte";

type HilfetextSeiteProps = {
  text: HilfetextMitFassungen;
  aufbewahrung: Aufbewahrung;
  formular: FormularSchutz;
  antwort: HilfetextAntwort | undefined;
};

const isZumText = (antwort: HilfetextAntwort | undefined): boolean =>
  ["speichern", "vorschau", "imFormular", "weiterschreiben"].includes(antwort?.eingaben.absicht?.toString() ?? "");

/** Everything about one text: what readers see, the draft, and all versions. @spec bildschirme.md 9 */
export function HilfetextSeite({ text, aufbewahrung, formular, antwort: letzte }: HilfetextSeiteProps) {
  const zumText = useAntwort(isZumText(letzte) ? letzte : undefined);
  const sonst = useAntwort(isZumText(letzte) ? undefined : letzte);
  const html = letzte !== undefined && "html" in letzte ? letzte.html : null;
  const { problem, versuch } = isZumText(letzte) ? zumText : sonst;
  return (
    <Container width="form">
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
        {html !== null && <TextVorschau html={html} versuch={versuch} />}
        <EntwurfKarte text={text} formular={formular} antwort={sonst} />
        <HilfetextFormular text={text} aufbewahrung={aufbewahrung} formular={formular} antwort={zumText} />
        <Gueltiger text={text} />
        <NeuererKarte text={text} formular={formular} />
        <VersionenKarte text={text} formular={formular} />
      </Stack>
    </Container>
  );
}

/** What readers would see; the focus goes there with each answer. */
function TextVorschau({ html, versuch }: { html: string; versuch: number }) {
  const teil = useFocusOnAnswer(versuch);
  return (
    <div ref={teil} tabIndex={-1}>
      <Card title="Vorschau" tone="primary">
        <Stack gap="s">
          <Text tone="muted">So sähe der Text aus. Gespeichert ist er noch nicht.</Text>
          <RichText html={html} />
        </Stack>
      </Card>
    </div>
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
