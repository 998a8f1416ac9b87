import { Form } from "@remix-run/react";
import type { FormularSchutz } from "~/contract/antrag/formAntwort";
import { GEPARKT_FELD, TICKET_FELD } from "~/contract/antrag/formularGrenze";
import type { Aufbewahrung } from "~/contract/antrag/geparkteEingaben";
import type { HilfetextMitFassungen } from "~/contract/mitteilung/hilfetextVerwaltung";
import { HILFE_AUS } from "~/domain/hilfe/hilfeOrt";
import { FormularFelder, GEZEIGT } from "~/features/formular";
import { href } from "~/routing/href";
import {
  Button,
  Container,
  DrawerPanel,
  HiddenField,
  LinkButton,
  Notice,
  PageHeader,
  RichText,
  Stack,
  Text,
  TextLink,
} from "~/ui";
import type { Vorschau } from "./loadVorschau";
import { VorschauMuster } from "./VorschauMuster";

export type VorschauSeiteProps = {
  text: HilfetextMitFassungen;
  vorschau: Vorschau;
  /** The revision of the draft that was seen when the text was typed. */
  gesehen: string;
  /** The kept form that the text comes from; "" for none. */
  geparkt: string;
  aufbewahrung: Aufbewahrung;
  /** Today, YYYY-MM-DD. */
  heute: string;
  formular: FormularSchutz;
};

/** The id of the form that carries the typed text from one view of the preview to the next, and back. */
const TRAEGER = "traeger";

const BEISPIEL = {
  HILFE: "Das Formular ist ein leeres Beispiel.",
  HINWEIS: "Die Seite ist ein leeres Beispiel.",
} as const;

const fuer = (feld: string) => ({ form: TRAEGER, name: "hilfe", value: feld });

/**
 * The sample of a form with the help drawer as it would be: the text at its field, before anybody else sees it. What is
 * typed travels in hidden fields, for it is stored nowhere.
 */
export function VorschauSeite(props: VorschauSeiteProps) {
  const { text, vorschau, heute } = props;
  return (
    <>
      <Container width="wide">
        <Stack gap="l">
          <PageHeader
            title={`Vorschau: ${text.bezeichnung}`}
            lead={text.ort}
            breadcrumbs={[
              { label: "Hilfetexte", href: href("hilfetexteView", {}, { bereich: text.bereich }) },
              { label: text.bezeichnung, href: href("hilfetextBearbeiten", { uuid: text.uuid }) },
              { label: "Vorschau" },
            ]}
          />
          <Erklaerung text={text} vorschau={vorschau} />
          <Zurueck {...props} />
          <VorschauMuster
            text={text}
            vorschau={vorschau}
            heute={heute}
            hilfe={text.feld}
            hilfeZiel={(feld) => ({ submit: fuer(feld) })}
          />
        </Stack>
      </Container>
      <Schublade vorschau={vorschau} />
    </>
  );
}

/** What the page shows, and that it is a sample. */
function Erklaerung({
  text: { art },
  vorschau: { isUngespeichert, hinweis },
}: Pick<VorschauSeiteProps, "text" | "vorschau">) {
  const stand = isUngespeichert
    ? "So sähen Leser den Text, wie Sie ihn gerade geschrieben haben. Gespeichert ist er nicht."
    : "So sähen Leser den Text, wie er gespeichert ist.";
  const leer =
    art === "HINWEIS" && hinweis === null ? " Der Hinweis ist leer oder nicht aktiv und deshalb nicht zu sehen." : "";
  return <Notice tone="info">{`${stand}${leer} ${BEISPIEL[art]}`}</Notice>;
}

/** The way back to the editor, with what is typed; the "?" of the form send it along, too. */
function Zurueck(props: VorschauSeiteProps) {
  const { vorschau, gesehen, geparkt, aufbewahrung, formular } = props;
  const { uuid } = props.text;
  const { quelle, index, isActive } = vorschau.eingabe;
  return (
    <Form id={TRAEGER} method="post" action={href("hilfetextVorschau", { uuid })} preventScrollReset>
      <FormularFelder formular={formular} />
      <HiddenField name="revision" value={gesehen} />
      <HiddenField name="quelle" value={quelle} />
      <HiddenField name="index" value={index} />
      <HiddenField name={GEZEIGT} value="isActive" />
      {isActive && <HiddenField name="isActive" value="true" />}
      {aufbewahrung.ticket !== undefined && <HiddenField name={TICKET_FELD} value={aufbewahrung.ticket} />}
      {geparkt !== "" && <HiddenField name={GEPARKT_FELD} value={geparkt} />}
      {vorschau.isUngespeichert ? (
        <Button
          variant="secondary"
          icon="pfeilLinks"
          formAction={href("hilfetextBearbeiten", { uuid })}
          name="absicht"
          value="weiterschreiben"
        >
          Zurück zum Text
        </Button>
      ) : (
        <LinkButton variant="secondary" icon="pfeilLinks" href={href("hilfetextBearbeiten", { uuid })}>
          Zurück zum Text
        </LinkButton>
      )}
    </Form>
  );
}

function Schublade({ vorschau: { hilfe, isUngespeichert } }: Pick<VorschauSeiteProps, "vorschau">) {
  if (hilfe === null) return null;
  return (
    <DrawerPanel title={hilfe.isEigene ? "Hilfe (Vorschau)" : "Hilfe"} close={fuer(HILFE_AUS)}>
      <Stack gap="m">
        {!hilfe.isActive && <Text tone="muted">Leser sehen diesen Text nicht: Er ist nicht aktiv.</Text>}
        <RichText html={hilfe.html === "" ? "<p>Noch kein Text.</p>" : hilfe.html} />
        {!hilfe.isEigene && !isUngespeichert && (
          <TextLink href={href("hilfetextBearbeiten", { uuid: hilfe.uuid })}>Text bearbeiten</TextLink>
        )}
      </Stack>
    </DrawerPanel>
  );
}
