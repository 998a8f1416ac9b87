import { tab } from "../../../../formkit/defineForm";
import { isYes } from "../../../../formkit/werte";
import { FRUEHESTER_VORHABENBEGINN } from "../../../stichtage";
import { type AntragBereich, field } from "../feld";
import { checkMuster } from "../regeln";
import { FACHGEBIETE, FORSCHUNGSARTEN } from "./fachgebiete";
import { checkBeginn, checkEnde, laufzeitMonate } from "./laufzeit";

const ANSPRECHPERSON = "Fachliche Ansprechperson";

const hasEarlierAntrag = ({ werte }: AntragBereich) => isYes(werte, "vorherigerAntrag");
const hasAndereFoerderung = ({ werte }: AntragBereich) => isYes(werte, "andereFoerderung");

/** Tab 0: what the Vorhaben is called, when it runs, what it belongs to and whom to ask. */
export const vorhaben = tab(
  "vorhaben",
  "Vorhaben",
  [
    field.text("titel", {
      label: "Titel des Vorhabens",
      required: true,
      max: 200,
      hint: "Fachlich und aussagekräftig; keine Produktbezeichnung und kein internes Kürzel.",
    }),
    field.text("kurzbezeichnung", {
      label: "Kurzbezeichnung / Akronym",
      max: 50,
      hint: "Erscheint in Tabellen und Nachrichten.",
    }),
    field.date("beginn", {
      label: "Beginn des Vorhabens",
      required: true,
      min: FRUEHESTER_VORHABENBEGINN,
      check: (_wert, bereich) => checkBeginn(bereich),
    }),
    field.date("ende", {
      label: "(Voraussichtliches) Ende des Vorhabens",
      required: true,
      check: (_wert, bereich) => checkEnde(bereich),
    }),
    field.computed("laufzeitMonate", {
      label: "Laufzeit in Monaten",
      compute: ({ werte }) => String(laufzeitMonate(werte) ?? "–"),
    }),
    field.multiChoice("forschungsart", { label: "Art der Forschung", required: true, options: FORSCHUNGSARTEN }),
    field.choice("fachgebiet", { label: "Fachgebiet", required: true, options: FACHGEBIETE }),
    field.chips("schlagwoerter", {
      label: "Schlagwörter",
      required: true,
      maxItems: 10,
      max: 800,
      hint: "Höchstens zehn, zum Beispiel Methode, Technik und Anwendungsfeld.",
    }),
    field.yesNo("vorherigerAntrag", {
      label: "Wurde für dieses Vorhaben bereits eine Bescheinigung beantragt?",
      required: true,
    }),
    field.text("vorherigeVorhabenId", {
      label: "Vorhaben-ID des früheren Antrags",
      required: true,
      max: 20,
      hint: "Die Vorhaben-ID steht im Bescheid.",
      when: hasEarlierAntrag,
      check: checkMuster(/^(FZ-)?\d[\d-]*$/, "Ungültiges Format"),
    }),
    field.yesNo("andereFoerderung", {
      label: "Wird oder wurde das Vorhaben mit anderen öffentlichen Mitteln gefördert?",
      required: true,
    }),
    field.text("foerderprogramm", {
      label: "Förderprogramm / Förderkennzeichen",
      required: true,
      max: 200,
      when: hasAndereFoerderung,
    }),
    field.choice("ansprechpersonAnrede", {
      label: "Anrede",
      required: true,
      group: ANSPRECHPERSON,
      options: [
        { key: "FRAU", title: "Frau" },
        { key: "HERR", title: "Herr" },
        { key: "OHNE", title: "Ohne Anrede" },
      ],
    }),
    field.text("ansprechpersonTitel", {
      label: "Titel",
      max: 50,
      group: ANSPRECHPERSON,
      autocomplete: "honorific-prefix",
    }),
    field.text("ansprechpersonVorname", {
      label: "Vorname",
      required: true,
      max: 100,
      group: ANSPRECHPERSON,
      autocomplete: "given-name",
    }),
    field.text("ansprechpersonNachname", {
      label: "Nachname",
      required: true,
      max: 100,
      group: ANSPRECHPERSON,
      autocomplete: "family-name",
    }),
    field.text("ansprechpersonFunktion", {
      label: "Funktion",
      max: 100,
      group: ANSPRECHPERSON,
      autocomplete: "organization-title",
    }),
    field.text("ansprechpersonTelefon", {
      label: "Telefon",
      required: true,
      max: 50,
      group: ANSPRECHPERSON,
      inputType: "tel",
      autocomplete: "tel",
    }),
    field.text("ansprechpersonEmail", {
      label: "E-Mail",
      required: true,
      max: 200,
      group: ANSPRECHPERSON,
      inputType: "email",
      autocomplete: "email",
    }),
  ],
  { help: "vorhabenAllgemein" },
);
