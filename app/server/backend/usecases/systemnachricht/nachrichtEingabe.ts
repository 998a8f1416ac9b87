import type { SystemnachrichtEingabe } from "~/contract/mitteilung/systemnachrichten";
import type { ProblemItem } from "~/contract/wire/problem";
import {
  parseZeitpunkt,
  SYSTEMNACHRICHT_TEXT_MAX,
  SYSTEMNACHRICHT_TITEL_MAX,
  type Zeitpunkt,
  type Zeitpunktfehler,
} from "~/domain/nachricht/systemNachricht";
import { isZielart, isZielrolle, ZIELFIRMEN_HOECHSTENS, zielrollen } from "~/domain/nachricht/zielgruppe";
import { messages } from "~/formkit/messages";
import { replaceSpaces } from "~/lib/text";
import { isUuid } from "~/lib/uuid";
import { Ablehnung } from "../../ablehnung";
import type { Ausfuehrer } from "../../storage/datenbank";
import { listFirmenNachUuid } from "../../storage/systemnachrichtListe";
import type { SystemnachrichtZeile } from "../../storage/systemnachrichtStore";
import { isSpeicherbarerText, problem } from "../antraege/wertPruefung";
import { cleanHtml, listVerbotenes } from "../hilfe/cleanHtml";

/** What is kept of an announcement besides its id and what the server counts. */
export type Meldung = Pick<
  SystemnachrichtZeile,
  | "titel"
  | "text"
  | "anzeigenVon"
  | "anzeigenBis"
  | "ereignisVon"
  | "ereignisBis"
  | "zielgruppe"
  | "unternehmen"
  | "rollen"
  | "aufStartseite"
>;

/** Reads a property and notes why it is not good. */
type Report = (property: string, message: string) => void;

function readTitel(titel: string, report: Report): string {
  const gelesen = replaceSpaces(titel, { multiline: false }).text.trim();
  if (gelesen === "") report("titel", "Bitte geben Sie einen Titel ein.");
  else if (gelesen.length > SYSTEMNACHRICHT_TITEL_MAX) report("titel", messages.maxLength(SYSTEMNACHRICHT_TITEL_MAX));
  else if (!isSpeicherbarerText(gelesen)) report("titel", messages.pattern);
  return gelesen;
}

/** A text without any markup as paragraphs, so that what was typed line by line is read line by line. */
function toHtml(text: string): string {
  if (/<[a-z!/]/i.test(text)) return text;
  const absaetze = text.split(/\n[ \t]*\n+/).filter((absatz) => absatz.trim() !== "");
  return absaetze.map((absatz) => `<p>${absatz.trim().replaceAll("\n", "<br />")}</p>`).join("\n");
}

/**
 * The text as it will be read. What is not allowed is refused and not taken out: nothing is stored that was not
 * shown.
 */
function readText(html: string, report: Report): string {
  const text = cleanHtml(toHtml(html.replaceAll("\r\n", "\n"))).trim();
  const verboten = listVerbotenes(html);
  if (!isSpeicherbarerText(html)) report("text", messages.pattern);
  else if (html.length > SYSTEMNACHRICHT_TEXT_MAX) report("text", messages.maxLength(SYSTEMNACHRICHT_TEXT_MAX));
  else if (verboten.length > 0)
    report(
      "text",
      `Bitte entfernen Sie aus dem Text: ${verboten.slice(0, 5).join(", ")}. Erlaubt sind zum Beispiel <p>, <br>, <strong>, <em>, <ul>, <ol>, <li> und <a> mit href.`,
    );
  else if (text.replace(/<[^>]*>|&nbsp;|\s/g, "") === "") report("text", "Bitte geben Sie einen Text ein.");
  return text;
}

const ZEITFEHLER: Readonly<Record<Zeitpunktfehler, string>> = {
  UNLESBAR: "Bitte geben Sie einen gültigen Zeitpunkt ein: den Tag als TT.MM.JJJJ und die Uhrzeit als HH:MM.",
  UEBERSPRUNGEN:
    "Diese Uhrzeit gibt es an diesem Tag nicht, weil die Uhr auf Sommerzeit umgestellt wird. Bitte wählen Sie eine Zeit vor 2 Uhr oder ab 3 Uhr.",
};

/** Null for none, and for one that was refused. */
function readMoment(property: string, zeitpunkt: Zeitpunkt | null, report: Report): Date | null {
  if (zeitpunkt === null) return null;
  const gelesen = parseZeitpunkt(zeitpunkt);
  if (!gelesen.ok) report(property, ZEITFEHLER[gelesen.error]);
  return gelesen.ok ? gelesen.value : null;
}

