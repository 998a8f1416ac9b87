import type { FormAntwort } from "~/contract/antrag/formAntwort";
import { eingabeProblem, textVon } from "~/features/anmeldung";
import { zeilenText } from "~/lib/aufzaehlung";
import { feldVon, isFrei, ZEILEN } from "./einladenEingabe";

/** The field of the pasted list. */
export const LISTE_FELD = "liste";

/** Lines beyond it are not looked at; they stay in the field. */
const HOECHSTENS_ZEILEN = 200;

type Person = { vorname: string; nachname: string; email: string };

const MAIL = /^[^\s@<>,;"]+@[^\s@<>,;"]+$/;

/**
 * „Vorname Nachname <mail>“, „Vorname Nachname mail“ or the mail alone, as mail programs and spreadsheets give it; null
 * for anything else. Of several names the last is the Nachname.
 */
export function parseZeile(zeile: string): Person | null {
  const teile = zeile
    .replace(/[<>,;"\t]/g, " ")
    .split(/\s+/)
    .filter((teil) => teil !== "");
  const email = teile.at(-1) ?? "";
  const namen = teile.slice(0, -1);
  if (!MAIL.test(email) || namen.some((name) => name.includes("@"))) return null;
  return { vorname: namen.slice(0, -1).join(" "), nachname: namen.at(-1) ?? "", email };
}

type Gelesen = { personen: Person[]; uebrig: string[]; unlesbar: number[] };

/** The people of the list as far as there is room for them; the lines that stay, and which of them cannot be read. */
function readListe(text: string, frei: number): Gelesen {
  const gelesen: Gelesen = { personen: [], uebrig: [], unlesbar: [] };
  const zeilen = text.split(/\r?\n/).filter((zeile) => zeile.trim() !== "");
  for (const [stelle, zeile] of zeilen.entries()) {
    const person = stelle < HOECHSTENS_ZEILEN ? parseZeile(zeile) : null;
    if (person !== null && gelesen.personen.length < frei) gelesen.personen.push(person);
    else gelesen.uebrig.push(zeile);
    if (person === null && stelle < HOECHSTENS_ZEILEN) gelesen.unlesbar.push(gelesen.uebrig.length);
  }
  return gelesen;
}

function meldungZu({ personen, uebrig, unlesbar }: Gelesen): string {
  const anzahl = personen.length;
  const wohin =
    anzahl === 0
      ? []
      : [
          anzahl === 1
            ? "Eine Person aus der Liste steht jetzt oben."
            : `${String(anzahl)} Personen aus der Liste stehen jetzt oben.`,
          "Bitte prüfen Sie Namen und Rollen und senden Sie dann.",
        ];
  const nichtLesbar =
    unlesbar.length === 0
      ? []
      : [
          `Nicht lesbar: ${zeilenText(unlesbar)}. Bitte schreiben Sie jede Person als „Vorname Nachname <E-Mail>“ in eine eigene Zeile.`,
        ];
  const zuViele =
    uebrig.length === unlesbar.length
      ? []
      : ["Für die übrigen ist noch kein Platz. Bitte senden Sie erst die Personen oben."];
  return [...wohin, ...nichtLesbar, ...zuViele].join(" ");
}

/**
 * Puts the people of a pasted list into the empty rows of the form, which is shown again to be looked at: nobody is
 * invited from a list alone. What cannot be read or has no room stays in the list. Null without a list.
 */
export function takeOverListe(formData: FormData, eingaben: FormAntwort["eingaben"]): FormAntwort | null {
  const text = textVon(formData, LISTE_FELD);
  if (text.trim() === "") return null;
  const freie = ZEILEN.filter((zeile) => isFrei(formData, zeile));
  const gelesen = readListe(text, freie.length);
  const neue = gelesen.personen.flatMap((person, stelle) =>
    Object.entries(person).map(([teil, wert]): [string, string] => [feldVon(freie[stelle] ?? 0, teil), wert]),
  );
  return {
    problem: eingabeProblem({ [LISTE_FELD]: meldungZu(gelesen) }),
    eingaben: { ...eingaben, ...Object.fromEntries(neue), [LISTE_FELD]: gelesen.uebrig.join("\n") },
  };
}
