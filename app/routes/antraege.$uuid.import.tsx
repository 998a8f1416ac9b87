import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { findImportAbsicht } from "~/features/dokumente/importAbsichten";
import type { ImportAntwort } from "~/features/dokumente/importAntwort";
import { ImportSeite } from "~/features/dokumente/ImportSeite";
import { loadImport } from "~/features/dokumente/loadImport";
import { titelMit } from "~/features/shell/titelText";
import { readInhalt } from "~/server/portal/importInhalt";
import { openRoute } from "~/server/portal/openRoute";
import { postVon } from "~/server/portal/submit";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "antragImport");
  return offen.json({ daten: await loadImport(offen.call, offen.antragUuid), formular: offen.formular });
}

/** Compares first; the other buttons take over. */
export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "antragImport");
  const { formData, attempt } = await postVon(offen);
  const inhalt = await readInhalt(formData);
  const run = findImportAbsicht(formData, inhalt);
  const erledigt = await run({ ...offen, attempt, inhalt }, formData);
  if ("to" in erledigt) return offen.redirect(erledigt.to, { flash: erledigt.flash });
  return offen.json(erledigt.antwort, { status: erledigt.antwort.problem?.httpStatus ?? 200 });
}

export const handle = titelMit<typeof loader>(({ daten }, titel) => [titel, daten.titel]);

export default function AntragImportRoute() {
  return <ImportSeite {...useLoaderData<typeof loader>()} antwort={useActionData<ImportAntwort>()} />;
}
