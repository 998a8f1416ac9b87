import { data } from "@remix-run/node";
import type { FormAntwort } from "~/contract/antrag/formAntwort";
import type { Problem } from "~/contract/wire/problem";
import { readEingaben } from "./eingaben";
import { ruffehlerOf } from "./fehlerSeite";
import { rememberSaved } from "./gespeichert";
import type { OffeneSeite } from "./offen";

/** The outcome of calls in an action: a value, or the problem that the form shows. */
export type Versuch<T> = { ok: true; value: T } | { ok: false; problem: Problem };

/** A form answers these itself; everything else becomes a page or a redirect. */
const FUER_DAS_FORMULAR: readonly number[] = [401, 403, 409, 413, 422, 429, 503];

/**
 * Runs the calls of an action. A failure that concerns the form comes back as its problem; one that ends the session,
 * is not found or unexpected goes on as the page that it became.
 *
 * @spec §8 error catalogue
 */
export async function attempt<T>(_offen: OffeneSeite, calls: () => Promise<T>): Promise<Versuch<T>> {
  try {
    return { ok: true, value: await calls() };
  } catch (thrown) {
    const fehler = ruffehlerOf(thrown);
    const isRedirect = thrown instanceof Response && thrown.status < 400;
    if (fehler === null || isRedirect || !FUER_DAS_FORMULAR.includes(fehler.problem.httpStatus)) throw thrown;
    return { ok: false, problem: fehler.problem };
  }
}

/** The answer to a form that was not accepted, with the status of the problem. */
export function ablehnen(offen: OffeneSeite, problem: Problem, eingaben: FormAntwort["eingaben"]) {
  const antwort: FormAntwort = { problem, eingaben };
  const headers = offen.headers;
  if (problem.httpStatus === 429 || problem.httpStatus === 503)
    headers.set("retry-after", String(problem.wartenSekunden ?? 30));
  return data(antwort, { status: problem.httpStatus, headers });
}

/** Everything typed in the posted form, passwords and codes excepted. */
export const eingabenVon = (formData: FormData): FormAntwort["eingaben"] => readEingaben(formData);

/**
 * A posted form, with everything typed in it, the way to try calls for it, and to tell its scripts that it has been
 * saved.
 */
export async function postVon(offen: OffeneSeite) {
  const formData = await offen.formData();
  return {
    formData,
    eingaben: eingabenVon(formData),
    attempt: <T>(calls: () => Promise<T>) => attempt(offen, calls),
    rememberSaved: () => rememberSaved(offen, formData),
  };
}
