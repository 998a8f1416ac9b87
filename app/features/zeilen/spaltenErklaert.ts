import type { AntragKontext } from "~/domain/antrag/formular/kontext";
import { listOptionsnamen } from "~/formkit/einlesen/optionen";
import { listSpalten, type Spalte, type Tabellenlage } from "~/formkit/einlesen/spalten";
import { kinds } from "~/formkit/kinds";
import { optionsOf } from "~/formkit/relevance";
import { rowsOf } from "~/formkit/werte";

/** A column as the page explains it. `pflicht`: it is needed before the submission, always or in some rows. */
export type SpalteErklaert = { titel: string; inhalt: string; pflicht: "immer" | "teilweise" | "nein" };

/** More options than these are not named one by one. */
const MEISTE_GENANNT = 12;

/** Some row, to see whether a table refers to itself. */
const PROBE = "probe";

/** May one row of the table be chosen in another one? */
function isVerweis(spalte: Spalte<AntragKontext>, { tabelle, wurzel, kontext }: Tabellenlage<AntragKontext>): boolean {
  const mitProbe = { ...wurzel, [tabelle.key]: [...rowsOf(wurzel, tabelle.key), { uuid: PROBE }] };
  return optionsOf(spalte, { werte: {}, wurzel: mitProbe, kontext }).some(({ key }) => key === PROBE);
}

const VERWEIS =
  "Nummer oder Name einer anderen Zeile, mehrere durch Semikolon getrennt. Eine Nummer zählt zuerst die Zeilen, die Sie einfügen (1 ist die erste); gibt es sie dort nicht, die schon gespeicherten";

function auswahlText(spalte: Spalte<AntragKontext>, lage: Tabellenlage<AntragKontext>): string {
  if (isVerweis(spalte, lage)) return VERWEIS;
  const { wurzel, kontext } = lage;
  const namen = listOptionsnamen(optionsOf(spalte, { werte: {}, wurzel, kontext })).map(({ name }) => name);
  if (spalte.kind === "choice")
    return namen.length > MEISTE_GENANNT ? `z. B. ${namen.slice(0, 2).join(", ")}` : namen.join(" / ");
  const genannte = namen.length > 0 && namen.length <= MEISTE_GENANNT ? `: ${namen.join(" / ")}` : "";
  return `eines oder mehrere, durch Semikolon getrennt${genannte}`;
}

/** What is typed into a cell of this column. */
function inhaltVon(spalte: Spalte<AntragKontext>, lage: Tabellenlage<AntragKontext>): string {
  const { kind, fractionDigits = 2, trueLabel = "Ja", falseLabel = "Nein" } = spalte;
  switch (kind) {
    case "choice":
    case "multiChoice":
      return auswahlText(spalte, lage);
    case "yesNo":
      return `${trueLabel} / ${falseLabel}`;
    case "checkbox":
      return "Ja / Nein";
    case "date":
      return "Datum, z. B. 31.12.2025";
    case "month":
      return "Monat, z. B. 03.2025";
    case "euro":
      return "Betrag, z. B. 1.234,56";
    case "decimal":
      return `Zahl mit bis zu ${String(fractionDigits)} Nachkommastellen, z. B. 1,5`;
    case "integer":
      return "ganze Zahl";
    case "chips":
      return "Stichworte, jedes in einer Zeile der Zelle";
    default:
      return `Text bis ${String(kinds[kind].constraints(spalte).maxLength ?? 0)} Zeichen`;
  }
}

function pflichtVon({ required, when }: Spalte<AntragKontext>): SpalteErklaert["pflicht"] {
  if (required === undefined || required === false) return "nein";
  return required === true && when === undefined ? "immer" : "teilweise";
}

/** The columns of a table in their order: how they are called, what stands in them, and whether it is needed. */
export function listErklaerte(lage: Tabellenlage<AntragKontext>): SpalteErklaert[] {
  const { tabelle } = lage;
  return listSpalten(lage).map((spalte) =>
    spalte.key === tabelle.rowKey
      ? { titel: spalte.label, inhalt: "wie im Formular; sagt, zu welcher Zeile die Werte gehören", pflicht: "immer" }
      : { titel: spalte.label, inhalt: inhaltVon(spalte, lage), pflicht: pflichtVon(spalte) },
  );
}
