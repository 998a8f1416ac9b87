import { z } from "zod";
import type { ProblemItem } from "~/contract/problem";
import {
  austauschVersion,
  FORMAT,
  FORMAT_VERSION,
  IMPORT_BYTES,
  IMPORT_VORHABEN,
  IMPORT_ZEILEN,
} from "~/domain/antrag/austausch/austausch";
import type { AntragFormular } from "~/domain/antrag/formular/formulare";
import type { Werte, Zeile } from "~/formkit/field";
import { messages } from "~/formkit/messages";
import { isStored } from "~/formkit/kinds";
import { blankWerte } from "~/formkit/relevance";
import { isUuid } from "~/lib/uuid";
import { Ablehnung, eingabeUngueltig } from "../../ablehnung";
import { type AntragFeld, isSpeicherbarerText, readAntwort } from "../antraege/wertPruefung";

/** A Vorhaben of a file: every answer has the shape and size of its field. */
export type ImportVorhaben = { uuid: string; werte: Werte };
export type Importdatei = { bezeichnung: string; vorhaben: ImportVorhaben[] };

/** So many findings are enough to see what is wrong with a file. */
const MAX_BEFUNDE = 50;

const kopf = z.looseObject({ format: z.literal(FORMAT), formatVersion: z.unknown(), version: z.unknown(), vorhaben: z.unknown() });
const angaben = z.looseObject({ bezeichnung: z.string().max(200).default("") });
/** Not a record of zod, which leaves out a key `__proto__` without a word. */
const objekt = z.custom<object>((wert) => typeof wert === "object" && wert !== null && !Array.isArray(wert));
const inhalt = z.array(z.looseObject({ uuid: z.string(), werte: objekt })).min(1);

class Leser {
  readonly befunde: ProblemItem[] = [];

  #melde(pfad: string, text: string): void {
    if (this.befunde.length < MAX_BEFUNDE) this.befunde.push({ uuid: "", property: "datei", message: `${pfad}: ${text}` });
  }

  /** The answers of a form or row over blank ones; `pfad` names the place for people. */
  werte(felder: readonly AntragFeld[], roh: object, pfad: string): Werte {
    const werte: Werte = blankWerte(felder);
    const bekannt = new Map(felder.filter(({ kind }) => isStored(kind)).map((feld) => [feld.key, feld]));
    for (const [key, wert] of Object.entries(roh)) {
      const feld = bekannt.get(key);
      if (feld === undefined) this.#melde(`${pfad}, „${key.slice(0, 60)}“`, "Dieses Feld gibt es in dieser Formularversion nicht.");
      else if (feld.entity) werte[key] = this.#zeilen(feld, wert, `${pfad}, ${feld.label}`);
      else this.#einfach(werte, feld, { wert, pfad });
    }
    return werte;
  }

  #einfach(werte: Werte, feld: AntragFeld, { wert, pfad }: { wert: unknown; pfad: string }): void {
    const gelesen = readAntwort(ohneGrenze(feld), wert);
    if (!gelesen.ok) this.#melde(`${pfad}, ${feld.label}`, gelesen.error);
    else if (!isAngeboten(feld, wert)) this.#melde(`${pfad}, ${feld.label}`, "Diese Auswahl gibt es nicht.");
    else werte[feld.key] = gelesen.value;
  }

  #zeilen({ entity }: AntragFeld, wert: unknown, pfad: string): Zeile[] {
    if (!Array.isArray(wert)) this.#melde(pfad, messages.pattern);
    else if (wert.length > IMPORT_ZEILEN) {
      this.#melde(pfad, `${String(wert.length)} Einträge; erlaubt sind höchstens ${String(IMPORT_ZEILEN)}.`);
    } else {
      const zeilen = wert.map((zeile: unknown, stelle) =>
        this.#zeile(entity?.fields ?? [], zeile, `${pfad}, Eintrag ${String(stelle + 1)}`),
      );
      if (new Set(zeilen.map(({ uuid }) => uuid)).size < zeilen.length) this.#melde(pfad, "Eine Kennung (uuid) kommt mehrfach vor.");
      return zeilen;
    }
    return [];
  }

  #zeile(felder: readonly AntragFeld[], roh: unknown, pfad: string): Zeile {
    const uuid = typeof roh === "object" && roh !== null && "uuid" in roh ? roh.uuid : undefined;
    if (typeof roh !== "object" || roh === null || !isUuid(uuid)) {
      this.#melde(pfad, "Die Kennung (uuid) fehlt oder ist ungültig.");
      return { uuid: "" };
    }
    const rest = Object.fromEntries(Object.entries(roh).filter(([key]) => key !== "uuid"));
    return { ...this.werte(felder, rest, pfad), uuid: uuid.toLowerCase() };
  }
}

