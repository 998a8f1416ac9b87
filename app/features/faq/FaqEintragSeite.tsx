import type { FormularSchutz } from "~/contract/antrag/formAntwort";
import type { Aufbewahrung } from "~/contract/antrag/geparkteEingaben";
import type { FaqEintrag } from "~/contract/mitteilung/faq";
import { Absendeknopf, type AntwortSicht, Fehlermeldung, useAntwort, useGesehen } from "~/features/anmeldung";
import { AufbewahrtesFormular } from "~/features/aufbewahrung";
import { TestdatenKnopf } from "~/features/unternehmen";
import { formatDateTime } from "~/lib/date";
import { href } from "~/routing/href";
import { Container, HiddenField, Inline, LinkButton, PageHeader, RequiredHint, Stack } from "~/ui";
import { type FaqAntwort, vorschauVon } from "./faqAntwort";
import { FAQ_FELDER, FAQ_LABELS } from "./faqEingabe";
import { entwurfVonFaq, FAQ_KAESTCHEN } from "./faqEntwurf";
import { FaqFelder } from "./FaqFelder";
import { FaqStand } from "./FaqStand";
import { FaqVorschau } from "./FaqVorschau";
import type { FaqEintragDaten } from "./loadFaq";
import { Mitgeliefert } from "./Mitgeliefert";

type FaqEintragSeiteProps = {
  daten: FaqEintragDaten;
  aufbewahrung: Aufbewahrung;
  formular: FormularSchutz;
  antwort: FaqAntwort | undefined;
};

/** Asks for everything about an entry, new or not, with a preview of what readers will see. */
export function FaqEintragSeite(props: FaqEintragSeiteProps) {
  const { daten, antwort: letzte } = props;
  const antwort = useAntwort(letzte);
  const { eintrag } = daten;
  const vorschau = vorschauVon(letzte);
  const titel = eintrag === null ? "Eintrag anlegen" : "Eintrag bearbeiten";
  return (
    <Container width="form">
      <Stack gap="l">
        <PageHeader
          title={titel}
          lead={eintrag === null ? "Er steht zuletzt in seiner Kategorie." : zuletztText(eintrag)}
          breadcrumbs={[{ label: "FAQ", href: href("faqEditView") }, { label: titel }]}
        />
        <Fehlermeldung key={antwort.versuch} problem={antwort.problem} felder={FAQ_FELDER} labels={FAQ_LABELS} />
        {antwort.problem?.code === "REVISION_VERALTET" && eintrag !== null && (
          <FaqStand eintrag={eintrag} kategorien={daten.kategorien} antwort={antwort} />
        )}
        {vorschau !== null && <FaqVorschau vorschau={vorschau} versuch={antwort.versuch} />}
        <EintragFormular {...props} antwort={antwort} />
      </Stack>
    </Container>
  );
}

type EintragFormularProps = Omit<FaqEintragSeiteProps, "antwort"> & { antwort: AntwortSicht };

function EintragFormular({ daten, aufbewahrung, formular, antwort }: EintragFormularProps) {
  const { eintrag } = daten;
  const gesehen = useGesehen(eintrag?.revision ?? 0);
  return (
    <AufbewahrtesFormular
      key={`${eintrag?.uuid ?? ""} ${gesehen}`}
      hier={zielVon(eintrag)}
      entwurf={entwurfVonFaq(daten)}
      aufbewahrung={aufbewahrung}
      formular={formular}
      antwort={antwort}
      speichern="speichern"
      kaestchen={FAQ_KAESTCHEN}
    >
      {(sicht) => (
        <>
          {eintrag !== null && <HiddenField name="revision" value={revisionVon(eintrag, gesehen, antwort)} />}
          <RequiredHint />
          <FaqFelder daten={daten} antwort={sicht} />
          {eintrag !== null && <Mitgeliefert eintrag={eintrag} />}
          <Knoepfe eintrag={eintrag} />
        </>
      )}
    </AufbewahrtesFormular>
  );
}

const zuletztText = ({ geaendertAm, geaendertVon }: FaqEintrag): string =>
  geaendertVon === null
    ? "Mitgelieferter Text, den noch niemand bearbeitet hat."
    : `Zuletzt geändert am ${formatDateTime(new Date(geaendertAm))} von ${geaendertVon}.`;

/** What was deleted while it was edited becomes a new entry. */
const zielVon = (eintrag: FaqEintrag | null): string =>
  eintrag === null ? href("faqAnlegen") : href("faqBearbeiten", { uuid: eintrag.uuid }, { gesendet: "ja" });

/**
 * Which state of the entry is replaced by saving. Only whoever was shown the text of somebody else may replace it: a
 * form that was refused for another reason keeps the state that it was typed upon.
 */
const revisionVon = ({ revision }: FaqEintrag, gesehen: string, { problem, text }: AntwortSicht): string =>
  problem?.code === "REVISION_VERALTET" ? String(revision) : text("revision", gesehen);

function Knoepfe({ eintrag }: { eintrag: FaqEintrag | null }) {
  return (
    <Inline gap="m">
      <Absendeknopf absicht="speichern" icon="speichern">
        {eintrag === null ? "Eintrag anlegen" : "Speichern"}
      </Absendeknopf>
      <Absendeknopf absicht="vorschau" variant="secondary" icon="anzeigen">
        Vorschau
      </Absendeknopf>
      {eintrag === null && <TestdatenKnopf />}
      <LinkButton variant="secondary" href={href("faqEditView")}>
        Abbrechen
      </LinkButton>
      {eintrag !== null && (
        <LinkButton
          variant="quiet"
          icon="loeschen"
          href={href("faqBearbeiten", { uuid: eintrag.uuid }, { loeschen: "ja" })}
        >
          Löschen …
        </LinkButton>
      )}
    </Inline>
  );
}
