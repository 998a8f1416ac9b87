import type { Werte } from "../../formkit/field";
import { textOf, yesNoOf } from "../../formkit/werte";
import { wirtschaftsjahrBeginnVon } from "../unternehmen/beginnTag";
import { endeNachVollenJahren, type Wirtschaftsjahr, wirtschaftsjahrVon } from "../unternehmen/wirtschaftsjahr";

/**
 * For which Wirtschaftsjahr somebody has confirmed the list, and in which state it was: `stand` counts the changes of
 * the list.
 */
export type VerbundBestaetigung = { readonly beginn: string; readonly stand: number };

/** What the list as a whole lacks. `FRAGE_…` blocks nothing. */
export type VerbundLuecke = {
  readonly art: "KEINE_ANTWORT" | "KEINE_ZEILE" | "UNVOLLSTAENDIG" | "NICHT_BESTAETIGT" | "FRAGE_NEIN_MIT_ZEILEN";
  readonly message: string;
};

type Lage = {
  /** The answer of the master data: is the company connected? */
  readonly verbundStatus: boolean | null;
  readonly anzahl: number;
  /** How many rows have errors. */
  readonly unvollstaendige: number;
  readonly isBestaetigt: boolean;
  readonly jahr: Wirtschaftsjahr;
};

/**
 * The Wirtschaftsjahr at whose end the list counts: the last one that has ended; the running one of a company that was
 * founded after that.
 *
 * @assumed § 3 Abs. 6 FZulG names the end of the Wirtschaftsjahr; which one a company confirms today is ours.
 */
export function verbundJahr(stammdaten: Werte, heute: string): Wirtschaftsjahr {
  const beginnTag = wirtschaftsjahrBeginnVon(stammdaten);
  const letztes = wirtschaftsjahrVon(endeNachVollenJahren(heute, beginnTag, -1), beginnTag);
  const gruendungsjahr = textOf(stammdaten, "gruendungsjahr");
  return gruendungsjahr > letztes.ende.slice(0, 4) ? wirtschaftsjahrVon(heute, beginnTag) : letztes;
}

/**
 * Is the list, as it is now, confirmed for this Wirtschaftsjahr? A change after the confirmation asks for a new one.
 */
export const isVerbundBestaetigt = (
  bestaetigungen: readonly VerbundBestaetigung[],
  jahr: Wirtschaftsjahr,
  stand: number,
): boolean => bestaetigungen.some((eine) => eine.beginn === jahr.beginn && eine.stand === stand);

function listLueckenOhneZeile(verbundStatus: boolean | null): VerbundLuecke[] {
  if (verbundStatus === false) return [];
  if (verbundStatus === null)
    return [
      {
        art: "KEINE_ANTWORT",
        message: "Bitte beantworten Sie in den Stammdaten, ob Ihr Unternehmen mit anderen verbunden ist.",
      },
    ];
  return [
    {
      art: "KEINE_ZEILE",
      message:
        "In den Stammdaten steht, dass Ihr Unternehmen verbunden ist. Bitte tragen Sie mindestens ein Unternehmen ein.",
    },
  ];
}

/**
 * What is missing before the list is confirmed for the year; none when it is, or when the company is not connected and
 * lists nobody.
 *
 * @assumed Who says in the master data that nobody is connected, and lists nobody, has confirmed that there.
 */
export function listVerbundLuecken({
  verbundStatus,
  anzahl,
  unvollstaendige,
  isBestaetigt,
  jahr,
}: Lage): VerbundLuecke[] {
  if (anzahl === 0) return listLueckenOhneZeile(verbundStatus);
  const frage: VerbundLuecke = {
    art: "FRAGE_NEIN_MIT_ZEILEN",
    message: `In den Stammdaten steht, dass Ihr Unternehmen nicht verbunden ist. Hier ${anzahl === 1 ? "steht ein Eintrag" : `stehen ${String(anzahl)} Einträge`}. Bitte prüfen Sie beide Angaben.`,
  };
  const unvollstaendig: VerbundLuecke = {
    art: "UNVOLLSTAENDIG",
    message: `${unvollstaendige === 1 ? "Ein Eintrag ist" : `${String(unvollstaendige)} Einträge sind`} nicht vollständig. Bitte ergänzen Sie, was fehlt.`,
  };
  const offen: VerbundLuecke = {
    art: "NICHT_BESTAETIGT",
    message: `Bitte bestätigen Sie, dass die Liste für das Wirtschaftsjahr ${jahr.label} aktuell ist.`,
  };
  return [
    ...(verbundStatus === false ? [frage] : []),
    ...(unvollstaendige > 0 ? [unvollstaendig] : []),
    ...(isBestaetigt ? [] : [offen]),
  ];
}

/** Does it stand in the way of a submission? Questions do not. */
export const isVerbundLueckeHinderlich = ({ art }: Pick<VerbundLuecke, "art">): boolean =>
  art !== "FRAGE_NEIN_MIT_ZEILEN";

/** Is nothing missing? */
export const isVerbundVollstaendig = (luecken: readonly VerbundLuecke[]): boolean =>
  !luecken.some((luecke) => isVerbundLueckeHinderlich(luecke));

/** The answer of the master data. */
export const verbundStatusVon = (stammdaten: Werte): boolean | null => yesNoOf(stammdaten, "verbundStatus");
