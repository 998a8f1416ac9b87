import { isRecord } from "~/lib/json";
import type { Ablage, Eintrag, Tresorfach, Ort, Satz, Text } from "./satz";
import type { Schluesselbund } from "./schluesselbund";

const ART = "AES-GCM";
/** The length of the initialisation vector that the mode is made for, in bytes. */
const IV_BYTES = 12;

type Inhalt = Pick<Eintrag, "text" | "basis" | "revision">;

const isText = (value: unknown): value is Text =>
  typeof value === "string" || (Array.isArray(value) && value.every((part) => typeof part === "string"));
const isInhalt = (value: unknown): value is Inhalt =>
  isRecord(value) && isText(value["text"]) && isText(value["basis"]) && typeof value["revision"] === "number";

type Zubehoer = { ablage: Ablage; bund: Schluesselbund };

/** What belongs to a text and must not be exchanged: where it lies, and when it was typed. */
const zusatz = ({ benutzer, unternehmen, antrag, vorhaben, stelle, blatt }: Ort, am: number): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(JSON.stringify([benutzer, unternehmen, antrag, vorhaben, stelle, blatt, am]));

async function encrypt(
  fach: Tresorfach,
  { am, stelle, blatt, ...inhalt }: Eintrag,
  { schreiben }: Schluesselbund,
): Promise<Satz> {
  const ort = { ...fach, stelle, blatt };
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const klar = new TextEncoder().encode(JSON.stringify(inhalt satisfies Inhalt));
  const daten = await crypto.subtle.encrypt({ name: ART, iv, additionalData: zusatz(ort, am) }, schreiben.key, klar);
  return { ...ort, am, schluessel: schreiben.id, iv, daten };
}

/** Null for what these keys do not open: it stays where it is until its time is over. */
async function decrypt(satz: Satz, { lesen }: Schluesselbund): Promise<Eintrag | null> {
  const key = lesen.get(satz.schluessel);
  if (key === undefined) return null;
  const { stelle, blatt, am, iv, daten } = satz;
  try {
    const klar = await crypto.subtle.decrypt({ name: ART, iv, additionalData: zusatz(satz, am) }, key, daten);
    const inhalt: unknown = JSON.parse(new TextDecoder().decode(klar));
    return isInhalt(inhalt) ? { stelle, blatt, am, ...inhalt } : null;
  } catch {
    return null;
  }
}

/** One person's entries for one Vorhaben. */
export type OffenesFach = {
  /** The oldest first. */
  liste(): Promise<Eintrag[]>;
  /** All or nothing; rejects when the browser has no room. */
  write(aenderung: { lege?: Eintrag[]; entferne?: Pick<Eintrag, "stelle" | "blatt">[] }): Promise<void>;
};

/** Opens the entries of one person for one Vorhaben. */
export function openFach(fach: Tresorfach, { ablage, bund }: Zubehoer): OffenesFach {
  return {
    async liste() {
      const eintraege = await Promise.all((await ablage.read(fach)).map((satz) => decrypt(satz, bund)));
      return eintraege.filter((eintrag) => eintrag !== null).sort((a, b) => a.am - b.am);
    },
    async write({ lege = [], entferne = [] }) {
      const saetze = await Promise.all(lege.map((eintrag) => encrypt(fach, eintrag, bund)));
      await ablage.write({ lege: saetze, entferne: entferne.map(({ stelle, blatt }) => ({ ...fach, stelle, blatt })) });
    },
  };
}
