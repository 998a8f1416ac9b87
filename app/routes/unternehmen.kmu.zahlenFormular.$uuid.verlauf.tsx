import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormAntwort } from "~/contract/antrag/formAntwort";
import { KmuZahlenVerlaufSeite } from "~/features/kmu/KmuZahlenVerlaufSeite";
import { loadKmuZahlenVerlauf } from "~/features/kmu/loadKmuZahlenVerlauf";
import { titelMit } from "~/features/shell/titelText";
import { href } from "~/routing/href";
import { restoreFassung } from "~/server/portal/fassung";
import { openRoute } from "~/server/portal/openRoute";

export { sendSafely as clientAction } from "~/features/formular/speichern/sendSafely";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "unternehmenKmuZahlenVerlauf");
  const verlauf = await loadKmuZahlenVerlauf(offen.call, offen.params.uuid ?? "", offen.url.searchParams);
  return offen.json({ verlauf, formular: offen.formular });
}

/** Makes an earlier version of figures the present one. */
export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "unternehmenKmuZahlenVerlauf");
  const uuid = offen.params.uuid ?? "";
  return restoreFassung(offen, href("unternehmenKmuZahlenVerlauf", { uuid }), (call, { fassung, revision }) =>
    call.kmu.restoreKmuZahlen({ uuid, fassung, revision }),
  );
}

export const handle = titelMit<typeof loader>(({ verlauf }, titel) => [titel, verlauf.name]);

export default function KmuZahlenVerlaufRoute() {
  return <KmuZahlenVerlaufSeite {...useLoaderData<typeof loader>()} antwort={useActionData<FormAntwort>()} />;
}
