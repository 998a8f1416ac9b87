import { type Angelegt, antragPfad, vorhabenPfad } from "./antraege";
import { type Browser, listOf } from "./backend";
import { pdf } from "./dateien";

/** The path of the Anlagen of an Antrag. */
export const dateienPfad = (antrag: Angelegt) => antragPfad(antrag.uuid, "/dateien");
/** Where a Vorhaben takes a new Anlage. */
export const hochladePfad = (antrag: Angelegt, name: string) =>
  `${vorhabenPfad(antrag)}/dateien?${new URLSearchParams({ name }).toString()}`;
/** Where the bytes of an Anlage are. */
export const uploadPath = (fileName: string) => `/v1/dateien/upload/${encodeURIComponent(fileName)}/laden`;

/** Adds an Anlage to a Vorhaben. */
export const upload = (
  wer: Browser,
  antrag: Angelegt,
  {
    name,
    datei = pdf(),
    schluessel,
  }: { name: string; datei?: Uint8Array | undefined; schluessel?: string | undefined },
) => wer.ruf("POST", hochladePfad(antrag, name), { datei, ...(schluessel === undefined ? {} : { schluessel }) });

/** The names of the Anlagen that somebody sees. */
export async function namen(wer: Browser, antrag: Angelegt): Promise<unknown[]> {
  return listOf((await wer.get(dateienPfad(antrag))).body.data).map(({ name }) => name);
}
