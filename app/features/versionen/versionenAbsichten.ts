import type { Problem } from "~/contract/wire/problem";
import type { Rufe } from "~/contract/wire/call";
import { findLeereFelder, findZuLange, textVon } from "~/features/anmeldung";
import { findEntry } from "~/lib/findEntry";

type Ort = { uuid: string; vorhabenUuid: string };

/** What a button beside the name of a version needs and does, and what is said afterwards. */
type Absicht = {
  pflicht: Readonly<Record<string, string>>;
  run: (call: Rufe, ort: Ort, formData: FormData) => Promise<unknown>;
  meldung: string;
};

const fassungVon = (formData: FormData): number => Number(textVon(formData, "fassung"));

/** The buttons of the page by their field `absicht`. */
const ABSICHTEN = {
  benennen: {
    pflicht: { name: "Bitte geben Sie einen Namen ein." },
    run: (call, ort, formData) =>
      call.versionen.nameVersion({ ...ort, fassung: fassungVon(formData), name: textVon(formData, "name").trim() }),
    meldung: "Der Name der Fassung wurde gespeichert.",
  },
  entfernen: {
    pflicht: {},
    run: (call, ort, formData) => call.versionen.nameVersion({ ...ort, fassung: fassungVon(formData), name: "" }),
    meldung: "Der Name der Fassung wurde entfernt.",
  },
} as const satisfies Record<string, Absicht>;

/** The button that was pressed; an unknown one gives the name. */
export const findVersionenAbsicht = (formData: FormData): Absicht =>
  findEntry<Absicht>(ABSICHTEN, formData.get("absicht")) ?? ABSICHTEN.benennen;

/** What is wrong with the form itself, null when nothing is. */
export const checkVersionenAbsicht = ({ pflicht }: Absicht, formData: FormData): Problem | null =>
  findLeereFelder(formData, pflicht) ?? findZuLange(formData, { name: 100 });
