import { antragStatusSchluessel, antragStatusText } from "../antrag/antragStatus";
import { MITGLIED_STATUS, ZWEITE_FAKTOREN } from "../benutzer/mitgliedStatus";
import { UNTERNEHMENSROLLEN } from "../benutzer/rollen";
import { HOECHSTBETRAG_TEXTE, ZEILEN_STATUS } from "../verbund/verbundTexte";
import { VERBINDUNGEN } from "../verbund/verbundFeld";
import { type Ansichtspalte, isFilterGueltig, type TabellenAnsicht } from "./tabellenAnsicht";

/**
 * How the list and its files write a value: as it is, as a number, as the day of a moment, or as the name of a status.
 */
type Spaltenart = "text" | "zahl" | "tag" | "status";

/**
 * The control of a filter. `set`: its place among the filters. `label`: where the title of the column is no question.
 * Without `auswahl` a text is asked for; `isMalLeer` adds the question for entries without a value.
 */
type Spaltenfilter = {
  readonly stelle: number;
  readonly label?: string;
  readonly auswahl?: readonly { readonly value: string; readonly label: string }[];
  readonly isMalLeer?: true;
};

/**
 * A column: everything that list, choice of columns, order, filters and files have to know of it. `isAnfangs` says
 * whether a table opens with it, `isNurStab` that only those see it who work for no company, `leer` what the list
 * writes where there is no value, `isBreit` that its texts may fill several lines.
 */
export type Tabellenspalte = Ansichtspalte & {
  readonly title: string;
  readonly art: Spaltenart;
  readonly isAnfangs: boolean;
  readonly isNurStab?: true;
  readonly leer?: string;
  readonly isBreit?: true;
  readonly filter?: Spaltenfilter;
};

const TEXT = { art: "text" } as const;
const TAG = { art: "tag", isTag: true } as const;
const IMMER = { isAnfangs: true } as const;
const AUF_WUNSCH = { isAnfangs: false } as const;
const SORTIERBAR = { sortierbar: true } as const;
const UNSORTIERT = { sortierbar: false } as const;
const UNGEFILTERT = { filterbar: false } as const;

const filterMit = <const Filter extends Spaltenfilter>(filter: Filter) => ({ filterbar: true, filter }) as const;

const STATUS_AUSWAHL = antragStatusSchluessel.map((value) => ({ value, label: antragStatusText(value) }));
/** The keys of a table of names as a choice, in its order. */
const toAuswahl = (namen: Readonly<Record<string, string>>) =>
  Object.entries(namen).map(([value, label]) => ({ value, label }));

const VERSIONEN = [
  { value: "V2", label: "Version 2" },
  { value: "V1", label: "Version 1" },
] as const;

/**
 * The tables whose columns and views a person may keep, by their id: all columns in their order. The keys are those of
 * the call. @spec §3 table id
 */
