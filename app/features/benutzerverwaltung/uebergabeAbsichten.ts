import type { Rufe } from "~/contract/wire/call";
import { textVon } from "~/features/anmeldung";
import { findEntry } from "~/lib/findEntry";

/** How an access ends: what is called, and what is said afterwards. */
type Absicht = { run: (call: Rufe, benutzerUuid: string, formData: FormData) => Promise<string> };

/** Who takes over; null for nobody. What names nobody of the company is refused, not taken for nobody. */
export const nachfolgerVon = (formData: FormData): string | null => textVon(formData, "nachfolger") || null;

const uebergebenText = (anzahl: number): string => {
  if (anzahl === 0) return "";
  return anzahl === 1 ? " Ein Recht ist übergeben." : ` ${String(anzahl)} Rechte sind übergeben.`;
};

/** The two ways by the field `absicht`. */
const ABSICHTEN = {
  entfernen: {
    run: async (call, benutzerUuid, formData) => {
      const eingabe = { benutzerUuid, nachfolgerUuid: nachfolgerVon(formData) };
      const { name, uebergeben } = await call.benutzerverwaltung.removeBenutzer(eingabe);
      return `${name} arbeitet nicht mehr für Ihr Unternehmen mit.${uebergebenText(uebergeben)}`;
    },
  },
  deaktivieren: {
    run: async (call, benutzerUuid, formData) => {
      const eingabe = { benutzerUuid, nachfolgerUuid: nachfolgerVon(formData) };
      const { name, uebergeben } = await call.benutzerverwaltung.deactivateBenutzer(eingabe);
      return `${name} ist deaktiviert und hat keinen Zugang mehr.${uebergebenText(uebergeben)}`;
    },
  },
} as const satisfies Record<string, Absicht>;

export type UebergabeArt = keyof typeof ABSICHTEN;

/** What the address asks for; removal unless it says something else. */
export const artVon = (url: URL): UebergabeArt =>
  url.searchParams.get("art") === "deaktivieren" ? "deaktivieren" : "entfernen";

/** The button that was pressed; undefined for an unknown one. */
export const findUebergabeAbsicht = (formData: FormData): Absicht | undefined =>
  findEntry<Absicht>(ABSICHTEN, formData.get("absicht"));
