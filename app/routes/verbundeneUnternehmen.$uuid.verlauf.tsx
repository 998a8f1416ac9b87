import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormAntwort } from "~/contract/antrag/formAntwort";
import { titelMit } from "~/features/shell/titelText";
import { loadVerbundVerlauf } from "~/features/verbund/loadVerbundVerlauf";
import { VerbundVerlaufSeite } from "~/features/verbund/VerbundVerlaufSeite";
import { href } from "~/routing/href";
import { restoreFassung } from "~/server/portal/fassung";
import { openRoute } from "~/server/portal/openRoute";

export { sendSafely as clientAction } from "~/features/formular/speichern/sendSafely";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "verbundeneUnternehmenVerlauf");
  const verlauf = await loadVerbundVerlauf(offen.call, offen.params.uuid ?? "", offen.url.searchParams);
  return offen.json({ verlauf, formular: offen.formular });
}

/** Makes an earlier version of a row the present one. */
export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "verbundeneUnternehmenVerlauf");
  const uuid = offen.params.uuid ?? "";
  return restoreFassung(offen, href("verbundeneUnternehmenVerlauf", { uuid }), (call, { fassung, revision }) =>
    call.verbund.restoreVerbundene({ uuid, fassung, revision }),
  );
}

export const handle = titelMit<typeof loader>(({ verlauf }, titel) => [titel, verlauf.name]);

export default function VerbundVerlaufRoute() {
  return <VerbundVerlaufSeite {...useLoaderData<typeof loader>()} antwort={useActionData<FormAntwort>()} />;
}
