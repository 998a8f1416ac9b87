/**
 * The 14 statuses of an Antrag, in the order of the specification.
 *
 * @spec §4 Application statuses
 */
export const antragStatusSchluessel = [
  "IN_BEARBEITUNG",
  "EINGEREICHT",
  "IN_PRUEFUNG",
  "UNTERLAGEN_NACHGEFORDERT",
  "BESCHEID_LIEGT_VOR",
  "ZURUECKGEZOGEN",
  "WIDERSPRUCH_EINGEREICHT",
  "WS_BESCHEID_LIEGT_VOR",
  "WIDERSPRUCH_ZURUECKGEZOGEN",
  "WIDERSPRUCH_GESCHLOSSEN",
  "RUECKZUG_WIRD_UEBERMITTELT",
  "GESCHLOSSEN",
  "GELOESCHT",
  "WIRD_UEBERMITTELT",
] as const;

/** Key of an application status. */
export type AntragStatus = (typeof antragStatusSchluessel)[number];

/** Where the main button leads that a next step has. */
export type SchrittZiel = "formular" | "luecken" | "lesen" | "nachforderungen" | "bescheide";

/**
 * The way of an Antrag, in its order: what a step is called, and `vorher` what it is called as long as the Antrag has
 * not come to it.
 *
 * @assumed Not every Antrag has an objection; the way names it, so that everybody sees that it exists.
 */
export const ANTRAG_STUFEN = {
  entwurf: { name: "Entwurf" },
  eingereicht: { name: "Eingereicht" },
  pruefung: { name: "Prüfung" },
  bescheid: { name: "Bescheid" },
  widerspruch: { name: "Widerspruch", vorher: "Widerspruch, falls nötig" },
} as const satisfies Readonly<Record<string, { name: string; vorher?: string }>>;

/**
 * Everything that the portal says and decides by the status alone. What may happen in it stands in
 * `lebenszyklusTabelle.ts`.
 */
export type AntragStatusZeile = {
  /** What the status is called on screen. */
  readonly text: string;
  /**
   * Where the Antrag stands: `verfahren` has its submission to show; on the way of a withdrawal and in the archive only
   * its documents stay.
   *
   * @assumed §4 names statuses for the view of a submitted Antrag, none for its documents: they stay available on the
   * way of a withdrawal and in the archive.
   */
  readonly phase: "entwurf" | "verfahren" | "rueckzug" | "archiv" | "geloescht";
  /** How far it has come on its way; null where it has left that. */
  readonly stufe: keyof typeof ANTRAG_STUFEN | null;
  /** Who has to act; `entschieden`: whoever agrees with the decision is done as soon as it is retrieved. */
  readonly amZug: "firma" | "stelle" | "niemand" | "entschieden";
  /** The colour of the badge; the text always stands beside it. */
  readonly farbe: "info" | "success" | "neutral" | "warning";
  /** What it means for the person, in one sentence of the overview. */
  readonly kurz: string;
  /** The next step; null: the state of the draft decides. */
  readonly schritt: { readonly titel: string; readonly text: string; readonly weiter?: SchrittZiel } | null;
};

const ABWARTEN = "Sie müssen zurzeit nichts tun.";

