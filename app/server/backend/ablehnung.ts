import type { FehlerCode } from "~/contract/wire/fehlerkatalog";
import type { ProblemItem } from "~/contract/wire/problem";
import type { Konfliktlage, KonfliktlageJe } from "~/contract/antrag/zusammenfuehrung";
import { formatWartezeit } from "~/domain/sitzung/wartezeit";
import { formatDateTime } from "~/lib/date";

/**
 * A named refusal of a use case. Thrown, so that an open transaction rolls back; `http/problems.ts` makes the answer of
 * it.
 */
export class Ablehnung extends Error {
  readonly code: FehlerCode;
  readonly errors: ProblemItem[];
  readonly userMessage: string | undefined;

  /** `userMessage` replaces the message of the error catalogue. */
  constructor(code: FehlerCode, errors: ProblemItem[] = [], userMessage?: string) {
    super(code);
    this.name = "Ablehnung";
    this.code = code;
    this.errors = errors;
    this.userMessage = userMessage;
  }
}

/** The refusal of a save that clashes with what others have saved: a person has to decide. */
export class Konfliktablehnung extends Ablehnung {
  constructor(readonly konflikt: Konfliktlage) {
    super("REVISION_VERALTET");
    this.name = "Konfliktablehnung";
  }
}

/** The same for several things that were to be saved together. */
export class Konfliktablehnungen extends Ablehnung {
  constructor(readonly konflikte: KonfliktlageJe[]) {
    super("REVISION_VERALTET");
    this.name = "Konfliktablehnungen";
  }
}

/** A refusal that ends by itself after `wartenSekunden`; the answer says so in its text, its body and its header. */
export class ZuVieleVersuche extends Ablehnung {
  readonly wartenSekunden: number;

  constructor(jetzt: Date, bis: Date, anlass = "Zu viele Versuche.") {
    const sekunden = Math.max(1, Math.ceil((bis.getTime() - jetzt.getTime()) / 1000));
    super("ZU_VIELE_VERSUCHE", [], `${anlass} Bitte warten Sie noch ${formatWartezeit(sekunden)}.`);
    this.wartenSekunden = sekunden;
  }
}

const NUR_LESEN = "Bis dahin können Sie alles lesen, aber nichts speichern oder absenden. Es wurde nichts geändert.";
const NICHT_UNTERSCHRIEBEN =
  "Bis dahin lässt sich nichts einreichen oder unterschreiben; Sie können es danach hier erneut absenden. Es wurde nichts geändert. Fristen laufen weiter: Endet eine vorher, wenden Sie sich bitte rechtzeitig an die Bescheinigungsstelle (siehe „Kontakt“).";

/**
 * A refusal while the portal is maintained; the answer says until when, and of what is signed, what becomes of
 * deadlines.
 */
export class Wartungsablehnung extends Ablehnung {
  readonly wartenSekunden: number;

  constructor(jetzt: Date, ende: Date, isUnterschrift: boolean) {
    const bis = `Das Portal wird bis ${formatDateTime(ende)} gewartet.`;
    super("WARTUNG_LAEUFT", [], `${bis} ${isUnterschrift ? NICHT_UNTERSCHRIEBEN : NUR_LESEN}`);
    this.wartenSekunden = Math.max(1, Math.ceil((ende.getTime() - jetzt.getTime()) / 1000));
  }
}

/** A refusal because of one property of the input. */
export function eingabeUngueltig(property: string, ...messages: string[]): Ablehnung {
  return new Ablehnung(
    "EINGABE_UNGUELTIG",
    messages.map((message) => ({ uuid: "", property, message })),
  );
}
