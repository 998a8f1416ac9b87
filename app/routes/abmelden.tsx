import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormAntwort } from "~/contract/formAntwort";
import { AbmeldenSeite } from "~/features/anmeldung/AbmeldenSeite";
import { meldeAb } from "~/server/portal/logout";
import { openRoute } from "~/server/portal/openRoute";

export { meldeAbUndLeere as clientAction } from "~/features/session/meldeAb";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "abmelden");
  return offen.json({ formular: offen.formular, isAngemeldet: offen.sitzung.state === "AUTHENTICATED" });
}

export async function action(args: ActionFunctionArgs) {
  return meldeAb(await openRoute(args, "abmelden"));
}

export default function AbmeldenRoute() {
  return <AbmeldenSeite {...useLoaderData<typeof loader>()} antwort={useActionData<FormAntwort>()} />;
}
