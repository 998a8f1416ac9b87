import type { LoaderFunctionArgs } from "@remix-run/node";
import { toAustausch, writeJson } from "~/domain/antrag/austausch/austausch";
import { dokumenteHref } from "~/features/antrag";
import { loadAnsicht } from "~/features/dokumente/loadAnsicht";
import { openRoute } from "~/server/portal/openRoute";
import { requireMitnahme } from "~/server/portal/requireMitnahme";
import { sendInhalt } from "~/server/portal/sendDatei";

/** The Antrag in machine form, JSON: the draft as it is, or what was submitted. */
export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "antragJson");
  const zurueck = dokumenteHref(offen.antragUuid);
  const mitnahme = requireMitnahme(offen, zurueck);
  return sendInhalt(offen, {
    zurueck,
    name: "antrag.json",
    typ: "application/json; charset=utf-8",
    load: async () => {
      const ansicht = await loadAnsicht(offen.call, offen.antrag, mitnahme);
      return { inhalt: writeJson(toAustausch(ansicht)), nummer: ansicht.antragsnummer };
    },
  });
}
