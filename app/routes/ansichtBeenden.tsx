import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { BeendenSeite } from "~/features/ansicht/BeendenSeite";
import { href } from "~/routing/href";
import { openRoute } from "~/server/portal/openRoute";

export { sendSafely as clientAction } from "~/features/formular/speichern/sendSafely";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "ansichtBeenden");
  return offen.json({ formular: offen.formular, isInAnsicht: offen.sitzung.ansicht !== null });
}

/** Ends the view; the page of the person comes next, in the own name. */
export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "ansichtBeenden");
  const { personUuid } = await offen.call.ansicht.endAnsicht();
  return offen.redirect(href("supportPerson", { uuid: personUuid }), {
    flash: { tone: "success", text: "Die Ansicht ist beendet. Sie arbeiten wieder mit Ihrem eigenen Konto." },
  });
}

export default function AnsichtBeendenRoute() {
  return <BeendenSeite {...useLoaderData<typeof loader>()} />;
}
