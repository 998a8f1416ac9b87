import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { eingabeVon } from "~/features/hilfetexte/hilfetextAbsichten";
import { loadHilfetext } from "~/features/hilfetexte/loadHilfetexte";
import { loadVorschau } from "~/features/hilfetexte/loadVorschau";
import type { Vorschauantwort } from "~/features/hilfetexte/vorschauStand";
import { href } from "~/routing/href";
import { openRoute } from "~/server/portal/openRoute";
import { attempt } from "~/server/portal/submit";

/** Nothing to see here: the address takes what scripts send while a text is typed. */
export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "hilfetextVorschauDaten");
  return offen.redirect(href("hilfetextVorschau", { uuid: offen.params.uuid ?? "" }));
}

/** What readers would see of what is typed, or why there is nothing to see. */
export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "hilfetextVorschauDaten");
  const text = await loadHilfetext(offen.call, offen.params.uuid ?? "");
  if (text === null) return offen.nichtGefunden();
  const eingabe = eingabeVon(await offen.formData());
  const gezeigt = await attempt(offen, () => loadVorschau(offen.call, { text, eingabe, gefragt: null }));
  const antwort: Vorschauantwort = gezeigt.ok ? { stand: gezeigt.value } : { meldung: meldungVon(gezeigt.problem) };
  return Response.json(antwort, { headers: offen.headers });
}

/** The words beside the fields, or what is said about all of them. */
const meldungVon = ({ errors, userMessage }: { errors: { message: string }[]; userMessage: string }): string =>
  errors.length === 0 ? userMessage : errors.map(({ message }) => message).join(" ");
