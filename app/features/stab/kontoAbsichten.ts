import type { Rufe } from "~/contract/wire/call";
import { isStabRolle } from "~/domain/benutzer/stab";
import { textVon } from "~/features/anmeldung";
import { findEntry } from "~/lib/findEntry";
import { rollenVon } from "./stabEingabe";

/** What a button does about one account; gives what is said afterwards. */
type Absicht = { run: (call: Rufe, benutzerUuid: string, formData: FormData) => Promise<string> };

/** The buttons by their field `absicht`. */
const ABSICHTEN = {
  rollen: {
    run: async (call, benutzerUuid, formData) => {
      const { name } = await call.stab.setStabRollen({
        benutzerUuid,
        rollen: rollenVon(formData),
        bisher: textVon(formData, "bisher").split(" ").filter(isStabRolle),
        grund: textVon(formData, "grund"),
      });
      return `Die Rollen von ${name} sind gespeichert.`;
    },
  },
  link: {
    run: async (call, benutzerUuid) => {
      const { name } = await call.stab.renewStabLink({ benutzerUuid });
      return `${name} bekommt eine neue E-Mail. Der Link aus der vorigen gilt nicht mehr.`;
    },
  },
} as const satisfies Record<string, Absicht>;

/** What ends or opens an access, by the same field. */
const ZUGANG = {
  sperren: {
    run: async (call, benutzerUuid, formData) => {
      const { name } = await call.stab.lockStab({ benutzerUuid, grund: textVon(formData, "grund") });
      return `${name} ist gesperrt und abgemeldet.`;
    },
  },
  entsperren: {
    run: async (call, benutzerUuid, formData) => {
      const { name } = await call.stab.unlockStab({ benutzerUuid, grund: textVon(formData, "grund") });
      return `${name} ist nicht mehr gesperrt.`;
    },
  },
  entfernen: {
    run: async (call, benutzerUuid, formData) => {
      const { name } = await call.stab.removeStab({ benutzerUuid, grund: textVon(formData, "grund") });
      return `Das Konto von ${name} ist entfernt.`;
    },
  },
} as const satisfies Record<string, Absicht>;

/** How an access is changed. */
export type ZugangArt = keyof typeof ZUGANG;

const isZugangArt = (text: string): text is ZugangArt => Object.hasOwn(ZUGANG, text);

/** What the address asks for; a lock unless it says something else. */
export function zugangArtVon(url: URL): ZugangArt {
  const art = url.searchParams.get("art") ?? "";
  return isZugangArt(art) ? art : "sperren";
}

/** The button of the page of one account that was pressed; undefined for an unknown one. */
export const findKontoAbsicht = (formData: FormData): Absicht | undefined =>
  findEntry<Absicht>(ABSICHTEN, formData.get("absicht"));

/** The button of the page of an access that was pressed; undefined for an unknown one. */
export const findZugangAbsicht = (formData: FormData): Absicht | undefined =>
  findEntry<Absicht>(ZUGANG, formData.get("absicht"));