/** What was certified may be longer than the form allows today: it stands in the files of a supplementary application and is never taken over. */
const ohneGrenze = (feld: AntragFeld): AntragFeld =>
  feld.kind === "textArea" && feld.readOnly !== undefined ? { ...feld, max: IMPORT_BYTES } : feld;

/** Says whether a choice is one of the fixed ones; where the offer depends on answers, the check of the form tells it. */
function isAngeboten({ options }: AntragFeld, wert: unknown): boolean {
  if (!Array.isArray(options)) return true;
  const angebot = new Set<unknown>(options.map((option: { key: string }) => option.key));
  return (Array.isArray(wert) ? wert : [wert]).every((key) => key === "" || angebot.has(key));
}

function checkKopf(roh: unknown, formular: AntragFormular): z.infer<typeof kopf> {
  const gelesen = kopf.safeParse(roh);
  if (!gelesen.success) throw eingabeUngueltig("datei", "Diese Datei ist kein Antrag aus dem Antragsportal.");
  const { formatVersion, version } = gelesen.data;
  if (formatVersion !== FORMAT_VERSION) {
    throw eingabeUngueltig("datei", `Die Datei hat eine andere Fassung des Formats. Angenommen wird die Fassung ${FORMAT_VERSION}.`);
  }
  const eigene = austauschVersion(formular);
  if (version !== eigene)
    throw eingabeUngueltig("datei", `Die Datei gehört zu einer anderen Formularversion. Dieser Antrag hat die Version ${eigene}.`);
  return gelesen.data;
}

/** Checks a whole file for a form. Throws EINGABE_UNGUELTIG with every finding; then nothing of the file is used. */
export function pruefeDatei(roh: unknown, formular: AntragFormular): Importdatei {
  const datei = checkKopf(roh, formular);
  const name = angaben.safeParse(datei["antrag"] ?? {});
  const liste = inhalt.safeParse(datei.vorhaben);
  if (!liste.success || !name.success || !isSpeicherbarerText(name.data.bezeichnung)) {
    throw eingabeUngueltig("datei", "Die Datei hat nicht den Aufbau eines Antrags aus dem Antragsportal.");
  }
  if (liste.data.length > IMPORT_VORHABEN) {
    throw eingabeUngueltig(
      "datei",
      `Die Datei enthält ${String(liste.data.length)} Vorhaben; erlaubt sind höchstens ${String(IMPORT_VORHABEN)}.`,
    );
  }
  const leser = new Leser();
  const felder = formular.tabs.flatMap((tab) => tab.fields);
  const vorhaben = liste.data.map(({ uuid, werte }, stelle) => ({
    uuid,
    werte: leser.werte(felder, werte, `Vorhaben ${String(stelle + 1)}`),
  }));
  if (leser.befunde.length > 0) throw new Ablehnung("EINGABE_UNGUELTIG", leser.befunde, "Die Datei wurde nicht übernommen.");
  return { bezeichnung: name.data.bezeichnung.trim(), vorhaben };
}
