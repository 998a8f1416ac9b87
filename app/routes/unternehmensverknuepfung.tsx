import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormAntwort } from "~/contract/antrag/formAntwort";
import { PASSWORT_MAX } from "~/domain/benutzer/passwortRegeln";
import { findZuLange, textVon } from "~/features/anmeldung/pflichtfelder";
import { EinladungSeite } from "~/features/registrierung/EinladungSeite";
import { href } from "~/routing/href";
import { readMailLink } from "~/server/portal/mailLink";
import type { OffeneSeite } from "~/server/portal/offen";
import { openRoute } from "~/server/portal/openRoute";
import { ablehnen, eingabenVon, attempt } from "~/server/portal/submit";

export { sendSafely as clientAction } from "~/features/formular/speichern/sendSafely";

const GRENZEN = { vorname: 100, nachname: 100, passwort: PASSWORT_MAX };

/** Looking at an invitation does not use it up. */
export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "unternehmensverknuepfung");
  const token = await readMailLink(offen);
  if (token === "") return offen.json({ formular: offen.formular, token, einladung: null });
  const geprueft = await attempt(offen, () => offen.call.registrierung.pruefeVerknuepfung({ token }));
  const einladung = geprueft.ok ? { ...geprueft.value, angemeldetAls: andererName(offen, geprueft.value.email) } : null;
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
  return weiter(offen, { isNeu: angenommen.value.ergebnis === "KONTO_ANGELEGT", email: textVon(formData, "email") });
}

/** Who is logged in, if that is not the person with this address. */
function andererName({ sitzung: { state, benutzer } }: OffeneSeite, email: string): string | null {
  return state !== "AUTHENTICATED" || benutzer === null || benutzer.email === email ? null : benutzer.userName;
}

function weiter(offen: OffeneSeite, { isNeu, email }: { isNeu: boolean; email: string }) {
  const anderer = andererName(offen, email);
  if (anderer !== null) {
    const text = `${isNeu ? `Das Konto für ${email} ist eingerichtet.` : `Die Einladung für ${email} ist angenommen.`} Sie sind weiter als ${anderer} angemeldet.`;
    return offen.redirect(href("home"), { flash: { tone: "success", text } });
  }
  if (offen.sitzung.state === "AUTHENTICATED") {
    const text = "Sie haben die Einladung angenommen. Das Unternehmen steht jetzt in Ihrer Auswahl.";
    return offen.redirect(href("loginUnternehmenAuswahl"), { flash: { tone: "success", text } });
  }
  const text = isNeu
    ? "Ihr Konto ist eingerichtet. Bitte melden Sie sich an."
    : "Sie haben die Einladung angenommen. Bitte melden Sie sich an.";
  return offen.redirect(href("landingpage"), { flash: { tone: "success", text } });
}

export default function UnternehmensverknuepfungRoute() {
  return <EinladungSeite {...useLoaderData<typeof loader>()} antwort={useActionData<FormAntwort>()} />;
}