const NACH_BEGINN = "Bitte wählen Sie ein Ende, das nach dem Beginn liegt.";

function readZeiten(eingabe: SystemnachrichtEingabe, report: Report) {
  const anzeigenVon = readMoment("anzeigenVon", eingabe.anzeigenVon, report);
  const anzeigenBis = readMoment("anzeigenBis", eingabe.anzeigenBis, report);
  const ereignisVon = readMoment("ereignisVon", eingabe.ereignisVon, report);
  const ereignisBis = readMoment("ereignisBis", eingabe.ereignisBis, report);
  if (anzeigenVon !== null && anzeigenBis !== null && anzeigenBis <= anzeigenVon) report("anzeigenBis", NACH_BEGINN);
  if (eingabe.ereignisVon === null && eingabe.ereignisBis !== null)
    report("ereignisVon", "Bitte geben Sie auch den Beginn des Ereignisses ein.");
  if (ereignisVon !== null && ereignisBis !== null && ereignisBis <= ereignisVon) report("ereignisBis", NACH_BEGINN);
  return { anzeigenVon, anzeigenBis, ereignisVon, ereignisBis };
}

type Ziel = Pick<Meldung, "zielgruppe" | "unternehmen" | "rollen" | "aufStartseite">;

async function readFirmen(tx: Ausfuehrer, firmen: readonly string[], report: Report): Promise<string[]> {
  const uuids = [...new Set(firmen.map((uuid) => uuid.toLowerCase()))];
  if (uuids.length === 0) report("unternehmen", "Bitte wählen Sie mindestens ein Unternehmen.");
  if (uuids.length > ZIELFIRMEN_HOECHSTENS)
    report("unternehmen", `Bitte wählen Sie höchstens ${String(ZIELFIRMEN_HOECHSTENS)} Unternehmen.`);
  const bekannte = await listFirmenNachUuid(tx, uuids.filter(isUuid).slice(0, ZIELFIRMEN_HOECHSTENS));
  if (uuids.length <= ZIELFIRMEN_HOECHSTENS && bekannte.length < uuids.length)
    report("unternehmen", "Bitte wählen Sie nur Unternehmen, die es im Portal gibt. Mindestens eines ist unbekannt.");
  return uuids;
}

function readRollen(rollen: readonly string[], report: Report): Meldung["rollen"] {
  if (rollen.length === 0) report("rollen", "Bitte wählen Sie mindestens eine Rolle.");
  else if (!rollen.every(isZielrolle)) report("rollen", "Bitte wählen Sie nur Rollen aus der Liste.");
  return zielrollen.filter((rolle) => rollen.includes(rolle));
}

/** The audience; what was chosen for another kind of it is left out. */
async function readZiel(tx: Ausfuehrer, eingabe: SystemnachrichtEingabe, report: Report): Promise<Ziel> {
  const { zielgruppe, aufStartseite } = eingabe;
  const leer: Ziel = { zielgruppe: "ALLE", unternehmen: [], rollen: [], aufStartseite };
  if (!isZielart(zielgruppe)) {
    report("zielgruppe", "Bitte wählen Sie, für wen die Meldung bestimmt ist.");
    return leer;
  }
  if (aufStartseite && zielgruppe !== "ALLE")
    report("aufStartseite", "Bitte wählen Sie das nur, wenn die Meldung für alle bestimmt ist: Dort lesen sie alle.");
  if (zielgruppe === "UNTERNEHMEN")
    return { ...leer, zielgruppe, unternehmen: await readFirmen(tx, eingabe.unternehmen, report) };
  return zielgruppe === "ROLLEN" ? { ...leer, zielgruppe, rollen: readRollen(eingabe.rollen, report) } : leer;
}

/** Reads what was typed for an announcement. Throws EINGABE_UNGUELTIG with everything that is wrong. */
export async function readMeldung(tx: Ausfuehrer, eingabe: SystemnachrichtEingabe): Promise<Meldung> {
  const maengel: ProblemItem[] = [];
  const report: Report = (property, message) => maengel.push(problem("", property, message));
  const { anzeigenVon, ...zeiten } = readZeiten(eingabe, report);
  const titel = readTitel(eingabe.titel, report);
  const text = readText(eingabe.text, report);
  const ziel = await readZiel(tx, eingabe, report);
  if (maengel.length > 0 || anzeigenVon === null) throw new Ablehnung("EINGABE_UNGUELTIG", maengel);
  return { titel, text, anzeigenVon, ...zeiten, ...ziel };
}
