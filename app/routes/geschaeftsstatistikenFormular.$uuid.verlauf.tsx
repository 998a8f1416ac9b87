import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormAntwort } from "~/contract/antrag/formAntwort";
import { titelMit } from "~/features/shell/titelText";
import { readNachbar } from "~/features/unternehmen/jahrEingaben";
import { JahrVerlaufSeite } from "~/features/unternehmen/JahrVerlaufSeite";
import { loadJahrVerlauf } from "~/features/unternehmen/loadJahrVerlauf";
import { href } from "~/routing/href";
import { restoreFassung } from "~/server/portal/fassung";
import { openRoute } from "~/server/portal/openRoute";

export { sendSafely as clientAction } from "~/features/formular/speichern/sendSafely";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "unternehmenWirtschaftsjahrVerlauf");
  const verlauf = await loadJahrVerlauf(offen.call, offen.params.uuid ?? "", offen.url.searchParams);
  return offen.json({ verlauf, formular: offen.formular });
}

/** Makes an earlier version of a Wirtschaftsjahr the present one; its neighbour moves along where agreed. */
export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "unternehmenWirtschaftsjahrVerlauf");
  const uuid = offen.params.uuid ?? "";
  const hier = href("unternehmenWirtschaftsjahrVerlauf", { uuid });
  return restoreFassung(offen, hier, (call, { fassung, revision, formData }) =>
    call.wirtschaftsjahre.restoreWirtschaftsjahr({ uuid, fassung, revision, nachbar: readNachbar(formData) }),
  );
}

export const handle = titelMit<typeof loader>(({ verlauf }, titel) => [titel, verlauf.zeitraum]);

export default function JahrVerlaufRoute() {
  return <JahrVerlaufSeite {...useLoaderData<typeof loader>()} antwort={useActionData<FormAntwort>()} />;
}
