import { isTresorDaten, type TresorDaten } from "~/contract/portal/tresorDaten";
import { href } from "~/routing/href";

/** The keys of a person. They cannot be read out of this object, and exist only in the memory of the page. */
export type Schluesselbund = {
  kennung: string;
  schreiben: { id: string; key: CryptoKey };
  lesen: ReadonlyMap<string, CryptoKey>;
};

const ART = "AES-GCM";

const bytes = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (zeichen) => zeichen.charCodeAt(0));

/** Null without a key. */
export async function importFile({ kennung, schluessel }: TresorDaten): Promise<Schluesselbund | null> {
  const paare = schluessel.map(async ({ id, wert }): Promise<[string, CryptoKey]> => [
    id,
    await crypto.subtle.importKey("raw", bytes(wert), ART, false, ["encrypt", "decrypt"]),
  ]);
  const lesen = new Map(await Promise.all(paare));
  const [erster] = lesen;
  return erster === undefined ? null : { kennung, schreiben: { id: erster[0], key: erster[1] }, lesen };
}

/** Asks the portal for the keys of the person who is logged in; null when nobody is, or nobody answers. */
export async function fetchSchluesselbund(): Promise<Schluesselbund | null> {
  try {
    const antwort = await fetch(href("tresor"), {
      headers: { accept: "application/json" },
      cache: "no-store",
      redirect: "manual",
    });
    if (!antwort.ok) return null;
    const daten: unknown = await antwort.json();
    return isTresorDaten(daten) ? await importFile(daten) : null;
  } catch {
    return null;
  }
}
