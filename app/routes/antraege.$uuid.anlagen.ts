import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { href } from "~/routing/href";
import { findDateienAbsicht } from "~/server/portal/anlagen";
import { openRoute } from "~/server/portal/openRoute";

/** Nothing to see here: the address takes files that scripts send one by one, and removes them. */
export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "anlagenHochladen");
  return offen.redirect(href("antragDateien", { uuid: offen.antragUuid }));
}

export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "anlagenHochladen");
  const run = findDateienAbsicht(await offen.formData());
  const { hinzugefuegt, abgelehnt, problem } = await run(offen);
  return Response.json({ hinzugefuegt, abgelehnt }, { status: problem?.httpStatus ?? 200, headers: offen.headers });
}
