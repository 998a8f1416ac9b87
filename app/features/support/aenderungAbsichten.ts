import type { Person } from "~/contract/konto/personen";
import type { Rufe } from "~/contract/wire/call";
import { AENDERUNG_ARTEN, type AenderungSchritt } from "~/domain/benutzer/zugangsaenderung";
import { textVon } from "~/features/anmeldung";
import { nameVon, zeitVon } from "./supportTexte";

type Absicht = { run: (call: Rufe, personUuid: string, formData: FormData) => Promise<string> };

const grundVon = (formData: FormData) => ({ grund: textVon(formData, "grund") });
const MAIL = "Die Person bekommt jetzt eine E-Mail.";

/** The buttons of a change that needs two members of staff, by their field `absicht`. */
export const AENDERUNG_ABSICHTEN = {
  zweiterFaktor: {
    run: async (call, personUuid, formData) => {
      await call.zugangsaenderungen.beginFaktor({ personUuid, ...grundVon(formData) });
      return `Beantragt. Jetzt muss eine zweite Person zustimmen. ${MAIL}`;
    },
  },
  adresse: {
    run: async (call, personUuid, formData) => {
      const [email, wiederholung] = [textVon(formData, "email"), textVon(formData, "wiederholung")];
      await call.zugangsaenderungen.beginAdresse({ personUuid, email, wiederholung, ...grundVon(formData) });
      return `Beantragt. Jetzt muss eine zweite Person zustimmen. ${MAIL}`;
    },
  },
  zustimmen: {
    run: async (call, personUuid, formData) => {
      const aenderungUuid = textVon(formData, "aenderung");
      await call.zugangsaenderungen.consentAenderung({ personUuid, aenderungUuid, ...grundVon(formData) });
      return `Sie haben zugestimmt. Die Wartezeit läuft. ${MAIL}`;
    },
  },
  aenderungBeenden: {
    run: async (call, personUuid, formData) => {
      const aenderungUuid = textVon(formData, "aenderung");
      await call.zugangsaenderungen.refuseAenderung({ personUuid, aenderungUuid, ...grundVon(formData) });
      return `Die Änderung ist beendet, am Zugang ist nichts geändert. ${MAIL}`;
    },
  },
} as const satisfies Record<string, Absicht>;

/** Such an act, as the address names it. */
export type AenderungAktion = keyof typeof AENDERUNG_ABSICHTEN;

export const isAenderungAktion = (art: string): art is AenderungAktion => Object.hasOwn(AENDERUNG_ABSICHTEN, art);

/** Does the act fit to how the person and an open change stand? */
export function isMoeglicheAenderung(art: AenderungAktion, { aktionen, aenderung }: Person): boolean {
  const schritte = aenderung?.schritte ?? [];
  switch (art) {
    case "zweiterFaktor":
      return aktionen.includes("ZWEITER_FAKTOR");
    case "adresse":
      return aktionen.includes("ADRESSE");
    case "zustimmen":
      return schritte.includes("ZUSTIMMEN");
    case "aenderungBeenden":
      return schritte.some((schritt) => schritt !== "ZUSTIMMEN");
  }
}

const WEG =
  "Noch ändert sich nichts: Eine zweite Person des Supports muss zustimmen, danach läuft eine Wartezeit. Bis zu ihrem Ende kann der Support die Änderung stoppen, und die Person kann es mit dem Link aus ihrer E-Mail.";

/** What the button is called that ends a change: the step that its beginner, a second person or anybody takes. */
const BEENDEN: Readonly<Record<Exclude<AenderungSchritt, "ZUSTIMMEN">, string>> = {
  ABLEHNEN: "Änderung ablehnen",
  ZURUECKZIEHEN: "Änderung zurückziehen",
  STOPPEN: "Änderung stoppen",
};

/** The word for the end that the caller can bring about. */
export function beendenVon({ aenderung }: Person): string {
  const schritt = aenderung?.schritte.find((einer) => einer !== "ZUSTIMMEN");
  return BEENDEN[schritt ?? "STOPPEN"];
}

/** Who wants what, and why. */
function antragVon({ aenderung }: Person): string {
  if (aenderung === null) return "";
  const { art, begonnenVon, begonnenAm, grund, neueEmail } = aenderung;
  const adresse = neueEmail === null ? "" : ` Neue Adresse: ${neueEmail}.`;
  return `${begonnenVon} hat am ${zeitVon(begonnenAm)} beantragt: ${AENDERUNG_ARTEN[art]}.${adresse} Grund: „${grund}“.`;
}

/** The title, what follows, and the button of an act. */
export function worteDerAenderung(
  art: AenderungAktion,
  person: Person,
): { titel: string; folge: string; knopf: string } {
  const name = nameVon(person);
  switch (art) {
    case "zweiterFaktor":
      return {
        titel: `Zweiten Faktor von ${name} zurücksetzen`,
        folge: `${WEG} Erst dann gelten App und Wiederherstellungscodes nicht mehr, und ${name} wird überall abgemeldet.`,
        knopf: "Zurücksetzen beantragen",
      };
    case "adresse":
      return {
        titel: `E-Mail-Adresse von ${name} ändern`,
        folge: `${WEG} Erst dann bekommt die neue Adresse einen Link, und sie gilt, sobald er bestätigt ist. Bis dahin gilt ${person.email}.`,
        knopf: "Änderung beantragen",
      };
    case "zustimmen":
      return {
        titel: "Als zweite Person zustimmen",
        folge: `${antragVon(person)} Mit Ihrer Zustimmung beginnt die Wartezeit.`,
        knopf: "Zustimmen",
      };
    case "aenderungBeenden":
      return {
        titel: beendenVon(person),
        folge: `${antragVon(person)} Danach bleibt der Zugang, wie er ist.`,
        knopf: beendenVon(person),
      };
  }
}