export const TABELLEN = {
  antraege: [
    {
      key: "antragsnummer",
      title: "Antragsnummer",
      ...TEXT,
      leer: "Entwurf",
      ...IMMER,
      ...SORTIERBAR,
      ...filterMit({ stelle: 4, isMalLeer: true }),
    },
    {
      key: "bezeichnung",
      title: "Bezeichnung",
      ...TEXT,
      leer: "–",
      isBreit: true,
      ...IMMER,
      ...SORTIERBAR,
      ...filterMit({ stelle: 5, isMalLeer: true }),
    },
    {
      key: "firma",
      title: "Unternehmen",
      ...TEXT,
      isBreit: true,
      ...IMMER,
      ...UNSORTIERT,
      ...UNGEFILTERT,
      isNurStab: true,
    },
    {
      key: "status",
      title: "Status",
      art: "status",
      isBreit: true,
      ...IMMER,
      ...SORTIERBAR,
      ...filterMit({ stelle: 1, auswahl: STATUS_AUSWAHL }),
    },
    {
      key: "version",
      title: "Version",
      ...TEXT,
      ...IMMER,
      ...SORTIERBAR,
      ...filterMit({ stelle: 2, auswahl: VERSIONEN }),
    },
    { key: "anzahlVorhaben", title: "Vorhaben", art: "zahl", ...IMMER, ...SORTIERBAR, ...UNGEFILTERT },
    { key: "erstelltAm", title: "Erstellt", ...TAG, ...AUF_WUNSCH, ...SORTIERBAR, ...UNGEFILTERT },
    {
      key: "geaendertAm",
      title: "Geändert",
      ...TAG,
      ...IMMER,
      ...SORTIERBAR,
      ...filterMit({ stelle: 3, label: "Geändert am" }),
    },
    {
      key: "geaendertVon",
      title: "Geändert von",
      ...TEXT,
      isBreit: true,
      ...AUF_WUNSCH,
      ...UNSORTIERT,
      ...UNGEFILTERT,
    },
    {
      key: "eingereichtAm",
      title: "Eingereicht",
      ...TAG,
      leer: "–",
      ...IMMER,
      ...SORTIERBAR,
      ...filterMit({ stelle: 6, label: "Eingereicht am", isMalLeer: true }),
    },
  ],
  benutzer: [
    {
      key: "name",
      title: "Name",
      ...TEXT,
      leer: "–",
      isBreit: true,
      ...IMMER,
      ...SORTIERBAR,
      ...filterMit({ stelle: 1 }),
    },
    {
      key: "email",
      title: "E-Mail",
      ...TEXT,
      isBreit: true,
      ...IMMER,
      ...SORTIERBAR,
      ...filterMit({ stelle: 2 }),
    },
    {
      key: "rolle",
      title: "Rolle",
      ...TEXT,
      isBreit: true,
      ...IMMER,
      ...SORTIERBAR,
      ...filterMit({ stelle: 3, auswahl: toAuswahl(UNTERNEHMENSROLLEN) }),
    },
    {
      key: "status",
      title: "Status",
      ...TEXT,
      ...IMMER,
      ...SORTIERBAR,
      ...filterMit({ stelle: 4, auswahl: toAuswahl(MITGLIED_STATUS) }),
    },
    {
      key: "zweiterFaktor",
      title: "Zweiter Faktor",
      ...TEXT,
      leer: "–",
      ...IMMER,
      ...SORTIERBAR,
      ...filterMit({ stelle: 5, auswahl: toAuswahl(ZWEITE_FAKTOREN) }),
    },
    {
      key: "letzteAnmeldungAm",
      title: "Letzte Anmeldung",
      ...TAG,
      leer: "–",
      ...IMMER,
      ...SORTIERBAR,
      ...filterMit({ stelle: 6, isMalLeer: true }),
    },
    {
      key: "anzahlAntraege",
      title: "Zugriff auf Anträge",
      ...TEXT,
      ...IMMER,
      ...SORTIERBAR,
      ...UNGEFILTERT,
    },
  ],
  verbund: [
    {
      key: "status",
      title: "Status",
      ...TEXT,
      ...IMMER,
      ...SORTIERBAR,
      ...filterMit({ stelle: 1, auswahl: toAuswahl(ZEILEN_STATUS) }),
    },
    {
      key: "name",
      title: "Name",
      ...TEXT,
      leer: "–",
      isBreit: true,
      ...IMMER,
      ...SORTIERBAR,
      ...filterMit({ stelle: 2, isMalLeer: true }),
    },
    {
      key: "land",
      title: "Land",
      ...TEXT,
      leer: "–",
      ...IMMER,
      ...SORTIERBAR,
      ...filterMit({ stelle: 4, isMalLeer: true }),
    },
    {
      key: "steuernummer",
      title: "Steuernummer",
      ...TEXT,
      leer: "–",
      ...IMMER,
      ...SORTIERBAR,
      ...filterMit({ stelle: 5, isMalLeer: true }),
    },
    {
      key: "verbindung",
      title: "Art der Verbindung",
      ...TEXT,
      leer: "–",
      isBreit: true,
      ...IMMER,
      ...SORTIERBAR,
      ...filterMit({ stelle: 3, auswahl: toAuswahl(VERBINDUNGEN) }),
    },
    { key: "kapital", title: "Beteiligung %", art: "zahl", leer: "–", ...IMMER, ...SORTIERBAR, ...UNGEFILTERT },
    { key: "zeitraum", title: "Verbunden seit/bis", ...TEXT, leer: "–", ...IMMER, ...SORTIERBAR, ...UNGEFILTERT },
    {
      key: "hoechstbetrag",
      title: "Höchstbetrag",
      ...TEXT,
      ...IMMER,
      ...SORTIERBAR,
      ...filterMit({ stelle: 6, auswahl: toAuswahl(HOECHSTBETRAG_TEXTE) }),
    },
  ],
} as const satisfies { readonly [tabelle: string]: readonly Tabellenspalte[] };

/** A column of the users of a company. */
export type Benutzerspalte = (typeof TABELLEN)["benutzer"][number];

/** A column of the affiliated companies. */
export type Verbundspalte = (typeof TABELLEN)["verbund"][number];

/** A column of the list of Anträge. */
export type Antragspalte = (typeof TABELLEN)["antraege"][number];

/** Id of a table. */
export type Tabelle = keyof typeof TABELLEN;

/** All ids as a list. */
export const tabellenSchluessel = ["antraege", "benutzer", "verbund"] as const satisfies readonly Tabelle[];

/** How many named views a person may keep of one table, and how long a name may be. @assumed §3 sets no limit. */
export const ANSICHTEN_HOECHSTENS = 30;
export const ANSICHT_NAME_MAX = 60;

/** The filters of a view that narrow the table; the others wait to be put right. */
export const listGueltigeFilter = (
  spalten: readonly Ansichtspalte[],
  { filter }: TabellenAnsicht,
): [key: string, wert: string][] =>
  Object.entries(filter).filter(([key, wert]) =>
    isFilterGueltig(
      spalten.find((spalte) => spalte.key === key),
      wert,
    ),
  );

/** Which columns a person has chosen, null for none, and whether he or she works for no company. */
export type Spaltenwahl = { gewaehlt: readonly string[] | null; isStab: boolean };

/** Whether a person works for no company, and so sees the Anträge of all. */
export const worksInStab = ({ unternehmenUuid }: { unternehmenUuid: string | null }): boolean =>
  unternehmenUuid === null;

/** The columns that a person can choose from. */
export const spaltenFuer = <Spalte extends Tabellenspalte>(
  alle: readonly Spalte[],
  isStab: boolean,
): readonly Spalte[] => alle.filter(({ isNurStab }) => isStab || isNurStab !== true);

/**
 * The columns to show, in the order of the table: the chosen ones, without a choice those that it opens with. Never
 * none.
 */
export function chooseSpalten<Spalte extends Tabellenspalte>(
  alle: readonly Spalte[],
  { gewaehlt, isStab }: Spaltenwahl,
): readonly Spalte[] {
  const waehlbare = spaltenFuer(alle, isStab);
  const bekannte = waehlbare.filter(({ key }) => gewaehlt?.includes(key) === true);
  return bekannte.length > 0 ? bekannte : waehlbare.filter(({ isAnfangs }) => isAnfangs);
}
