import {
  Checkbox,
  CheckboxGroup,
  ChipField,
  DateField,
  FieldGroup,
  FileField,
  MonthField,
  MultiSelect,
  NumberField,
  PlainTextArea,
  RadioGroup,
  ReadOnlyField,
  RequiredHint,
  SelectField,
  Suggestions,
  Switch,
  TextArea,
  TextField,
} from "~/ui";
import { feldZustaende } from "./feldZustaende";
import { einfach, type Raum } from "./stueck";

const AUSWAHL = [
  { value: "gmbh", label: "GmbH", group: "Kapitalgesellschaften" },
  { value: "ag", label: "AG", group: "Kapitalgesellschaften" },
  { value: "kg", label: "KG", group: "Personengesellschaften" },
];

/** Fields with one value that is typed. */
export const EINGABEFELDER: Raum = {
  schluessel: "eingabefelder",
  titel: "Felder zum Tippen",
  stuecke: [
    {
      name: "TextField",
      wozu: "Eine Zeile Text.",
      zustaende: [
        ...feldZustaende("text", "Titel des Vorhabens", (field) => (
          <TextField {...field} defaultValue="Klebverbindungen im Leichtbau" />
        )),
        {
          name: "Gezählt, mit Vorschlägen und abgeschnittenem Rest",
          element: (
            <>
              <TextField
                id="text-rest"
                name="text-rest"
                label="Akronym"
                limit={10}
                showCounter
                list="text-vorschlaege"
                rests={[{ key: "rest", text: " und was zu lang war", discard: { name: "intent", value: "rest" } }]}
              />
              <Suggestions id="text-vorschlaege" texts={["LEICHT", "KLEBEN"]} />
            </>
          ),
        },
      ],
    },
    {
      name: "TextArea",
      wozu: "Langer Text mit Zähler; wächst mit dem, was darin steht.",
      zustaende: feldZustaende("absatz", "Ziel des Vorhabens", (field) => (
        <TextArea {...field} defaultValue="Eine Verbindung, die hält und sich wieder lösen lässt." />
      )),
    },
    {
      name: "PlainTextArea",
      wozu: "Langer Text ohne Zähler, für Tabellen und Quelltext.",
      zustaende: feldZustaende("roh", "Eingefügte Zeilen", (field) => (
        <PlainTextArea {...field} rows={2} defaultValue="Beispiel GmbH; 25,00" />
      )),
    },
    {
      name: "NumberField",
      wozu: "Zahl in deutscher Schreibweise, mit Einheit.",
      zustaende: feldZustaende("zahl", "Aufwand", (field) => (
        <NumberField {...field} kind="euro" defaultValue="1.234,50" />
      )),
    },
    {
      name: "DateField",
      wozu: "Ein Tag, getippt oder gewählt.",
      zustaende: feldZustaende("tag", "Beginn", (field) => <DateField {...field} defaultValue="2026-01-01" />),
    },
    {
      name: "MonthField",
      wozu: "Ein Monat, getippt oder gewählt.",
      zustaende: feldZustaende("monat", "Von", (field) => <MonthField {...field} defaultValue="2026-01" />),
    },
    {
      name: "ChipField",
      wozu: "Mehrere kurze Texte.",
      zustaende: feldZustaende("stichwort", "Stichwörter", (field) => (
        <ChipField {...field} defaultValue={["Kleben", "Leichtbau"]} />
      )),
    },
  ],
};

/** Fields whose values are chosen. */
export const AUSWAHLFELDER: Raum = {
  schluessel: "auswahlfelder",
  titel: "Felder zum Wählen",
  stuecke: [
    {
      name: "SelectField",
      wozu: "Eines von vielen, auch in Gruppen.",
      zustaende: feldZustaende("eines", "Rechtsform", (field) => (
        <SelectField {...field} options={AUSWAHL} defaultValue="gmbh" />
      )),
    },
    {
      name: "MultiSelect",
      wozu: "Mehrere von vielen; geschlossen sagt es, was gewählt ist.",
      zustaende: feldZustaende("mehrere", "Rechtsformen", (field) => (
        <MultiSelect {...field} options={AUSWAHL} emptyLabel="Keine gewählt" defaultValue={["gmbh", "kg"]} />
      )),
    },
    {
      name: "RadioGroup",
      wozu: "Eines von wenigen.",
      zustaende: feldZustaende("radio", "Gibt es Partner?", (field) => (
        <RadioGroup
          {...field}
          defaultValue="ja"
          options={[
            { value: "ja", label: "Ja" },
            { value: "nein", label: "Nein" },
          ]}
        />
      )),
    },
    {
      name: "CheckboxGroup",
      wozu: "Mehrere von wenigen.",
      zustaende: feldZustaende("kaestchen", "Rechtsformen zum Ankreuzen", (field) => (
        <CheckboxGroup {...field} options={AUSWAHL} defaultValue={["ag"]} />
      )),
    },
    {
      name: "Checkbox",
      wozu: "Eine Aussage, die gilt oder nicht.",
      zustaende: feldZustaende("aussage", "Ich stimme zu", (field) => <Checkbox {...field} defaultValue />),
    },
    {
      name: "Switch",
      wozu: "An oder aus.",
      zustaende: feldZustaende("schalter", "Erinnerung", (field) => <Switch {...field} defaultValue />),
    },
    {
      name: "FileField",
      wozu: "Dateien auswählen oder hineinziehen.",
      zustaende: feldZustaende("datei", "Anlage", (field) => <FileField {...field} accept=".pdf" />),
    },
    einfach(
      "FieldGroup",
      "Felder, die zusammen eine Frage beantworten.",
      <FieldGroup legend="Zeitraum" hint="Beide Tage gehören dazu." error="Bitte geben Sie beide Tage an." id="gruppe">
        <DateField id="gruppe-von" name="von" label="Von" />
        <DateField id="gruppe-bis" name="bis" label="Bis" />
      </FieldGroup>,
    ),
    einfach(
      "ReadOnlyField",
      "Was feststeht.",
      <ReadOnlyField label="Antragsnummer" value="FZ-2026-000123" help={{ href: "#inhalt", label: "Antragsnummer" }} />,
    ),
    einfach("RequiredHint", "Was der Stern bedeutet.", <RequiredHint />),
  ],
};
