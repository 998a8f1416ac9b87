import { href } from "~/routing/href";

/** The parts of the start page of an Antrag, each with an address of its own. Its users have a page of their own. */
const TEILE = { uebersicht: "Übersicht", dokumente: "Dokumente", verlauf: "Verlauf" } as const;

/** Key of such a part. */
export type AntragTeil = keyof typeof TEILE;

const isTeil = (text: string): text is AntragTeil => Object.hasOwn(TEILE, text);

/** The part that an address asks for; the overview where it asks for none. */
export function readTeil({ searchParams }: URL): AntragTeil {
  const teil = searchParams.get("teil") ?? "";
  return isTeil(teil) ? teil : "uebersicht";
}

/** The address of a part. */
export const teilHref = (uuid: string, teil: AntragTeil): string =>
  href("antragStartseite", { uuid }, { teil: teil === "uebersicht" ? null : teil });

/** Where the files of an Antrag stand, and the way back to them. */
export const dokumenteHref = (uuid: string): string => teilHref(uuid, "dokumente");

/** What a part is called in the title of the document; null for the overview, which is the page itself. */
export const teilTitel = (teil: AntragTeil): string | null => (teil === "uebersicht" ? null : TEILE[teil]);

/** The parts and the page of the users, as links. */
export const listTeile = (uuid: string, gezeigt: AntragTeil | "benutzer") => [
  ...(["uebersicht", "dokumente", "verlauf"] as const).map((teil) => ({
    label: TEILE[teil],
    href: teilHref(uuid, teil),
    current: teil === gezeigt,
  })),
  { label: "Benutzer", href: href("antragBenutzerverwaltung", { uuid }), current: gezeigt === "benutzer" },
];
