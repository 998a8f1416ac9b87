import type { Option } from "../../formkit/field";
import { BUNDESLAENDER } from "./bundeslaender";
import { FINANZAEMTER_JE_LAND } from "./finanzaemterListe";

/**
 * One Finanzamt: `nummer` are the first four digits of the tax numbers that it gives out, `text` is what is stored of a
 * choice, so that an answer can be read without the list in which it once stood.
 */
export type Finanzamt = {
  readonly nummer: string;
  readonly name: string;
  readonly land: string;
  readonly text: string;
};

const textVon = (name: string, nummer: string): string =>
  `${/finanzamt/i.test(name) ? name : `Finanzamt ${name}`} (${nummer})`;

/** All of them, by Land in the order of `BUNDESLAENDER`, in a Land by name. */
export const FINANZAEMTER: readonly Finanzamt[] = BUNDESLAENDER.flatMap(({ key: land }) =>
  (FINANZAEMTER_JE_LAND[land] ?? "").split("|").map((eintrag) => {
    const [nummer, name] = [eintrag.slice(0, 4), eintrag.slice(5)];
    return { nummer, name, land, text: textVon(name, nummer) };
  }),
);

/** The Finanzamt that a stored answer names; undefined for a text that is not from the list. */
export const findFinanzamt = (text: string): Finanzamt | undefined =>
  FINANZAEMTER.find((eintrag) => eintrag.text === text);

/** The Finanzamt that gives out tax numbers with these first four digits. */
export const findFinanzamtByNummer = (nummer: string): Finanzamt | undefined =>
  FINANZAEMTER.find((eintrag) => eintrag.nummer === nummer);

const OPTIONEN: readonly Option[] = BUNDESLAENDER.flatMap(({ key, title: group }) =>
  FINANZAEMTER.filter(({ land }) => land === key).map(({ text, name, nummer }) => ({
    key: text,
    title: `${name} (${nummer})`,
    group,
  })),
);

const BISHER = "Bisherige Angabe";

/** The list as options, grouped by Land; a text of before, which is not from the list, comes first and stays valid. */
export const finanzamtOptionen = (bisher: string): readonly Option[] =>
  bisher === "" || findFinanzamt(bisher) !== undefined
    ? OPTIONEN
    : [{ key: bisher, title: bisher, group: BISHER }, ...OPTIONEN];

const OPTIONEN_JE_LAND: ReadonlyMap<string, readonly Option[]> = new Map(
  BUNDESLAENDER.map(({ key, title }) => [key, OPTIONEN.filter(({ group }) => group === title)]),
);

/**
 * Of that list the offices of one Land, and the present answer wherever it is from; all of them while no Land is
 * chosen.
 */
export function finanzaemterIn(
  optionen: readonly Option[],
  { land, gewaehlt }: { land: string; gewaehlt: string },
): readonly Option[] {
  const gruppe = BUNDESLAENDER.find(({ key }) => key === land)?.title;
  const hier = OPTIONEN_JE_LAND.get(land);
  if (gruppe === undefined || hier === undefined) return optionen;
  if (optionen === OPTIONEN && (gewaehlt === "" || hier.some(({ key }) => key === gewaehlt))) return hier;
  return optionen.filter(({ key, group }) => group === gruppe || group === BISHER || key === gewaehlt);
}

/**
 * What is asked about a Finanzamt in Germany; null for nothing. `steuernummer`: in 13 digits, null while it is none.
 *
 * @assumed Never an error: offices are merged, and a list is older than the last of them.
 */
export function frageZumFinanzamt(text: string, steuernummer: string | null): string | null {
  if (text === "") return null;
  const gewaehlt = findFinanzamt(text);
  const erwartet = steuernummer === null ? undefined : findFinanzamtByNummer(steuernummer.slice(0, 4));
  if (gewaehlt === undefined) {
    const vorschlag = erwartet === undefined ? "" : ` Zu Ihrer Steuernummer gehört: ${erwartet.text}.`;
    return `Diese Angabe steht nicht in der Liste der Finanzämter.${vorschlag} Bitte wählen Sie Ihr Finanzamt aus.`;
  }
  if (steuernummer === null || gewaehlt.nummer === steuernummer.slice(0, 4)) return null;
  const gehoert =
    erwartet === undefined
      ? `Ihre Steuernummer beginnt mit ${steuernummer.slice(0, 4)}, dieses Finanzamt hat die Nummer ${gewaehlt.nummer}.`
      : `Ihre Steuernummer gehört zu: ${erwartet.text}.`;
  return `${gehoert} Bitte prüfen Sie beide Angaben.`;
}
