import type { LoaderFunctionArgs } from "@remix-run/node";
import { forgetEinreichMarke, readEinreichMarke } from "~/server/portal/einreichMarke";
import { toErgebnis } from "~/server/portal/nezoErgebnis";
import { forgetNezoZiel, readNezoZiel } from "~/server/portal/nezoZiel";
import { openRoute } from "~/server/portal/openRoute";
import { attempt } from "~/server/portal/submit";

/**
 * The return from the identification service: uses up the state, performs what it was for and goes on to the result.
 * @spec §2
 */
export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "nezoweiterleitung");
  const state = offen.url.searchParams.get("state") ?? "";
  const intent = offen.url.searchParams.get("intent") ?? "";
  const ziel = readNezoZiel(offen.anfrage);
  if (state === "") return offen.redirect(toErgebnis(offen, "nezoerror", { response: "NEZO_ABGELAUFEN" }));
  const schliesst = offen.call.nezo.complete({ state, intent });
  const abschluss = await attempt(offen, () => schliesst);
  // Nobody knows whether it has taken effect. The page of the failure leads to this address again, which then tells.
  if (!abschluss.ok && abschluss.problem.httpStatus === 503) await schliesst;
  forgetNezoZiel(offen.anfrage);
  if (!abschluss.ok) {
    const isEinreichen = intent === "EINREICHEN";
    const antrag = isEinreichen ? readEinreichMarke(offen.anfrage) : (ziel?.antragUuid ?? null);
    return offen.redirect(
      toErgebnis(offen, "nezoerror", {
        response: abschluss.problem.code,
        antrag,
        intent: isEinreichen ? intent : null,
      }),
    );
  }
  const { ergebnis, antragUuid } = abschluss.value;
  if (ergebnis === "ANTRAG_EINGEREICHT") forgetEinreichMarke(offen.anfrage);
  return offen.redirect(toErgebnis(offen, "nezosuccess", { response: ergebnis, antrag: antragUuid }));
}

/** Never shown: the loader always goes on to a result page. */
export default function NezoWeiterleitungRoute() {
  return null;
}
