import type { Problem } from "~/contract/wire/problem";
import type { Rufe } from "~/contract/wire/call";
import { isUnternehmenRolle, UNTERNEHMENSROLLEN } from "~/domain/benutzer/rollen";
import { eingabeProblem, textVon } from "~/features/anmeldung";
import { findEntry } from "~/lib/findEntry";

/**
 * What a button of the page of one person or invitation does; gives what is said afterwards. `isWeg`: nothing is left
 * to show, so the list comes next.
 */
type Absicht = { run: (call: Rufe, uuid: string, formData: FormData) => Promise<string>; isWeg?: true };

/** The buttons of an invitation. */
const EINLADUNG = {
  erneuern: {
    run: async (call, uuid) => {
      const { name, wartet } = await call.benutzerverwaltung.renewEinladung({ uuid });
      return wartet
        ? `Die Einladung an ${name} wartet auf die Zustimmung einer zweiten bevollmächtigten Person.`
        : `${name} bekommt eine neue E-Mail. Der Link aus der vorigen gilt nicht mehr.`;
    },
  },
  zurueckziehen: {
    run: async (call, uuid) => {
      const { name } = await call.benutzerverwaltung.withdrawEinladung({ uuid });
      return `Die Einladung an ${name} ist zurückgezogen. Ihr Link gilt nicht mehr.`;
    },
    isWeg: true,
  },
  einladungZustimmen: {
    run: async (call, uuid) => {
      const { name } = await call.benutzerverwaltung.decideEinladung({ uuid, zustimmung: true });
      return `Sie haben zugestimmt. Die Einladung an ${name} ist unterwegs.`;
    },
  },
  einladungAblehnen: {
    run: async (call, uuid) => {
      const { name } = await call.benutzerverwaltung.decideEinladung({ uuid, zustimmung: false });
      return `${name} wird nicht eingeladen.`;
    },
    isWeg: true,
  },
} as const satisfies Record<string, Absicht>;

/** The buttons of a person. */
const PERSON = {
  rolle: {
    run: async (call, benutzerUuid, formData) => {
      const [rolle, bisher] = [textVon(formData, "rolle"), textVon(formData, "bisher")];
      if (!isUnternehmenRolle(rolle) || !isUnternehmenRolle(bisher)) throw new TypeError("Checked before");
      const { name, wartet } = await call.benutzerverwaltung.setRolle({ benutzerUuid, rolle, bisher });
      return wartet
        ? `Die Bevollmächtigung von ${name} wartet auf die Zustimmung einer zweiten bevollmächtigten Person.`
        : `${name} hat jetzt die Rolle „${UNTERNEHMENSROLLEN[rolle]}“.`;
    },
  },
  vollmachtZustimmen: {
    run: async (call, benutzerUuid) => {
      const { name } = await call.benutzerverwaltung.decideVollmacht({ benutzerUuid, zustimmung: true });
      return `Sie haben zugestimmt. ${name} ist jetzt bevollmächtigt.`;
    },
  },
  vollmachtAblehnen: {
    run: async (call, benutzerUuid) => {
      const { name } = await call.benutzerverwaltung.decideVollmacht({ benutzerUuid, zustimmung: false });
      return `${name} wird nicht bevollmächtigt.`;
    },
  },
  stammdatenErteilen: {
    run: async (call, benutzerUuid) => {
      const { name } = await call.benutzerverwaltung.setStammdatenRecht({ benutzerUuid, darf: true });
      return `${name} darf jetzt die Stammdaten des Unternehmens bearbeiten.`;
    },
  },
  stammdatenEntziehen: {
    run: async (call, benutzerUuid) => {
      const { name } = await call.benutzerverwaltung.setStammdatenRecht({ benutzerUuid, darf: false });
      return `${name} darf die Stammdaten des Unternehmens nicht mehr bearbeiten.`;
    },
  },
  reaktivieren: {
    run: async (call, benutzerUuid) => {
      const { name, wartet } = await call.benutzerverwaltung.reactivateBenutzer({ benutzerUuid });
      return wartet
        ? `${name} kann wieder mitarbeiten. Die Bevollmächtigung wartet auf die Zustimmung einer zweiten bevollmächtigten Person.`
        : `${name} kann wieder mitarbeiten. Rechte an einzelnen Anträgen müssen Sie neu vergeben.`;
    },
  },
  entfernen: {
    run: async (call, benutzerUuid) => {
      const { name } = await call.benutzerverwaltung.removeBenutzer({ benutzerUuid, nachfolgerUuid: null });
      return `${name} arbeitet nicht mehr für Ihr Unternehmen mit.`;
    },
    isWeg: true,
  },
} as const satisfies Record<string, Absicht>;

/** The button that was pressed; undefined for an unknown one. */
export const findBenutzerAbsicht = (formData: FormData): Absicht | undefined =>
  findEntry<Absicht>({ ...EINLADUNG, ...PERSON }, formData.get("absicht"));

/** The refusal of a change of the role without a role; null for everything else. */
export function checkBenutzerAbsicht(formData: FormData): Problem | null {
  if (textVon(formData, "absicht") !== "rolle") return null;
  const isGewaehlt = isUnternehmenRolle(textVon(formData, "rolle")) && isUnternehmenRolle(textVon(formData, "bisher"));
  return isGewaehlt ? null : eingabeProblem({ rolle: "Bitte wählen Sie eine Rolle." });
}
