import type { Flash } from "~/contract/antrag/formAntwort";
import type { Problem } from "~/contract/wire/problem";
import type { Rufe } from "~/contract/wire/call";
import { checkEinreichung } from "~/domain/antrag/einreichung";
import { EINREICHUNG_GRENZEN } from "~/domain/antrag/einreichungGrenzen";
import { eingabeProblem, findLeereFelder, findZuLange, textVon } from "~/features/anmeldung";
import { findEntry } from "~/lib/findEntry";
import { href } from "~/routing/href";
import { readEinreichung } from "./readEinreichung";

/** What became of the button: a refusal of what was saved all the same, or the way on. */
type Erledigt =
  | { problem: Problem }
  /** `nezo`: the address of the identification service. */
  | { to: string; flash?: Flash; nezo?: string }
  /** The Antrag is with the authority now. */
  | { eingereicht: true };

/** What a button of the three steps finds wrong with the form, and what it does. */
type Absicht = {
  check: (formData: FormData) => Problem | null;
  run: (call: Rufe, uuid: string, formData: FormData) => Promise<Erledigt>;
};

/** The state of the Antrag that the page showed when the button was pressed. */
const standAus = (formData: FormData): string => textVon(formData, "stand").slice(0, 100);

const checkLaengen = (formData: FormData): Problem | null => findZuLange(formData, EINREICHUNG_GRENZEN);

/** Saves finished and unfinished answers. */
async function save(call: Rufe, uuid: string, formData: FormData): Promise<Erledigt> {
  const eingabe = { uuid, revision: Number(textVon(formData, "revision")), einreichung: readEinreichung(formData) };
  await call.antraege.saveEinreichung(eingabe);
  return { to: href("antragStartseite", { uuid }), flash: { tone: "success", text: "Ihre Angaben sind gespeichert." } };
}

/** The buttons of the page by their field `absicht`. */
const ABSICHTEN = {
  speichern: { check: checkLaengen, run: save },
  /** Saves, too; the way to the signature asks for complete answers. */
  weiter: {
    check: checkLaengen,
    run: async (call, uuid, formData) => {
      await save(call, uuid, formData);
      const befunde = checkEinreichung(readEinreichung(formData));
      if (Object.keys(befunde).length > 0) return { problem: eingabeProblem(befunde) };
      return { to: href("einreichen", { uuid }, { schritt: "signatur" }) };
    },
  },
  /** Leaves for the signature; a notice page shows the link, because forms may only be sent to the portal itself. */
  nezo: {
    check: () => null,
    run: async (call, antragUuid, formData) => {
      const { weiterleitungUrl } = await call.nezo.start({
        intent: "EINREICHEN",
        antragUuid,
        stand: standAus(formData),
      });
      return { to: href("nezoStart"), nezo: weiterleitungUrl };
    },
  },
  tan: {
    check: () => null,
    run: async (call, uuid, formData) => {
      await call.antraege.sendEinreichTan({ uuid, stand: standAus(formData) });
      const flash = { tone: "success", text: "Wir haben Ihnen eine TAN per E-Mail gesendet." } as const;
      return { to: href("einreichen", { uuid }, { schritt: "signatur" }), flash };
    },
  },
  unterschreiben: {
    check: (formData) => findLeereFelder(formData, { tan: "Bitte geben Sie die TAN ein." }),
    run: async (call, uuid, formData) => {
      const tan = textVon(formData, "tan").trim().slice(0, 20);
      await call.antraege.submit({ uuid, tan, stand: standAus(formData) });
      return { eingereicht: true };
    },
  },
} as const satisfies Record<string, Absicht>;

/** The button that was pressed; an unknown one saves and goes on. */
export const findEinreichenAbsicht = (formData: FormData): Absicht =>
  findEntry<Absicht>(ABSICHTEN, formData.get("absicht")) ?? ABSICHTEN.weiter;
