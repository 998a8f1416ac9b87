import { BUNDESLAENDER, formatSteuernummer } from "~/domain/unternehmen/bundeslaender";
import { finanzamtOptionen } from "~/domain/unternehmen/finanzaemter";
import { LAENDER } from "~/domain/unternehmen/laender";
import { STEUERLICHE_NUMMERN } from "~/domain/unternehmen/pruefziffer";
import { findRechtsform, RECHTSFORMEN } from "~/domain/unternehmen/rechtsformen";
import { REGISTERARTEN } from "~/domain/unternehmen/registerarten";
import { REGISTERGERICHTE } from "~/domain/unternehmen/registergerichte";
import type { stammdaten } from "~/domain/unternehmen/stammdaten";
import { WIRTSCHAFTSZWEIG_AUSGABE, wirtschaftszweigOptionen } from "~/domain/unternehmen/wirtschaftszweige";
import type { SelectOption } from "~/ui";

/** The keys of the company data, as the contract and the rules name them. */
export type UnternehmenFeldName = keyof typeof stammdaten.in.shape;

export type UnternehmenFeld = {
  name: UnternehmenFeldName;
  label: string;
  required?: true;
  /** Most characters of a typed text. */
  limit?: number;
  hint?: string;
  autoComplete?: string;
  type?: "email" | "tel";
  options?: readonly SelectOption[];
  /** What a typed text may be; any other is as good. */
  suggestions?: readonly string[];
};

type Eintrag = { readonly key: string; readonly title: string; readonly group?: string };
const optionen = (eintraege: readonly Eintrag[]): SelectOption[] =>
  eintraege.map(({ key, title, group }) => ({ value: key, label: title, group }));

/** The company data that the registration asks for, in groups as they stand on the page. */
export const UNTERNEHMEN_GRUPPEN: readonly { titel: string; hint?: string; felder: readonly UnternehmenFeld[] }[] = [
  {
    titel: "Unternehmen",
    felder: [
      {
        name: "firma",
        label: "Name / Firma (mit Rechtsformzusatz)",
        required: true,
        limit: 200,
        autoComplete: "organization",
      },
      { name: "rechtsform", label: "Rechtsform", required: true, options: optionen(RECHTSFORMEN) },
      {
        name: "wirtschaftszweig",
        label: `Wirtschaftszweig (${WIRTSCHAFTSZWEIG_AUSGABE})`,
        required: true,
        options: optionen(wirtschaftszweigOptionen()),
      },
    ],
  },
  {
    titel: "Anschrift (Sitz)",
    felder: [
      { name: "strasse", label: "Straße", required: true, limit: 100 },
      { name: "hausnummer", label: "Hausnummer", required: true, limit: 10 },
      { name: "adresszusatz", label: "Adresszusatz", limit: 100 },
      { name: "plz", label: "Postleitzahl", required: true, limit: 10, autoComplete: "postal-code" },
      { name: "ort", label: "Ort", required: true, limit: 100, autoComplete: "address-level2" },
      {
        name: "bundesland",
        label: "Bundesland",
        hint: "Erforderlich bei Sitz in Deutschland.",
        options: optionen(BUNDESLAENDER),
      },
      { name: "land", label: "Land", required: true, options: optionen(LAENDER), autoComplete: "country" },
    ],
  },
  {
    titel: "Steuerliche Angaben",
    felder: [
      {
        name: "steuernummer",
        label: "Steuernummer",
        required: true,
        limit: 20,
        autoComplete: "off",
        hint: "So, wie sie auf dem Steuerbescheid steht, oder mit 13 Ziffern.",
      },
      { name: "finanzamt", label: "Zuständiges Finanzamt", required: true, options: optionen(finanzamtOptionen("")) },
      {
        name: "wIdNr",
        label: "Wirtschafts-Identifikationsnummer",
        limit: 50,
        autoComplete: "off",
        hint: `Zum Beispiel ${STEUERLICHE_NUMMERN.wIdNr.beispiel}`,
      },
      {
        name: "ustIdNr",
        label: "Umsatzsteuer-Identifikationsnummer",
        limit: 50,
        autoComplete: "off",
        hint: `Zum Beispiel ${STEUERLICHE_NUMMERN.ustIdNr.beispiel}`,
      },
    ],
  },
  {
    titel: "Registereintrag",
    hint: "Erforderlich, wenn zu Ihrer Rechtsform ein Register gehört.",
    felder: [
      { name: "registerart", label: "Registerart", options: optionen(REGISTERARTEN) },
      { name: "registernummer", label: "Registernummer", limit: 50, hint: "Zum Beispiel 12345" },
      { name: "registergericht", label: "Registergericht", limit: 100, suggestions: REGISTERGERICHTE },
    ],
  },
  {
    titel: "Kontakt",
    felder: [
      { name: "telefon", label: "Telefon", required: true, limit: 50, type: "tel", autoComplete: "tel" },
      { name: "email", label: "E-Mail-Adresse des Unternehmens", required: true, limit: 200, type: "email" },
    ],
  },
];

/** All fields in the order of the page. */
export const UNTERNEHMEN_FELDER: readonly UnternehmenFeld[] = UNTERNEHMEN_GRUPPEN.flatMap(({ felder }) => felder);

/** Labels by field name. */
export const UNTERNEHMEN_LABELS: Readonly<Record<string, string>> = Object.fromEntries(
  UNTERNEHMEN_FELDER.map(({ name, label }) => [name, label]),
);

/** The stored key of a choice in words, the tax number as it is printed, any other text as it is. */
export function anzeigeText({ name, options }: UnternehmenFeld, wert: string): string {
  if (name === "steuernummer") return formatSteuernummer(wert);
  return options?.find(({ value }) => value === wert)?.label ?? wert;
}

const REGISTER_NAMEN: readonly string[] = ["registerart", "registernummer", "registergericht"];

/**
 * The fields that remain for a legal form that cannot be changed: without a register the register fields go, with one
 * they become mandatory. An unknown or changeable legal form leaves everything as it is.
 */
export function felderFuer(rechtsform: string, felder: readonly UnternehmenFeld[]): readonly UnternehmenFeld[] {
  const bekannt = findRechtsform(rechtsform);
  if (bekannt === undefined) return felder;
  if (bekannt.register === null) return felder.filter(({ name }) => !REGISTER_NAMEN.includes(name));
  return felder.map((feld) => (REGISTER_NAMEN.includes(feld.name) ? { ...feld, required: true } : feld));
}

/** The register that belongs to a legal form, as the first suggestion; empty when there is none. */
export const registerVorschlag = (rechtsform: string): string => findRechtsform(rechtsform)?.register ?? "";
