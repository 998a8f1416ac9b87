import { z } from "zod";
import type { ProblemItem } from "~/contract/wire/problem";
import {
  austauschVersion,
  FORMAT,
  FORMAT_VERSIONEN,
  type FormatVersion,
  IMPORT_BYTES,
  IMPORT_VORHABEN,
  IMPORT_ZEILEN,
} from "~/domain/antrag/austausch/austausch";
import { BEZEICHNUNG_MAX } from "~/domain/antrag/bezeichnung";
import type { AntragFormular } from "~/domain/antrag/formular/formulare";
import type { Werte, Zeile } from "~/formkit/field";
import { messages } from "~/formkit/messages";
import { isStored } from "~/formkit/kinds";
import { blankWerte } from "~/formkit/relevance";
import { textOf } from "~/formkit/werte";
import { cutText } from "~/lib/text";
import { isUuid } from "~/lib/uuid";
import { Ablehnung, eingabeUngueltig } from "../../ablehnung";
import { type AntragFeld, isSpeicherbarerText, readAntwort } from "../antraege/wertPruefung";
import type { Importdatei, ImportVorhaben } from "../../ports/pruefstandPort";

/** So many findings are enough to see what is wrong with a file. */
const MAX_BEFUNDE = 50;
/** So much of a name that the form does not have is repeated. */
const MAX_NAME = 60;

const kopf = z.looseObject({
  format: z.literal(FORMAT),
  formatVersion: z.unknown(),
  version: z.unknown(),
  vorhaben: z.unknown(),
});
const angaben = z.looseObject({ bezeichnung: z.string().default("") });
/** Never taken over, whatever it tells: a draft tells of its own company as it is today. */
const unternehmensTeil = z
  .object({
    version: z.unknown(),
    stammdaten: z.looseObject({}),
    geschaeftsstatistik: z.array(z.looseObject({})).optional(),
    verbundeneUnternehmen: z.array(z.looseObject({})).optional(),
    verbundBestaetigung: z.looseObject({}).optional(),
  })
  .nullable();
/** Not a record of zod, which leaves out a key `__proto__` without a word. */
const objekt = z.custom<object>((wert) => typeof wert === "object" && wert !== null && !Array.isArray(wert));
const inhalt = z.array(z.looseObject({ uuid: z.unknown().optional(), werte: objekt })).min(1);

/**
 * What may stand in a file beside the answers. Something else is an answer in the wrong place, or of another program.
 */
const MITGLIEDER = {
  datei: {
    "1": ["format", "formatVersion", "version", "antrag", "vorhaben"],
    "2": ["format", "formatVersion", "version", "antrag", "unternehmensangaben", "vorhaben"],
  },
  antrag: ["antragsnummer", "bezeichnung", "eingereichtAm"],
  vorhaben: ["uuid", "vorhabenId", "werte", "anlagen"],
} as const;
const OHNE_KENNUNG = "Die Kennung (uuid) fehlt oder ist ungültig. Bitte übernehmen Sie sie aus der exportierten Datei.";

/** The places of a Vorhaben by the id that stands there. */
type Vergebene = Map<string, string>;
/** A place in a Vorhaben: its name for people, which begins with that of the Vorhaben, and the ids that are taken. */
type Stelle = { pfad: string; vergeben: Vergebene };

class Leser {
  readonly #befunde: ProblemItem[] = [];
  #weitere = 0;

