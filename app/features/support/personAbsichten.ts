import type { Person, PersonLink } from "~/contract/konto/personen";
import type { Rufe } from "~/contract/wire/call";
import { LINK_ARTEN, type PersonAktion } from "~/domain/benutzer/supportPerson";
import { textVon } from "~/features/anmeldung";
import { findListenAbsicht } from "~/features/tabelle";
import { findEntry } from "~/lib/findEntry";
import { isUuid } from "~/lib/uuid";
import { AENDERUNG_ABSICHTEN, isAenderungAktion, isMoeglicheAenderung, worteDerAenderung } from "./aenderungAbsichten";
import { nameVon } from "./supportTexte";

type Run = (call: Rufe, formData: FormData) => Promise<string>;

/** The form beside the list that was sent; undefined for an unknown one. The list itself has no buttons. */
export function findPersonenAbsicht(formData: FormData): { run: Run } | undefined {
  const derListe = findListenAbsicht(formData);
  if (derListe === undefined) return undefined;
  const { run, meldung } = derListe;
  return { run: (call, form) => run(call, form, "personen").then(() => meldung) };
}

/** What a button does to somebody, and what is said afterwards. */
type Absicht = { run: (call: Rufe, personUuid: string, formData: FormData) => Promise<string> };

/** The buttons by their field `absicht`. */
const ABSICHTEN = {
  sperren: {
    run: async (call, personUuid, formData) => {
      const { name } = await call.personen.lockPerson({ personUuid, grund: textVon(formData, "grund") });
      return `${name} ist gesperrt und abgemeldet.`;
    },
  },
  entsperren: {
    run: async (call, personUuid, formData) => {
      const { name } = await call.personen.unlockPerson({ personUuid, grund: textVon(formData, "grund") });
      return `${name} ist nicht mehr gesperrt.`;
    },
  },
  abmelden: {
    run: async (call, personUuid, formData) => {
      const { name } = await call.personen.endPersonSitzungen({ personUuid, grund: textVon(formData, "grund") });
      return `Alle Sitzungen von ${name} sind beendet.`;
    },
  },
  passwort: {
    run: async (call, personUuid, formData) => {
      const { name } = await call.personen.sendPasswortLink({ personUuid, grund: textVon(formData, "grund") });
      return `${name} bekommt eine E-Mail mit einem Link für ein neues Passwort. Ältere Links gelten nicht mehr.`;
    },
  },
  nachsenden: {
    run: async (call, personUuid, formData) => {
      const linkUuid = textVon(formData, "link");
      const { name } = await call.personen.renewPersonLink({ personUuid, linkUuid, grund: textVon(formData, "grund") });
      return `${name || "Die Person"} bekommt eine neue E-Mail. Der Link aus der vorigen gilt nicht mehr.`;
    },
  },
  ...AENDERUNG_ABSICHTEN,
} as const satisfies Record<string, Absicht>;

/** What can be done about somebody, as the address names it. */
export type AktionArt = keyof typeof ABSICHTEN;

const isAktionArt = (text: string): text is AktionArt => Object.hasOwn(ABSICHTEN, text);

/** The button that was pressed; undefined for an unknown one. */
export const findPersonAbsicht = (formData: FormData): Absicht | undefined =>
  findEntry<Absicht>(ABSICHTEN, formData.get("absicht"));

/** What the page of an act is about: null where the address names none. */
export type Schritt = { art: AktionArt; link: PersonLink | null; isMoeglich: boolean };

const AKTIONEN = {
  sperren: "SPERREN",
  entsperren: "ENTSPERREN",
  abmelden: "ABMELDEN",
  passwort: "PASSWORT",
} as const satisfies Partial<Record<AktionArt, PersonAktion>>;

/** Reads the act from the address, and whether it fits to how the person stands. */
export function readAktion(url: URL, person: Person): Schritt | null {
  const { aktionen, links } = person;
  const art = url.searchParams.get("art") ?? "";
  if (!isAktionArt(art)) return null;
  if (isAenderungAktion(art)) return { art, link: null, isMoeglich: isMoeglicheAenderung(art, person) };
  if (art !== "nachsenden") return { art, link: null, isMoeglich: aktionen.includes(AKTIONEN[art]) };
  const uuid = (url.searchParams.get("link") ?? "").toLowerCase();
  if (!isUuid(uuid)) return null;
  const link = links.find((einer) => einer.uuid === uuid) ?? null;
  return { art, link, isMoeglich: link?.isErneuerbar === true };
}

/** The title, what follows, and the button of an act. */
export function worteVon({ art, link }: Schritt, person: Person): { titel: string; folge: string; knopf: string } {
  const name = nameVon(person);
  switch (art) {
    case "sperren":
      return {
        titel: `${name} sperren`,
        folge: `${name} wird sofort überall abgemeldet und kann sich nicht mehr anmelden, bis jemand die Sperre aufhebt. Offene Links für ein Passwort gelten nicht mehr. Anträge und Rechte bleiben, wie sie sind.`,
        knopf: "Jetzt sperren",
      };
    case "entsperren":
      return {
        titel: `${name} entsperren`,
        folge: `${name} kann sich danach wieder anmelden, mit demselben Passwort und denselben Rechten.`,
        knopf: "Jetzt entsperren",
      };
    case "abmelden":
      return {
        titel: `Alle Sitzungen von ${name} beenden`,
        folge: `${name} wird auf allen Geräten abgemeldet und kann sich sofort wieder anmelden. Was noch nicht gespeichert ist, kann verloren gehen.`,
        knopf: "Jetzt abmelden",
      };
    case "passwort":
      return {
        titel: `Passwort-Mail an ${name} senden`,
        folge: `Die Mail mit einem Link für ein neues Passwort geht an ${person.email}. Ältere Links für ein Passwort gelten dann nicht mehr. Das bisherige Passwort gilt, bis ein neues vergeben ist.`,
        knopf: "Mail senden",
      };
    case "nachsenden":
      return {
        titel: `„${link === null ? "Mail" : LINK_ARTEN[link.art]}“ erneut senden`,
        folge: `Die Mail geht mit einem neuen Link an ${person.email}. Der Link aus der vorigen Mail gilt dann nicht mehr.`,
        knopf: "Mail erneut senden",
      };
    default:
      return worteDerAenderung(art, person);
  }
}
