import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormAntwort } from "~/contract/antrag/formAntwort";
import { PASSWORT_MAX } from "~/domain/benutzer/passwortRegeln";
import { findZuLange, textVon } from "~/features/anmeldung/pflichtfelder";
import { EinladungSeite } from "~/features/registrierung/EinladungSeite";
import { loadEinladung } from "~/features/registrierung/loadEinladung";
import { nachEinladung } from "~/features/registrierung/nachEinladung";
import { readMailLink } from "~/server/portal/mailLink";
import { openRoute } from "~/server/portal/openRoute";
import { ablehnen, eingabenVon, attempt } from "~/server/portal/submit";

export { sendSafely as clientAction } from "~/features/formular/speichern/sendSafely";

const GRENZEN = { vorname: 100, nachname: 100, passwort: PASSWORT_MAX };

/** Looking at an invitation does not use it up. */
export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "unternehmensverknuepfung");
  const token = await readMailLink(offen);
  if (token === "") return offen.json({ formular: offen.formular, token, einladung: null });
  const geprueft = await attempt(offen, () => loadEinladung(offen.call, { token, sitzung: offen.sitzung }));
  const einladung = geprueft.ok ? geprueft.value : null;
  return offen.json(
    { formular: offen.formular, token, einladung },
    { status: geprueft.ok ? 200 : geprueft.problem.httpStatus },
  );
}

export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "unternehmensverknuepfung");
  const formData = await offen.formData();
  const mangel = findZuLange(formData, GRENZEN);
  if (mangel !== null) return ablehnen(offen, mangel, eingabenVon(formData));
  const eingabe = {
    token: textVon(formData, "token"),
    vorname: textVon(formData, "vorname"),
    nachname: textVon(formData, "nachname"),
    passwort: textVon(formData, "passwort"),
    zustimmung: formData.has("zustimmung"),
  };
  const angenommen = await attempt(offen, () => offen.withSchluessel(formData).registrierung.link(eingabe));
  if (!angenommen.ok) return ablehnen(offen, angenommen.problem, eingabenVon(formData));
  const isNeu = angenommen.value.ergebnis === "KONTO_ANGELEGT";
  const { to, text } = nachEinladung(offen.sitzung, { isNeu, email: textVon(formData, "email") });
  return offen.redirect(to, { flash: { tone: "success", text } });
}

export default function UnternehmensverknuepfungRoute() {
  return <EinladungSeite {...useLoaderData<typeof loader>()} antwort={useActionData<FormAntwort>()} />;
}