  /** What is wrong with the file: so many findings as help, and how many more there are. */
  befunde(): ProblemItem[] {
    if (this.#weitere === 0) return this.#befunde;
    const message =
      this.#weitere === 1
        ? "In der Datei ist ein weiterer Fehler."
        : `In der Datei sind ${String(this.#weitere)} weitere Fehler.`;
    return [...this.#befunde, { uuid: "", property: "datei", message }];
  }

  #report(pfad: string, text: string): void {
    if (this.#befunde.length < MAX_BEFUNDE)
      this.#befunde.push({ uuid: "", property: "datei", message: `${pfad}: ${text}` });
    else this.#weitere += 1;
  }

  /** Tells what stands where nothing of that name may stand. */
  mitglieder(roh: object, pfad: string, erlaubt: readonly string[]): void {
    for (const key of Object.keys(roh)) {
      if (!erlaubt.includes(key))
        this.#report(
          `${pfad}, „${cutText(key, MAX_NAME).text}“`,
          "Diese Angabe gibt es hier nicht. Bitte entfernen Sie sie.",
        );
    }
  }

  bezeichnung(text: string): string {
    if (!isSpeicherbarerText(text)) this.#report("Datei, Bezeichnung", messages.pattern);
    else if (text.length > BEZEICHNUNG_MAX) this.#report("Datei, Bezeichnung", messages.maxLength(BEZEICHNUNG_MAX));
    return text.trim();
  }

  vorhaben(
    felder: readonly AntragFeld[],
    { uuid, werte, ...rest }: z.infer<typeof inhalt>[number],
    nummer: number,
  ): ImportVorhaben {
    const pfad = `Vorhaben ${String(nummer)}`;
    this.mitglieder(rest, pfad, MITGLIEDER.vorhaben);
    if (!isUuid(uuid)) this.#report(pfad, OHNE_KENNUNG);
    const kennung = isUuid(uuid) ? uuid.toLowerCase() : "";
    return {
      uuid: kennung,
      werte: this.#werte(felder, werte, { pfad, vergeben: new Map([[kennung, `${pfad}, das Vorhaben selbst`]]) }),
    };
  }

  /** The answers of a form or row over blank ones. */
  #werte(felder: readonly AntragFeld[], roh: object, { pfad, vergeben }: Stelle): Werte {
    const werte: Werte = blankWerte(felder);
    const bekannt = new Map(felder.filter(({ kind }) => isStored(kind)).map((feld) => [feld.key, feld]));
    for (const [key, wert] of Object.entries(roh)) {
      const feld = bekannt.get(key);
      if (feld === undefined)
        this.#report(
          `${pfad}, „${cutText(key, MAX_NAME).text}“`,
          "Dieses Feld gibt es in dieser Formularversion nicht. Bitte entfernen Sie es.",
        );
      else if (feld.entity) werte[key] = this.#zeilen(feld, wert, { pfad: `${pfad}, ${feld.label}`, vergeben });
      else this.#einfach(werte, feld, { wert, pfad });
    }
    return werte;
  }

  #einfach(werte: Werte, feld: AntragFeld, { wert, pfad }: { wert: unknown; pfad: string }): void {
    const gelesen = readAntwort(withoutGrenze(feld), wert);
    if (!gelesen.ok) this.#report(`${pfad}, ${feld.label}`, gelesen.error);
    else if (!isAngeboten(feld, wert))
      this.#report(
        `${pfad}, ${feld.label}`,
        "Diese Auswahl gibt es nicht. Bitte verwenden Sie einen Schlüssel aus der Beschreibung des Formats.",
      );
    else werte[feld.key] = gelesen.value;
  }

  #zeilen(feld: AntragFeld, wert: unknown, { pfad, vergeben }: Stelle): Zeile[] {
    if (!Array.isArray(wert)) this.#report(pfad, messages.pattern);
    else if (wert.length > IMPORT_ZEILEN) {
      this.#report(pfad, `${String(wert.length)} Einträge; erlaubt sind höchstens ${String(IMPORT_ZEILEN)}.`);
    } else {
      const zeilen = wert.map((zeile: unknown, stelle) =>
        this.#zeile(feld, zeile, { pfad: `${pfad}, Eintrag ${String(stelle + 1)}`, vergeben }),
      );
      this.#checkSchluessel(feld, zeilen, pfad);
      return zeilen;
    }
    return [];
  }

  /** Of rows that are known by an answer, their year, each may stand once: the program keeps one. */
  #checkSchluessel({ entity, rowKey }: AntragFeld, zeilen: readonly Zeile[], pfad: string): void {
    if (rowKey === undefined) return;
    const erste = new Map<string, number>();
    zeilen.forEach((zeile, stelle) => {
      const schluessel = textOf(zeile, rowKey);
      const vorher = erste.get(schluessel);
      if (vorher === undefined) erste.set(schluessel, stelle + 1);
      else if (schluessel !== "") {
        const wo = `${pfad}, Eintrag ${String(stelle + 1)}`;
        this.#report(wo, `„${entity?.title(zeile) ?? schluessel}“ steht schon in Eintrag ${String(vorher)}.`);
      }
    });
  }

  #zeile({ entity, rowKey }: AntragFeld, roh: unknown, { pfad, vergeben }: Stelle): Zeile {
    const uuid = typeof roh === "object" && roh !== null && "uuid" in roh ? roh.uuid : undefined;
    if (typeof roh !== "object" || roh === null || !isUuid(uuid)) {
      this.#report(pfad, OHNE_KENNUNG);
      return { uuid: "" };
    }
    const kennung = uuid.toLowerCase();
    const besitzer = vergeben.get(kennung);
    if (besitzer === undefined) vergeben.set(kennung, pfad);
    else {
      const wo = besitzer.slice(besitzer.indexOf(", ") + 2);
      this.#report(pfad, `Diese Kennung (uuid) hat schon „${wo}“. Jeder Eintrag braucht eine eigene.`);
    }
    const felder = entity?.fields ?? [];
    const rest = Object.fromEntries(Object.entries(roh).filter(([key]) => key !== "uuid"));
    const schluessel = felder.find(({ key }) => key === rowKey);
    if (schluessel !== undefined && (rest[schluessel.key] ?? "") === "")
      this.#report(`${pfad}, ${schluessel.label}`, "Diese Angabe fehlt. Bitte ergänzen Sie sie.");
    return { ...this.#werte(felder, rest, { pfad, vergeben }), uuid: kennung };
  }
}

