import type { Problem } from "~/contract/wire/problem";
import type { Befund, Werte } from "~/formkit/field";
import { befundeFuerPlatz } from "../seite/befundeFuerPlatz";
import type { FormularAnfrage, FormularErgebnis } from "../seite/formularAnfrage";
import type { FormularAntwort, Konflikt } from "../seite/formularDaten";
import type { Platz } from "../seite/platz";

type Gefunden = { befunde: Befund[]; notices: Befund[]; konflikt?: Konflikt };

/** After these nobody knows whether the request has taken effect: sending the same again must have the same key. */
const UNGEWISS: readonly number[] = [503];

/** The answer to a form that was not accepted: why, at which fields, and everything that was typed. */
export function antwortMitProblem(
  { eingaben, formular }: Pick<FormularAnfrage, "eingaben" | "formular">,
  problem: Problem,
  { befunde, notices, konflikt }: Gefunden = { befunde: [], notices: [] },
): FormularErgebnis {
  const antwort: FormularAntwort = {
    problem,
    eingaben,
    befunde,
    notices,
    konflikt: konflikt ?? null,
    formular: UNGEWISS.includes(problem.httpStatus) ? null : formular,
  };
  return { art: "antwort", status: problem.httpStatus, antwort };
}

/** The findings of the backend at the controls of the open form. */
export function befundeAusProblem({ errors }: Problem, platz: Platz, werte: Werte): Befund[] {
  const feste = platz.tab.fields.filter(({ rows }) => rows === "fest").map(({ key }) => key);
  const fehler = errors.map((eintrag) => ({
    ...eintrag,
    tab: platz.tab.key,
    tabelle: eintrag.uuid === werte["uuid"] ? undefined : feste[0],
  }));
  return befundeFuerPlatz({ fehler, warnungen: [] }, platz, werte).fehler;
}
