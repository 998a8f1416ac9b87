import { MITGLIED_STATUS, ZUGRIFFE, ZWEITE_FAKTOREN } from "../benutzer/mitgliedStatus";
import { UNTERNEHMENSROLLEN } from "../benutzer/rollen";
import { type Ansichtspalte, isFilterGueltig, type TabellenAnsicht } from "./tabellenAnsicht";
import { filterMit, IMMER, SORTIERBAR, TAG, type Tabellenspalte, TEXT, toAuswahl } from "./tabellenspalte";
import { ANTRAG_SPALTEN } from "./antragSpalten";
import { EREIGNIS_SPALTEN } from "./ereignisSpalten";
import { FIRMEN_SPALTEN } from "./firmenSpalten";
import { KMU_ZAHLEN_SPALTEN } from "./kmuZahlenSpalten";
import { LESEZUGRIFF_SPALTEN } from "./lesezugriffSpalten";
import { PERSONEN_SPALTEN } from "./personenSpalten";
import { PROTOKOLL_SPALTEN } from "./protokollSpalten";
import { STAB_SPALTEN } from "./stabSpalten";
import { SYSTEMNACHRICHT_SPALTEN } from "./systemnachrichtSpalten";
import { VERBUND_SPALTEN } from "./verbundSpalten";
import { WIRTSCHAFTSJAHR_SPALTEN } from "./wirtschaftsjahrSpalten";

/**
 * The tables whose columns and views a person may keep, by their id: all columns in their order. The keys are those of
 * the call. @spec §3 table id
 */
export const TABELLEN = {
  antraege: ANTRAG_SPALTEN,
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
      leer: "–",
      ...IMMER,
      ...SORTIERBAR,
      ...filterMit({ stelle: 7, auswahl: toAuswahl(ZUGRIFFE), isMalLeer: true }),
    },
  ],
  verbund: VERBUND_SPALTEN,
  firmen: FIRMEN_SPALTEN,
  stab: STAB_SPALTEN,
  wirtschaftsjahre: WIRTSCHAFTSJAHR_SPALTEN,
  kmuZahlen: KMU_ZAHLEN_SPALTEN,
  personen: PERSONEN_SPALTEN,
  systemnachrichten: SYSTEMNACHRICHT_SPALTEN,
  protokoll: PROTOKOLL_SPALTEN,
  ereignisse: EREIGNIS_SPALTEN,
  lesezugriffe: LESEZUGRIFF_SPALTEN,
} as const satisfies { readonly [tabelle: string]: readonly Tabellenspalte[] };

/** A column of the users of a company. */
export type Benutzerspalte = (typeof TABELLEN)["benutzer"][number];

/** Everything that is asked for in the list of Anträge, and those of it that are shown. */
export type Antragfilter = (typeof TABELLEN)["antraege"][number];
export type Antragspalte = Gezeigt<Antragfilter>;

/** Id of a table. */
export type Tabelle = keyof typeof TABELLEN;

/** All ids as a list. */
export const tabellenSchluessel = [
  "antraege",
  "benutzer",
  "verbund",
  "firmen",
  "stab",
  "wirtschaftsjahre",
  "kmuZahlen",
  "personen",
  "systemnachrichten",
  "protokoll",
  "ereignisse",
  "lesezugriffe",
] as const satisfies readonly Tabelle[];

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

/** A column that is shown, and not only asked for. */
type Gezeigt<Spalte> = Exclude<Spalte, { readonly isNurFilter: true }>;

const isGezeigt = <Spalte extends Tabellenspalte>(spalte: Spalte): spalte is Gezeigt<Spalte> =>
  spalte.isNurFilter !== true;

/** The columns that are shown to somebody. */
export const listGezeigte = <Spalte extends Tabellenspalte>(alle: readonly Spalte[]): readonly Gezeigt<Spalte>[] =>
  alle.filter(isGezeigt);

/** The columns that a person can choose from. */
export const spaltenFuer = <Spalte extends Tabellenspalte>(
  alle: readonly Spalte[],
  isStab: boolean,
): readonly Gezeigt<Spalte>[] => listGezeigte(alle).filter(({ isNurStab }) => isStab || isNurStab !== true);

/**
 * The columns to show, in the order of the table: the chosen ones, without a choice those that it opens with. Never
 * none.
 */
export function chooseSpalten<Spalte extends Tabellenspalte>(
  alle: readonly Spalte[],
  { gewaehlt, isStab }: Spaltenwahl,
): readonly Gezeigt<Spalte>[] {
  const waehlbare = spaltenFuer(alle, isStab);
  const bekannte = waehlbare.filter(({ key }) => gewaehlt?.includes(key) === true);
  return bekannte.length > 0 ? bekannte : waehlbare.filter(({ isAnfangs }) => isAnfangs);
}
