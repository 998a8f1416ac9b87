import type { JahrAnsicht } from "~/contract/unternehmen/wirtschaftsjahre";
import { type AnderesJahr, type JahrKontext, zeitraumIn } from "~/domain/statistik/jahrFeld";
import { JAHR_FELDER, jahrFormular } from "~/domain/statistik/jahrFormular";
import { fueGesamtVon } from "~/domain/statistik/jahrZahlen";
import { ZEITRAUM_FEHLER } from "~/domain/statistik/zeitraum";
import { checkForm } from "~/formkit/checkForm";
import type { Werte } from "~/formkit/field";
import { blankWerte } from "~/formkit/relevance";
import { isYes, textOf } from "~/formkit/werte";
import { todayBerlin } from "~/lib/date";
import { Ablehnung } from "../../ablehnung";
import type { Dienste } from "../../dienste";
import type { JahrSatz } from "../../storage/wirtschaftsjahrStore";
import { problem } from "../antraege/wertPruefung";

const LEERE = blankWerte(jahrFormular);

/** All answers about a Wirtschaftsjahr: what was never answered is blank. */
export const vollstaendigesJahr = (werte: Werte): Werte => ({
  ...LEERE,
  ...Object.fromEntries(JAHR_FELDER.flatMap(({ key }) => (werte[key] === undefined ? [] : [[key, werte[key]]]))),
});

const anderesVon = (jahr: JahrAngaben): AnderesJahr => ({
  ...zeitraumIn(jahr.werte),
  umsatz: textOf(jahr.werte, "umsatz"),
  bilanzsumme: textOf(jahr.werte, "bilanzsumme"),
  beschaeftigteVzae: textOf(jahr.werte, "beschaeftigteVzae"),
  fueBeschaeftigteVzae: textOf(jahr.werte, "fueBeschaeftigteVzae"),
  fueGesamt: fueGesamtVon(jahr.werte),
});

/** A Wirtschaftsjahr as the rules look at it. */
export type JahrAngaben = Pick<JahrSatz, "uuid" | "werte">;

type Umfeld = { stammdaten: Werte; jahre: readonly JahrAngaben[] };

/** What the rules see besides the answers of one Wirtschaftsjahr (undefined: of a new one). */
export const jahrKontext = (
  { clock }: Pick<Dienste, "clock">,
  uuid: string | undefined,
  { stammdaten, jahre }: Umfeld,
): JahrKontext & { andere: AnderesJahr[] } => ({
  heute: todayBerlin(clock),
  istVerbunden: isYes(stammdaten, "verbundStatus"),
  andere: jahre.filter((jahr) => jahr.uuid !== uuid).map(anderesVon),
});

/** What is missing, wrong or asked about. */
const checkJahr = ({ uuid, werte }: JahrAngaben, kontext: JahrKontext) =>
  checkForm(jahrFormular, { ...vollstaendigesJahr(werte), uuid }, kontext);

/** Is everything there that a submission asks for? */
export const isVollstaendig = (jahr: JahrAngaben, kontext: JahrKontext): boolean =>
  checkJahr(jahr, kontext).fehler.length === 0;

/** A stored Wirtschaftsjahr with what is missing, wrong or asked about. */
export function toJahrAnsicht(satz: JahrSatz, kontext: JahrKontext): JahrAnsicht {
  const werte = vollstaendigesJahr(satz.werte);
  const { fehler, warnungen } = checkJahr(satz, kontext);
  const toBefunde = (befunde: typeof fehler) => befunde.map(({ property, message }) => ({ property, message }));
  return {
    ...satz,
    werte,
    fehler: toBefunde(fehler),
    warnungen: toBefunde(warnungen),
    geaendertAm: satz.geaendertAm.toISOString(),
  };
}

/** The name of the constraint that the database held; undefined for any other error. */
function constraintVon(error: unknown): string | undefined {
  if (typeof error !== "object" || error === null) return undefined;
  if ("constraint" in error && typeof error.constraint === "string") return error.constraint;
  return "cause" in error ? constraintVon(error.cause) : undefined;
}

const GRENZEN = new Map<string, (typeof ZEITRAUM_FEHLER)[keyof typeof ZEITRAUM_FEHLER]>(
  Object.entries(ZEITRAUM_FEHLER),
);

/** Runs `work`; what the database refuses about the days of a Wirtschaftsjahr is said like the rule of the domain. */
export async function withZeitraumFehler<T>(uuid: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const fehler = GRENZEN.get(constraintVon(error) ?? "");
    if (fehler === undefined) throw error;
    throw new Ablehnung("EINGABE_UNGUELTIG", [problem(uuid, fehler.property, fehler.message)]);
  }
}
