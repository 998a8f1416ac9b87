import { BETREIBER } from "../rechtliches/betreiber";
import type { BescheidInhalt } from "./bescheidInhalt";

/** The two kinds of decisions. */
export type BescheidArt = "BESCHEID" | "WIDERSPRUCHSBESCHEID";

export const BESCHEID_TITEL: Readonly<Record<BescheidArt, string>> = {
  BESCHEID: "Bescheid",
  WIDERSPRUCHSBESCHEID: "Bescheid aus Widerspruch",
};

export const ERGEBNIS = { POSITIV: "Bescheinigt", NEGATIV: "Nicht bescheinigt" } as const;

export const WIDERSPRUCH_ERGEBNIS = {
  ABHILFE: "Dem Widerspruch wird abgeholfen.",
  TEILABHILFE: "Dem Widerspruch wird teilweise abgeholfen.",
  ZURUECKWEISUNG: "Der Widerspruch wird zurückgewiesen.",
} as const;

export type Gesamtergebnis = "POSITIV" | "GEMISCHT" | "NEGATIV";

/** What a decision comes to over all Vorhaben. @spec domain.md 1.5 A decision can be mixed */
export function gesamtergebnis({ vorhaben }: Pick<BescheidInhalt, "vorhaben">): Gesamtergebnis {
  const positive = vorhaben.filter(({ ergebnis }) => ergebnis === "POSITIV").length;
  if (positive === 0) return "NEGATIV";
  return positive === vorhaben.length ? "POSITIV" : "GEMISCHT";
}

/** The same in a word or two. */
export const GESAMTERGEBNIS: Readonly<Record<Gesamtergebnis, string>> = {
  POSITIV: "Bescheinigt",
  GEMISCHT: "Zum Teil bescheinigt",
  NEGATIV: "Nicht bescheinigt",
};

const STELLE = `${BETREIBER.name}, ${BETREIBER.strasse}, ${BETREIBER.ort}`;

/**
 * The instruction on legal remedies as it stands in the decision; null in one that has none.
 *
 * @assumed domain.md 1.5 names period and forms; the wording is ours.
 */
export function rechtsbehelfsbelehrung(art: BescheidArt, { hatRechtsbehelfsbelehrung }: BescheidInhalt): string | null {
  if (!hatRechtsbehelfsbelehrung) return null;
  return art === "BESCHEID"
    ? `Gegen diesen Bescheid kann innerhalb eines Monats nach seiner Bekanntgabe Widerspruch eingelegt werden. Der Widerspruch ist schriftlich, in elektronischer Form nach § 3a Absatz 2 des Verwaltungsverfahrensgesetzes, schriftformersetzend nach § 3a Absatz 3 des Verwaltungsverfahrensgesetzes und § 9a Absatz 5 des Onlinezugangsgesetzes oder zur Niederschrift bei der ${STELLE}, einzulegen.`
    : "Gegen den Ausgangsbescheid in der Gestalt, die er durch diesen Widerspruchsbescheid gefunden hat, kann innerhalb eines Monats nach Bekanntgabe Klage bei dem zuständigen Verwaltungsgericht erhoben werden.";
}

/** What can be done against a decision. */
export const RECHTSBEHELF: Readonly<Record<BescheidArt, string>> = {
  BESCHEID: "Widerspruch",
  WIDERSPRUCHSBESCHEID: "Klage beim Verwaltungsgericht",
};

/** A piece of advice with its points. */
export type Rat = { titel: string; punkte: readonly string[] };

const FINANZAMT: Rat = {
  titel: "Der nächste Schritt: Antrag beim Finanzamt",
  punkte: [
    "Die Bescheinigung ist noch keine Auszahlung. Die Forschungszulage beantragen Sie bei Ihrem Finanzamt, elektronisch über ELSTER.",
    "Den Antrag stellen Sie nach Ablauf des Wirtschaftsjahres, in dem die Aufwendungen entstanden sind, für jedes Wirtschaftsjahr einen eigenen. Geben Sie dort die Vorhaben-ID aus diesem Bescheid an.",
    "Dafür ist vier Jahre Zeit, gerechnet ab dem Ende des Jahres, in dem der Anspruch entstanden ist. Über die Höhe entscheidet das Finanzamt.",
    "Die Bescheinigungsstelle übermittelt die Bescheinigung auch an Ihr Finanzamt.",
  ],
};

const AUFBEWAHREN: Rat = {
  titel: "Was Sie aufbewahren sollten",
  punkte: [
    "den Bescheid als PDF, zusammen mit dem eingereichten Antrag",
    "Aufzeichnungen der Arbeitsstunden je Person und Vorhaben, Lohnunterlagen, Verträge und Rechnungen der Auftragsforschung",
    "Kaufbelege und Nachweise über die Nutzung der Wirtschaftsgüter",
    "Unterlagen zu Änderungen: Weicht ein Vorhaben wesentlich vom Antrag ab, braucht es eine neue Prüfung.",
  ],
};

const ABLEHNUNG: Rat = {
  titel: "Vorhaben, die nicht bescheinigt sind",
  punkte: [
    "Für diese Vorhaben können Sie keine Forschungszulage beantragen. Warum, steht bei jedem Vorhaben in der Begründung.",
    "Wenn Sie damit nicht einverstanden sind, steht auf dieser Seite, bis wann und wie Sie sich dagegen wenden können, auch nur für einzelne Vorhaben.",
    "Sie können das Vorhaben auch überarbeitet in einem neuen Antrag vorlegen.",
  ],
};

/** What a decision means, in one sentence. */
export const BEDEUTUNG: Readonly<Record<Gesamtergebnis, string>> = {
  POSITIV: "Alle Vorhaben sind als Forschung und Entwicklung bescheinigt.",
  GEMISCHT: "Ein Teil der Vorhaben ist als Forschung und Entwicklung bescheinigt, ein Teil nicht.",
  NEGATIV: "Keines der Vorhaben ist als Forschung und Entwicklung bescheinigt.",
};

/** What to do after a decision, in plain words. @spec domain.md 0.2, 1.4, 1.5 */
export function listRat(ergebnis: Gesamtergebnis): readonly Rat[] {
  if (ergebnis === "NEGATIV") return [ABLEHNUNG];
  return ergebnis === "POSITIV" ? [FINANZAMT, AUFBEWAHREN] : [FINANZAMT, AUFBEWAHREN, ABLEHNUNG];
}
