import type { Problem } from "~/contract/wire/problem";
import type { Rufe } from "~/contract/wire/call";
import { ANSICHT_NAME_MAX, type Tabelle, TABELLEN } from "~/domain/tabelle/tabellen";
import { formatAnsicht, onSeite, parseAnsicht } from "~/domain/tabelle/tabellenAnsicht";
import { findLeereFelder, findZuLange, textVon } from "~/features/anmeldung";
import { findEntry } from "~/lib/findEntry";
import { ansichtHref, type Liste } from "./liste";

/** What a form beside the list does, and what is said afterwards. */
type Absicht = { run: (call: Rufe, form: FormData, tabelle: Tabelle) => Promise<unknown>; meldung: string };

/** The present view that the forms carry. */
const ansichtVon = (tabelle: Tabelle, form: FormData) =>
  parseAnsicht(new URLSearchParams(textVon(form, "ansicht")), TABELLEN[tabelle]);
const queryVon = (tabelle: Tabelle, form: FormData): string =>
  formatAnsicht(onSeite(ansichtVon(tabelle, form), 1)).toString();

/** The forms beside the list by their field `absicht`. */
const ABSICHTEN = {
  spalten: {
    run: (call, form, tabelle) =>
      call.tabellen.setSpalten({ tabelle, spalten: form.getAll("spalten").map(String).slice(0, 50) }),
    meldung: "Ihre Spalten sind gespeichert.",
  },
  spaltenZurueck: {
    run: (call, _form, tabelle) => call.tabellen.removeSpalten({ tabelle }),
    meldung: "Die Liste zeigt wieder die üblichen Spalten.",
  },
  ansichtSpeichern: {
    run: (call, form, tabelle) =>
      call.tabellen.createAnsicht({ tabelle, name: textVon(form, "name"), query: queryVon(tabelle, form) }),
    meldung: "Die Ansicht ist gespeichert.",
  },
  ansichtUeberschreiben: {
    run: (call, form, tabelle) =>
      call.tabellen.overwriteAnsicht({ tabelle, uuid: textVon(form, "uuid"), query: queryVon(tabelle, form) }),
    meldung: "Die Ansicht ist überschrieben.",
  },
  ansichtLoeschen: {
    run: (call, form, tabelle) => call.tabellen.removeAnsicht({ tabelle, uuid: textVon(form, "uuid") }),
    meldung: "Die Ansicht ist gelöscht.",
  },
} as const satisfies Record<string, Absicht>;

/** The form that was sent; undefined for one that belongs to the page itself. */
export const findListenAbsicht = (form: FormData): Absicht | undefined =>
  findEntry<Absicht>(ABSICHTEN, form.get("absicht"));

/** What is wrong with the form itself, null when nothing is. */
export function checkListenAbsicht(form: FormData): Problem | null {
  if (textVon(form, "absicht") !== "ansichtSpeichern") return null;
  return (
    findLeereFelder(form, { name: "Bitte geben Sie einen Namen ein." }) ?? findZuLange(form, { name: ANSICHT_NAME_MAX })
  );
}

/** Back to the view that the form was sent from. */
export const zurueckZurListe = (liste: Liste, form: FormData): string =>
  ansichtHref(liste, ansichtVon(liste.tabelle, form));
