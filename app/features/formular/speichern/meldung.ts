import type { Flash } from "~/contract/antrag/formAntwort";
import type { AntragFormular } from "~/domain/antrag/formular/formulare";
import type { AntragKontext } from "~/domain/antrag/formular/kontext";
import type { Befund } from "~/formkit/field";
import { parseFieldName } from "~/formkit/fieldName";
import { isStored } from "~/formkit/kinds";
import { isTabEnabled } from "~/formkit/relevance";
import { isBlank } from "~/formkit/werte";
import { formatDateTime } from "~/lib/date";
import type { Absicht } from "./absicht";
import type { Konflikt } from "../seite/formularDaten";
import { type AntragTab, felderVon, type Platz, type VorhabenWerte, zeilenAnzahl } from "../seite/platz";

type Gespeichert = {
  absicht: Absicht;
  platz: Platz;
  notices: readonly Befund[];
  alt: VorhabenWerte;
  neu: VorhabenWerte;
  kontext: AntragKontext;
  /** What came from others without a question. */
  vonAnderen: Konflikt["uebernommen"];
};

const undVerbinden = new Intl.ListFormat("de-DE");

/** More places than this are counted, not named. */
const MAX_GENANNT = 10;

const eintraegeBleiben = (anzahl: number): string =>
  anzahl === 1
    ? "Der dort erfasste Eintrag bleibt gespeichert, gehört dann aber nicht zum Antrag."
    : `Die dort erfassten ${anzahl} Einträge bleiben gespeichert, gehören dann aber nicht zum Antrag.`;

/** Says whether a tab holds answers besides its rows. */
export function hasAntworten(tab: AntragTab, werte: VorhabenWerte): boolean {
  return tab.fields.some(({ key, kind }) => kind !== "table" && isStored(kind) && !isBlank(werte[key]));
}

type Abgewaehlt = { tab: AntragTab; anzahl: number; hatAntworten: boolean };

type Aenderung = Pick<Gespeichert, "alt" | "neu" | "kontext">;

const isOffen = (tab: AntragTab, werte: VorhabenWerte, kontext: AntragKontext) =>
  isTabEnabled(tab, { werte, wurzel: werte, kontext });

/** The tabs with rows or other answers that the new answers make unnecessary. */
export function listAbgewaehlte(form: AntragFormular, { alt, neu, kontext }: Aenderung): Abgewaehlt[] {
  return form.tabs
    .filter((tab) => isOffen(tab, alt, kontext) && !isOffen(tab, neu, kontext))
    .map((tab) => ({ tab, anzahl: zeilenAnzahl(tab, neu), hatAntworten: hasAntworten(tab, neu) }))
    .filter(({ anzahl, hatAntworten }) => anzahl > 0 || hatAntworten);
}

function folgenVon({ anzahl, hatAntworten }: Abgewaehlt): string {
  const angaben = anzahl > 0 ? "Die übrigen Angaben" : "Die Angaben";
  const geleert = `${angaben} dort werden geleert und stehen dann nur noch unter „Versionen“.`;
  return [...(anzahl > 0 ? [eintraegeBleiben(anzahl)] : []), ...(hatAntworten ? [geleert] : [])].join(" ");
}

/** What becomes of the rows and the other answers of tabs that are not needed any more. */
export function abwahlText(abgewaehlte: readonly Abgewaehlt[]): string {
  return abgewaehlte
    .map((eintrag) => `Der Reiter „${eintrag.tab.label}“ ist nicht mehr erforderlich. ${folgenVon(eintrag)}`)
    .join(" ");
}

/** Why more may be open than before: the tabs that the new answers make necessary. */
function hinzugekommenText(form: AntragFormular, { alt, neu, kontext }: Aenderung): string {
  const namen = form.tabs
    .filter((tab) => !isOffen(tab, alt, kontext) && isOffen(tab, neu, kontext))
    .map(({ label }) => `„${label}“`);
  if (namen.length === 0) return "";
  const was = `${namen.length === 1 ? "der Reiter" : "die Reiter"} ${undVerbinden.format(namen)}`;
  return `Durch Ihre Angaben ${namen.length === 1 ? "gehört" : "gehören"} jetzt auch ${was} zum Vorhaben. Was dort fehlt, zählt zu den offenen Punkten.`;
}

function noticeText({ message, feld }: Befund, platz: Platz): string {
  const key = parseFieldName(feld ?? "")?.key;
  const felder = felderVon(platz).flatMap((eintrag) => [
    eintrag,
    ...(eintrag.rows === "fest" ? (eintrag.entity?.fields ?? []) : []),
  ]);
  const label = felder.find((eintrag) => eintrag.key === key)?.label;
  return label === undefined ? message : `${label}: ${message}`;
}

/** What was merged: with whose changes, and where. */
function zusammenfuehrung(vonAnderen: Konflikt["uebernommen"]): Required<Pick<Flash, "text" | "liste">> | null {
  if (vonAnderen.length === 0) return null;
  const namen = undVerbinden.format(new Set(vonAnderen.map(({ von }) => von)));
  const liste = vonAnderen
    .slice(0, MAX_GENANNT)
    .map(({ label, von, am }) => `${label} (${von}, ${formatDateTime(new Date(am))})`);
  const weitere = vonAnderen.length - liste.length;
  const rest = weitere > 0 ? [`und ${String(weitere)} weitere ${weitere === 1 ? "Angabe" : "Angaben"}`] : [];
  return {
    text: `Ihre Angaben wurden mit denen von ${namen} zusammengeführt. Seit Sie die Seite geöffnet haben, wurde geändert:`,
    liste: [...liste, ...rest],
  };
}

/**
 * The message after saving: that it is saved, and what was changed or has become unnecessary. Null where a question
 * follows.
 */
export function meldungNachSpeichern({
  absicht,
  platz,
  notices,
  alt,
  neu,
  kontext,
  vonAnderen,
}: Gespeichert): Flash | null {
  const zusaetze = [
    ...notices.map((notice) => noticeText(notice, platz)),
    abwahlText(listAbgewaehlte(platz.form, { alt, neu, kontext })),
  ];
  const text = zusaetze.filter((zusatz) => zusatz !== "").join(" ");
  const gemischt = zusammenfuehrung(vonAnderen);
  if (gemischt !== null)
    return {
      tone: text === "" ? "info" : "warning",
      title: "Gespeichert",
      ...gemischt,
      text: `${text} ${gemischt.text}`.trim(),
    };
  if (text !== "") return { tone: "warning", title: "Gespeichert", text };
  const mehr = hinzugekommenText(platz.form, { alt, neu, kontext });
  if (mehr !== "") return { tone: "info", title: "Gespeichert", text: mehr };
  switch (absicht.art) {
    case "zeileNeu":
    case "zeilenEinfuegen":
    case "zeileLoeschenFragen":
      return null;
    case "restVerwerfen":
      return { tone: "success", text: "Gespeichert. Der abgeschnittene Rest ist verworfen." };
    case "zeileLoeschen":
      return { tone: "success", text: "Der Eintrag wurde gelöscht." };
    default:
      return { tone: "success", text: "Gespeichert" };
  }
}
