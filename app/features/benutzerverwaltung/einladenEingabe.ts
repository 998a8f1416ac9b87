import type { Eingaben, FormAntwort } from "~/contract/antrag/formAntwort";
import { geparktVon } from "~/contract/antrag/formularGrenze";
import type { Problem } from "~/contract/wire/problem";
import type { Rufe } from "~/contract/wire/call";
import { EINLADUNGEN_HOECHSTENS } from "~/domain/benutzer/mitgliedStatus";
import { isUnternehmenRolle } from "~/domain/benutzer/rollen";
import { eingabeProblem, textVon } from "~/features/anmeldung";

/** A refusal, or (`problem` null) the form again; both with everything that was typed. */
export type EinladenAntwort = FormAntwort | { problem: null; eingaben: Eingaben };

/** The rows of the form; those behind the first may stay empty. */
export const ZEILEN = Array.from({ length: EINLADUNGEN_HOECHSTENS }, (_, stelle) => stelle);

const TEILE = ["email", "vorname", "nachname"] as const;

/** The name of a field of a row, as the backend names it in a refusal. */
export const feldVon = (zeile: number, teil: string): string => `einladungen.${String(zeile)}.${teil}`;

/** All fields in the order of the form. */
export const EINLADEN_FELDER = ZEILEN.flatMap((zeile) =>
  [...TEILE, "unternehmenRolle"].map((teil) => feldVon(zeile, teil)),
);

/** Was nothing typed in this row? */
export const isFrei = (formData: FormData, zeile: number): boolean =>
  TEILE.every((teil) => textVon(formData, feldVon(zeile, teil)).trim() === "");

/**
 * The rows in which something was typed; the first one counts in any case, so that an empty form says what is missing.
 */
const listGefuellte = (formData: FormData): number[] =>
  ZEILEN.filter((zeile) => zeile === 0 || !isFrei(formData, zeile));

/** The refusal of rows without a role; null when each has one. */
export function checkEinladungen(formData: FormData): Problem | null {
  const ohne = listGefuellte(formData).filter(
    (zeile) => !isUnternehmenRolle(textVon(formData, feldVon(zeile, "unternehmenRolle"))),
  );
  if (ohne.length === 0) return null;
  return eingabeProblem(
    Object.fromEntries(ohne.map((zeile) => [feldVon(zeile, "unternehmenRolle"), "Bitte wählen Sie eine Rolle."])),
  );
}

/**
 * Invites everybody of the form, all or nobody; answers what is said afterwards. A refusal names the fields of the form
 * again.
 */
export async function inviteAlle(call: Rufe, formData: FormData): Promise<string> {
  const zeilen = listGefuellte(formData);
  const einladungen = zeilen.map((zeile) => {
    const rolle = textVon(formData, feldVon(zeile, "unternehmenRolle"));
    if (!isUnternehmenRolle(rolle)) throw new TypeError("Checked before");
    return {
      email: textVon(formData, feldVon(zeile, "email")),
      vorname: textVon(formData, feldVon(zeile, "vorname")),
      nachname: textVon(formData, feldVon(zeile, "nachname")),
      unternehmenRolle: rolle,
    };
  });
  const { data } = await call.benutzerverwaltung.inviteMehrere({ einladungen, ...geparktVon(formData) });
  const wartende = data.filter(({ wartet }) => wartet).length;
  const gesendete = data.length - wartende;
  const saetze = [
    ...(gesendete > 0
      ? [gesendete === 1 ? "Die Einladung ist unterwegs." : `${String(gesendete)} Einladungen sind unterwegs.`]
      : []),
    ...(wartende > 0
      ? [
          wartende === 1
            ? "Eine Einladung wartet auf die Zustimmung einer zweiten bevollmächtigten Person."
            : `${String(wartende)} Einladungen warten auf die Zustimmung einer zweiten bevollmächtigten Person.`,
        ]
      : []),
  ];
  return saetze.join(" ");
}

/** The backend counts the rows that it was sent, the form all of them: errors go back to the row that was meant. */
export function toFormularfelder(problem: Problem, formData: FormData): Problem {
  const zeilen = listGefuellte(formData);
  const errors = problem.errors.map((item) => {
    const [, stelle, teil] = /^einladungen\.(\d+)\.(\w+)$/.exec(item.property) ?? [];
    const zeile = stelle === undefined ? undefined : zeilen[Number(stelle)];
    return zeile === undefined || teil === undefined ? item : { ...item, property: feldVon(zeile, teil) };
  });
  return { ...problem, errors };
}

/** Whether the rows behind the first one are shown: something was typed there, or is wrong there. */
export const hasWeitere = (eingaben: Eingaben | null): boolean =>
  ZEILEN.slice(1).some((zeile) =>
    TEILE.some((teil) => [eingaben?.[feldVon(zeile, teil)]].flat().some((text) => (text ?? "") !== "")),
  );
