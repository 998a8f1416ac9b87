import type { Eingaben, FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import type { Aufbewahrung } from "~/contract/antrag/geparkteEingaben";
import type { Wartungsfenster } from "~/contract/verfahren/wartungsfenster";
import { WARTUNG_FRAGEN } from "~/domain/wartung/wartungFragen";
import { WARTUNG_TEXT_MAX } from "~/domain/wartung/wartungsfenster";
import { Absendeknopf, type AntwortSicht, Fehlermeldung, useAntwort, useGesehen } from "~/features/anmeldung";
import { AufbewahrtesFormular } from "~/features/aufbewahrung";
import { useFeldhilfe } from "~/features/formular";
import { TestdatenKnopf } from "~/features/unternehmen";
import { ZeitpunktFelder } from "~/features/zeitpunkt";
import { href } from "~/routing/href";
import {
  Card,
  Container,
  HiddenField,
  Inline,
  LinkButton,
  Notice,
  PageHeader,
  RequiredHint,
  Stack,
  Text,
  TextArea,
} from "~/ui";
import { anfangVon } from "./fensterEingabe";
import { entwurfVonFenster, FENSTER_LABELS as LABELS } from "./fensterEntwurf";
import { zeitVon } from "./wartungTexte";

/** A refusal, or (`problem` null) the form again; both with everything that was typed. */
export type FensterAntwort = FormAntwort | { problem: null; eingaben: Eingaben };

type FensterSeiteProps = {
  fenster: Wartungsfenster | null;
  aufbewahrung: Aufbewahrung;
  formular: FormularSchutz;
  antwort: FensterAntwort | undefined;
};

const FELDER = Object.keys(LABELS);

/** Here the reason is read by everybody, elsewhere it stands in the log. */
const keyVon = (name: string): string => (name === "grund" ? "ankuendigung" : name);

/** Asks when the portal shall take nothing, and why; the same to change it. @spec issue 18 §6 */
export function FensterSeite(props: FensterSeiteProps) {
  const { fenster, antwort: letzte } = props;
  const antwort = useFeldhilfe(useAntwort(letzte), { fragen: WARTUNG_FRAGEN, keyVon });
  const titel = fenster === null ? "Wartung ankündigen" : "Wartung ändern";
  return (
    <Container width="form">
      <Stack gap="l">
        <PageHeader
          title={titel}
          lead="Alle sehen die Ankündigung sofort auf jeder Seite, auch vor der Anmeldung."
          breadcrumbs={[{ label: "Sonstiges", href: href("wartungSonstigesView") }, { label: titel }]}
        />
        <Fehlermeldung key={antwort.versuch} problem={antwort.problem} felder={FELDER} labels={LABELS} />
        {antwort.problem?.code === "REVISION_VERALTET" && fenster !== null && <JetzigerStand fenster={fenster} />}
        <Card>
          <FensterFormular {...props} antwort={antwort} />
        </Card>
      </Stack>
    </Container>
  );
}

/** What somebody else has saved meanwhile, to compare with what was typed. */
function JetzigerStand({ fenster: { beginn, ende, grund } }: { fenster: Wartungsfenster }) {
  return (
    <Notice tone="warning" title="So ist die Wartung jetzt angekündigt">
      {`Von ${zeitVon(beginn)} bis ${zeitVon(ende)}, Grund: ${grund}. Wenn Sie jetzt speichern, ersetzen Ihre Eingaben diesen Stand.`}
    </Notice>
  );
}

type FormularProps = Omit<FensterSeiteProps, "antwort"> & { antwort: AntwortSicht };

function FensterFormular({ fenster, aufbewahrung, formular, antwort }: FormularProps) {
  const gesehen = useGesehen(fenster?.revision ?? 0);
  const isGezeigt = antwort.problem?.code === "REVISION_VERALTET" && fenster !== null;
  return (
    <AufbewahrtesFormular
      hier={href("wartungFenster")}
      entwurf={entwurfVonFenster(fenster)}
      aufbewahrung={aufbewahrung}
      formular={formular}
      antwort={antwort}
      speichern="speichern"
    >
      {(sicht) => (
        <Stack gap="m">
          <HiddenField name="uuid" value={antwort.text("uuid", fenster?.uuid ?? "")} />
          <HiddenField
            name="revision"
            value={isGezeigt ? String(fenster.revision) : antwort.text("revision", gesehen)}
          />
          <RequiredHint />
          <Text tone="muted">Zeitangaben in deutscher Zeit (Europe/Berlin).</Text>
          <Fragen antwort={sicht} anfang={anfangVon(fenster)} />
          <Inline gap="m">
            <Absendeknopf absicht="speichern">{fenster === null ? "Ankündigen" : "Speichern"}</Absendeknopf>
            <TestdatenKnopf />
            <LinkButton variant="secondary" href={href("wartungSonstigesView")}>
              Abbrechen
            </LinkButton>
          </Inline>
        </Stack>
      )}
    </AufbewahrtesFormular>
  );
}

function Fragen({ antwort, anfang }: { antwort: AntwortSicht; anfang: Record<string, string> }) {
  return (
    <>
      <ZeitpunktFelder moment="beginn" legend={LABELS.beginn} required antwort={antwort} texte={anfang} />
      <ZeitpunktFelder moment="ende" legend={LABELS.ende} required antwort={antwort} texte={anfang} />
      <TextArea
        {...antwort.feld("grund")}
        label={LABELS.grund}
        hint="Alle lesen ihn, zum Beispiel „Wir spielen eine neue Version ein“."
        required
        rows={3}
        limit={WARTUNG_TEXT_MAX}
        defaultValue={antwort.text("grund", anfang.grund)}
      />
    </>
  );
}
