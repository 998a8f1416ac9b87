/** How many rows one call of a list answers at most, and so how many stand below each other. */
export const ZEILEN_HOECHSTENS = 1_000;

/**
 * How many pages of a list stand below each other at most; the rest is paged. @assumed §9 Infinite scroll has no limit:
 * a page that grows for ever gets slow, and its end is never reached.
 */
export const SEITEN_UNTEREINANDER = 10;

/** Which pages of a list stand below each other, counted from 1. */
export type Seitenfolge = { readonly seite: number; readonly bis: number };

/** The last of them: never before the first one, never more than fit below each other. */
export function clampBis({ seite, bis }: Seitenfolge, jeSeite: number): number {
  const hoechstens = Math.max(1, Math.min(SEITEN_UNTEREINANDER, Math.floor(ZEILEN_HOECHSTENS / jeSeite)));
  return Math.min(Math.max(seite, bis), seite + hoechstens - 1);
}

const SEITENZAHL = /^[1-9]\d{0,5}$/;

function readSeite(params: URLSearchParams, name: string): number | null {
  const text = params.get(name) ?? "";
  return SEITENZAHL.test(text) ? Number(text) : null;
}

/** The pages that a URL names; the first one where it names none. */
export function readFolge(params: URLSearchParams, jeSeite: number): Seitenfolge {
  const seite = readSeite(params, "seite") ?? 1;
  return { seite, bis: clampBis({ seite, bis: readSeite(params, "bis") ?? seite }, jeSeite) };
}

/** The same for a URL: what goes without saying is left out. */
export const formatFolge = ({ seite, bis }: Seitenfolge): { seite: number | null; bis: number | null } => ({
  seite: seite > 1 ? seite : null,
  bis: bis > seite ? bis : null,
});

/** The pages of one of several lists, as the address of their page names them: `wartendeSeite=2`. */
export const pickFolge = (params: URLSearchParams, liste: string): URLSearchParams =>
  new URLSearchParams({ seite: params.get(`${liste}Seite`) ?? "", bis: params.get(`${liste}Bis`) ?? "" });

/** The query of a page with several lists once one of them shows these pages; what else it says stays. */
export function withFolge(params: URLSearchParams, liste: string, folge: Seitenfolge): URLSearchParams {
  const { seite, bis } = formatFolge(folge);
  const neu = new URLSearchParams(params);
  for (const [name, zahl] of [
    [`${liste}Seite`, seite],
    [`${liste}Bis`, bis],
  ] as const)
    if (zahl === null) neu.delete(name);
    else neu.set(name, String(zahl));
  return neu;
}

/** The view with one more page below the last one; null when there is none, or no room. */
export function addSeite<Ansicht extends Seitenfolge>(
  ansicht: Ansicht,
  { jeSeite, seiten }: { jeSeite: number; seiten: number },
): Ansicht | null {
  const bis = clampBis({ seite: ansicht.seite, bis: ansicht.bis + 1 }, jeSeite);
  return bis === ansicht.bis || bis > seiten ? null : { ...ansicht, bis };
}

/** The pages as far as the list reaches; one that lies behind its end is left as it is, and empty. */
export const withinSeiten = <Folge extends Seitenfolge>(folge: Folge, seiten: number): Folge => ({
  ...folge,
  bis: Math.max(folge.seite, Math.min(folge.bis, seiten)),
});
