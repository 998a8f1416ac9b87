import { type Ansichtspalte, isFilterGueltig, type TabellenAnsicht } from "./tabellenAnsicht";

/** A column with its title; `isAnfangs` says whether a table opens with it, `isNurStab` that only those see it who work for no company. */
export type Tabellenspalte = Ansichtspalte & { readonly title: string; readonly isAnfangs: boolean; readonly isNurStab?: true };

const ueberall = { sortierbar: true, filterbar: true, isAnfangs: true } as const;

/** The tables whose columns and views a person may keep, by their id: all columns in their order. The keys are those of the call. @spec §3 table id */
export const TABELLEN = {
  antraege: [
    { key: "antragsnummer", title: "Antragsnummer", ...ueberall },
    { key: "bezeichnung", title: "Bezeichnung", ...ueberall },
    { key: "firma", title: "Unternehmen", ...ueberall, sortierbar: false, filterbar: false, isNurStab: true },
    { key: "status", title: "Status", ...ueberall },
    { key: "version", title: "Version", ...ueberall },
    { key: "anzahlVorhaben", title: "Vorhaben", ...ueberall, filterbar: false },
    { key: "erstelltAm", title: "Erstellt", ...ueberall, filterbar: false, isAnfangs: false },
    { key: "geaendertAm", title: "Geändert", ...ueberall, isTag: true },
    { key: "geaendertVon", title: "Geändert von", sortierbar: false, filterbar: false, isAnfangs: false },
    { key: "eingereichtAm", title: "Eingereicht", ...ueberall, isTag: true },
  ],
} as const satisfies { readonly [tabelle: string]: readonly Tabellenspalte[] };

/** Id of a table. */
export type Tabelle = keyof typeof TABELLEN;

/** All ids as a list. */
export const tabellenSchluessel = ["antraege"] as const satisfies readonly Tabelle[];

/** How many named views a person may keep of one table, and how long a name may be. @assumed §3 sets no limit. */
export const ANSICHTEN_HOECHSTENS = 30;
export const ANSICHT_NAME_MAX = 60;

/** The filters of a view that narrow the table; the others wait to be put right. */
export const listGueltigeFilter = (spalten: readonly Ansichtspalte[], { filter }: TabellenAnsicht): [key: string, wert: string][] =>
  Object.entries(filter).filter(([key, wert]) =>
    isFilterGueltig(
      spalten.find((spalte) => spalte.key === key),
      wert,
    ),
  );

/** Which columns a person has chosen, null for none, and whether he or she works for no company. */
export type Spaltenwahl = { gewaehlt: readonly string[] | null; isStab: boolean };

/** Whether a person works for no company, and so sees the Anträge of all. */
export const arbeitetImStab = ({ unternehmenUuid }: { unternehmenUuid: string | null }): boolean => unternehmenUuid === null;

/** The columns that a person can choose from. */
export const spaltenFuer = <Spalte extends Tabellenspalte>(alle: readonly Spalte[], isStab: boolean): readonly Spalte[] =>
  alle.filter(({ isNurStab }) => isStab || isNurStab !== true);

/** The columns to show, in the order of the table: the chosen ones, without a choice those that it opens with. Never none. */
export function waehleSpalten<Spalte extends Tabellenspalte>(
  alle: readonly Spalte[],
  { gewaehlt, isStab }: Spaltenwahl,
): readonly Spalte[] {
  const waehlbare = spaltenFuer(alle, isStab);
  const bekannte = waehlbare.filter(({ key }) => gewaehlt?.includes(key) === true);
  return bekannte.length > 0 ? bekannte : waehlbare.filter(({ isAnfangs }) => isAnfangs);
}
