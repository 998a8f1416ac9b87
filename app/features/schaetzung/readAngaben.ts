import type { SchaetzungAngaben } from "~/domain/zulage/schaetzung";
import { formatGermanDecimal, parseGermanDecimal, sumDecimals } from "~/lib/decimal";

/**
 * The question about one Wirtschaftsjahr: the name of its control and what was typed, or what the list of affiliated
 * companies says (`quellen`, one name and amount each). `isGetippt`: an amount counts that a person has typed.
 */
export type VerbundFrage = {
  jahr: string;
  name: string;
  text: string;
  isGetippt: boolean;
  fehler: string | null;
  quellen: Quelle[];
};

type Quelle = { name: string; betrag: string };

/** What is known of the company and counts until the query says something else. */
export type Vorgaben = {
  /** It declares itself a KMU, or says nothing and is one by the calculation. */
  istKmu: boolean;
  /** What others have used of the shared cap, per Wirtschaftsjahr. */
  genutzt: readonly (Quelle & { jahr: string })[];
};

const OHNE_VORGABEN: Vorgaben = { istKmu: false, genutzt: [] };

/** What the address says. Texts that are no amounts stay as they are, with a message; they count as nothing. */
export type Angelesen = { angaben: SchaetzungAngaben; fragen: VerbundFrage[] };

const KEIN_BETRAG = "Bitte geben Sie einen Betrag in Euro ein, zum Beispiel 1.000.000,00.";

const verbundName = (jahr: string): string => `verbund-${jahr.replace("/", "-")}`;

function readBetrag(text: string): { betrag: string; fehler: string | null } {
  if (text === "") return { betrag: "0", fehler: null };
  const betrag = parseGermanDecimal(text);
  const istBetrag = betrag !== undefined && /^\d{1,15}(\.\d{1,2})?$/.test(betrag);
  return istBetrag ? { betrag, fehler: null } : { betrag: "0", fehler: KEIN_BETRAG };
}

/** Reads the statements about the company from the query of the page. */
export function readAngaben(
  query: URLSearchParams,
  jahre: readonly string[],
  { istKmu, genutzt } = OHNE_VORGABEN,
): Angelesen {
  const gelesen = jahre.map((jahr) => {
    const name = verbundName(jahr);
    const quellen = genutzt
      .filter((eine) => eine.jahr === jahr)
      .map((eine) => ({ name: eine.name, betrag: eine.betrag }));
    const summe = quellen.length === 0 ? "" : formatGermanDecimal(sumDecimals(quellen.map(({ betrag }) => betrag)));
    const text = (query.get(name) ?? summe).trim().slice(0, 40);
    const { betrag, fehler } = readBetrag(text);
    const isGetippt = text !== "" && text !== summe && fehler === null;
    return { betrag, frage: { jahr, name, text, isGetippt, fehler, quellen } };
  });
  return {
    angaben: {
      istKmu: query.has("kmu") ? query.get("kmu") === "ja" : istKmu,
      verbund: Object.fromEntries(gelesen.map(({ betrag, frage }) => [frage.jahr, betrag])),
    },
    fragen: gelesen.map(({ frage }) => frage),
  };
}
