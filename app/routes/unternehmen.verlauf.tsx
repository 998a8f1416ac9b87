import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormAntwort } from "~/contract/antrag/formAntwort";
import { loadVerlauf } from "~/features/unternehmen/loadVerlauf";
import { isTagBerichtigen } from "~/features/unternehmen/TagBerichtigen";
import { VerlaufSeite } from "~/features/unternehmen/VerlaufSeite";
import { href } from "~/routing/href";
import { correctTag, restoreFassung } from "~/server/portal/fassung";
import { openRoute } from "~/server/portal/openRoute";

export { sendSafely as clientAction } from "~/features/formular/speichern/sendSafely";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "unternehmenVerlauf");
  return offen.json({ verlauf: await loadVerlauf(offen.call, offen.url.searchParams), formular: offen.formular });
}

/** Makes an earlier version the present one, or corrects the day of a version. */
export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "unternehmenVerlauf");
  if (isTagBerichtigen(await offen.formData())) return correctTag(offen, href("unternehmenVerlauf"));
  return restoreFassung(offen, href("unternehmenVerlauf"), (call, { fassung, revision, formData }) => {
    const folgenBestaetigt = formData.get("folgen") === "true";
    return call.unternehmen.restoreStammdaten({ fassung, revision, folgenBestaetigt });
  });
}

export default function UnternehmenVerlaufRoute() {
  return <VerlaufSeite {...useLoaderData<typeof loader>()} antwort={useActionData<FormAntwort>()} />;
}