/**
 * What was certified may be longer than the form allows today: it stands in the files of a supplementary application
 * and is never taken over.
 */
const withoutGrenze = (feld: AntragFeld): AntragFeld =>
  feld.kind === "textArea" && feld.readOnly !== undefined ? { ...feld, max: IMPORT_BYTES } : feld;

/**
 * Says whether a choice is one of the fixed ones; where the offer depends on answers, the check of the form tells it.
 */
function isAngeboten({ options }: AntragFeld, wert: unknown): boolean {
  if (!Array.isArray(options)) return true;
  const angebot = new Set<unknown>(options.map((option: { key: string }) => option.key));
  return (Array.isArray(wert) ? wert : [wert]).every((key) => key === "" || angebot.has(key));
}

/** Some programs make a number of it. */
const formatVersionVon = (roh: unknown): FormatVersion | undefined =>
  FORMAT_VERSIONEN.find((fassung) => roh === fassung || roh === Number(fassung));

function checkKopf(
  roh: unknown,
  formular: AntragFormular,
): { datei: z.infer<typeof kopf>; formatVersion: FormatVersion } {
  const gelesen = kopf.safeParse(roh);
  if (!gelesen.success)
    throw eingabeUngueltig(
      "datei",
      "Diese Datei ist kein Antrag aus dem Antragsportal. Bitte wählen Sie eine Datei, die dort exportiert wurde.",
    );
  const formatVersion = formatVersionVon(gelesen.data.formatVersion);
  if (formatVersion === undefined) {
    throw eingabeUngueltig(
      "datei",
      `Die Datei hat eine andere Fassung des Formats. Angenommen werden die Fassungen ${FORMAT_VERSIONEN.join(" und ")}. Bitte exportieren Sie die Datei im Antragsportal noch einmal.`,
    );
  }
  const eigene = austauschVersion(formular);
  if (gelesen.data.version !== eigene)
    throw eingabeUngueltig(
      "datei",
      `Die Datei gehört zu einer anderen Formularversion. Dieser Antrag hat die Version ${eigene}. Bitte wählen Sie eine Datei dieser Version.`,
    );
  return { datei: gelesen.data, formatVersion };
}

/** Checks a whole file for a form. Throws EINGABE_UNGUELTIG with every finding; then nothing of the file is used. */
export function checkDatei(roh: unknown, formular: AntragFormular): Importdatei {
  const { datei, formatVersion } = checkKopf(roh, formular);
  const name = angaben.safeParse(datei["antrag"] ?? {});
  const liste = inhalt.safeParse(datei.vorhaben);
  const unternehmen = unternehmensTeil.safeParse(datei["unternehmensangaben"] ?? null);
  if (!liste.success || !name.success || !unternehmen.success) {
    throw eingabeUngueltig(
      "datei",
      "Die Datei hat nicht den Aufbau eines Antrags aus dem Antragsportal. Bitte exportieren Sie die Datei im Antragsportal noch einmal.",
    );
  }
  if (liste.data.length > IMPORT_VORHABEN) {
    throw eingabeUngueltig(
      "datei",
      `Die Datei enthält ${String(liste.data.length)} Vorhaben; erlaubt sind höchstens ${String(IMPORT_VORHABEN)}. Bitte teilen Sie sie auf.`,
    );
  }
  const leser = new Leser();
  const felder = formular.tabs.flatMap((tab) => tab.fields);
  leser.mitglieder(datei, "Datei", MITGLIEDER.datei[formatVersion]);
  leser.mitglieder(name.data, "Datei, „antrag“", MITGLIEDER.antrag);
  const bezeichnung = leser.bezeichnung(name.data.bezeichnung);
  const vorhaben = liste.data.map((eintrag, stelle) => leser.vorhaben(felder, eintrag, stelle + 1));
  const befunde = leser.befunde();
  if (befunde.length > 0)
    throw new Ablehnung(
      "EINGABE_UNGUELTIG",
      befunde,
      "Die Datei wurde nicht übernommen. Bitte berichtigen Sie die genannten Stellen und wählen Sie sie noch einmal aus.",
    );
  return { bezeichnung, vorhaben };
}