/** One row for each status. A status without a row does not compile, nor a row that lacks something. */
export const ANTRAG_STATUS: Readonly<Record<AntragStatus, AntragStatusZeile>> = {
  IN_BEARBEITUNG: {
    text: "Antrag nicht eingereicht",
    phase: "entwurf",
    stufe: "entwurf",
    amZug: "firma",
    farbe: "info",
    kurz: "Sie können den Antrag weiter bearbeiten und einreichen.",
    schritt: null,
  },
  EINGEREICHT: {
    text: "Antrag eingereicht",
    phase: "verfahren",
    stufe: "eingereicht",
    amZug: "stelle",
    farbe: "success",
    kurz: `Der Antrag ist bei uns. ${ABWARTEN}`,
    schritt: {
      titel: "Der Antrag ist eingereicht",
      text: `Die Bescheinigungsstelle hat den Antrag erhalten und beginnt bald mit der Prüfung. ${ABWARTEN}`,
    },
  },
  IN_PRUEFUNG: {
    text: "Antrag in Prüfung",
    phase: "verfahren",
    stufe: "pruefung",
    amZug: "stelle",
    farbe: "neutral",
    kurz: `Wir prüfen den Antrag. ${ABWARTEN}`,
    schritt: {
      titel: "Die Bescheinigungsstelle prüft den Antrag",
      text: `${ABWARTEN} Bei Rückfragen meldet sich die Bescheinigungsstelle bei Ihnen.`,
    },
  },
  UNTERLAGEN_NACHGEFORDERT: {
    text: "Unterlagen nachgefordert",
    phase: "verfahren",
    stufe: "pruefung",
    amZug: "firma",
    farbe: "warning",
    kurz: "Für die Prüfung fehlen noch Angaben.",
    schritt: {
      titel: "Die Bescheinigungsstelle hat Rückfragen",
      text: "Bitte beachten Sie die Frist in der Nachforderung, die Sie erhalten haben.",
      weiter: "nachforderungen",
    },
  },
  BESCHEID_LIEGT_VOR: {
    text: "Bescheid liegt vor",
    phase: "verfahren",
    stufe: "bescheid",
    amZug: "entschieden",
    farbe: "success",
    kurz: "Über den Antrag ist entschieden.",
    schritt: {
      titel: "Der Bescheid liegt vor",
      text: "Die Bescheinigungsstelle hat über den Antrag entschieden.",
      weiter: "bescheide",
    },
  },
  ZURUECKGEZOGEN: {
    text: "Antrag zurückgezogen",
    phase: "verfahren",
    stufe: null,
    amZug: "niemand",
    farbe: "neutral",
    kurz: "Der Antrag ist zurückgezogen.",
    schritt: {
      titel: "Der Antrag ist zurückgezogen",
      text: "Das Verfahren ist damit beendet. Sie können jederzeit einen neuen Antrag stellen.",
    },
  },
  WIDERSPRUCH_EINGEREICHT: {
    text: "Widerspruch eingereicht",
    phase: "verfahren",
    stufe: "widerspruch",
    amZug: "stelle",
    farbe: "neutral",
    kurz: "Wir prüfen Ihren Widerspruch.",
    schritt: { titel: "Der Widerspruch wird geprüft", text: ABWARTEN },
  },
  WS_BESCHEID_LIEGT_VOR: {
    text: "Bescheid aus Widerspruch liegt vor",
    phase: "verfahren",
    stufe: "widerspruch",
    amZug: "entschieden",
    farbe: "success",
    kurz: "Über den Widerspruch ist entschieden.",
    schritt: {
      titel: "Der Bescheid aus dem Widerspruch liegt vor",
      text: "Die Bescheinigungsstelle hat über den Widerspruch entschieden.",
      weiter: "bescheide",
    },
  },
  WIDERSPRUCH_ZURUECKGEZOGEN: {
    text: "Widerspruch zurückgezogen",
    phase: "verfahren",
    stufe: "bescheid",
    amZug: "entschieden",
    farbe: "neutral",
    kurz: "Der Widerspruch ist zurückgezogen.",
    schritt: {
      titel: "Der Widerspruch ist zurückgezogen",
      text: "Der erste Bescheid bleibt bestehen.",
      weiter: "bescheide",
    },
  },
  WIDERSPRUCH_GESCHLOSSEN: {
    text: "Widerspruch geschlossen",
    phase: "verfahren",
    stufe: "widerspruch",
    amZug: "niemand",
    farbe: "neutral",
    kurz: "Das Widerspruchsverfahren ist geschlossen.",
    schritt: { titel: "Der Widerspruch ist geschlossen", text: "Das Widerspruchsverfahren ist beendet." },
  },
  RUECKZUG_WIRD_UEBERMITTELT: {
    text: "Rückzug des Antrags wird übermittelt",
    phase: "rueckzug",
    stufe: null,
    amZug: "stelle",
    farbe: "info",
    kurz: "Der Rückzug wird gerade übermittelt.",
    schritt: {
      titel: "Der Rückzug wird übermittelt",
      text: `Sobald die Bescheinigungsstelle ihn bestätigt, ist das Verfahren beendet. ${ABWARTEN}`,
    },
  },
  GESCHLOSSEN: {
    text: "Geschlossen",
    phase: "archiv",
    stufe: null,
    amZug: "niemand",
    farbe: "neutral",
    kurz: "Das Verfahren ist geschlossen.",
    schritt: {
      titel: "Der Antrag ist geschlossen",
      text: "Das Verfahren ist abgeschlossen und der Antrag archiviert. Ändern lässt sich nichts mehr; alle Dokumente bleiben unten lesbar.",
    },
  },
  GELOESCHT: {
    text: "Gelöscht",
    phase: "geloescht",
    stufe: null,
    amZug: "niemand",
    farbe: "neutral",
    kurz: "Der Antrag ist gelöscht.",
    schritt: { titel: "Der Antrag ist gelöscht", text: "Er kann nicht mehr bearbeitet werden." },
  },
  WIRD_UEBERMITTELT: {
    text: "Wird übermittelt",
    phase: "verfahren",
    stufe: "eingereicht",
    amZug: "stelle",
    farbe: "info",
    kurz: "Der Antrag wird gerade übermittelt. Sie müssen nichts tun.",
    schritt: {
      titel: "Der Antrag wird übermittelt",
      text: "Der Antrag ist eingereicht und wird gerade an die Bescheinigungsstelle übermittelt. Das dauert meist nur wenige Augenblicke.",
    },
  },
};

/** Says whether a text is one of the 14 status keys. */
export function isAntragStatus(text: string): text is AntragStatus {
  return Object.hasOwn(ANTRAG_STATUS, text);
}

/** The German text shown for a status. */
export function antragStatusText(status: AntragStatus): string {
  return ANTRAG_STATUS[status].text;
}

/** The statuses of some phases, in the order of the specification. */
export function listStatusIn(...phasen: readonly AntragStatusZeile["phase"][]): readonly AntragStatus[] {
  return antragStatusSchluessel.filter((status) => phasen.includes(ANTRAG_STATUS[status].phase));
}
