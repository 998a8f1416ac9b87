import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormAntwort } from "~/contract/antrag/formAntwort";
import { AbmeldenSeite } from "~/features/anmeldung/AbmeldenSeite";
import { logOut } from "~/server/portal/logout";
import { openRoute } from "~/server/portal/openRoute";

export { logOutAndClear as clientAction } from "~/features/session/logOut";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "abmelden");
  return offen.json({ formular: offen.formular, isAngemeldet: offen.sitzung.state === "AUTHENTICATED" });
}

export async function action(args: ActionFunctionArgs) {
  return logOut(await openRoute(args, "abmelden"));
}

export default function AbmeldenRoute() {
  return <AbmeldenSeite {...useLoaderData<typeof loader>()} antwort={useActionData<FormAntwort>()} />;
}
