import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormAntwort } from "~/contract/antrag/formAntwort";
import { loadProfil } from "~/features/profil/loadProfil";
import { checkAbsicht, type Einmaliges, findAbsicht, isEinmalig } from "~/features/profil/profilAbsichten";
import { ProfilSeite } from "~/features/profil/ProfilSeite";
import { href } from "~/routing/href";
import { openRoute } from "~/server/portal/openRoute";
import { ablehnen, eingabenVon, attempt } from "~/server/portal/submit";

export { sendSafely as clientAction } from "~/features/formular/speichern/sendSafely";

type Antwort = FormAntwort | Einmaliges;

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "profil");
  const profil = await loadProfil(offen.call, {
    einrichten: offen.url.searchParams.get("einrichten") === "app",
    benutzer: offen.benutzer,
    clock: offen.anfrage.context.clock,
    query: offen.url.searchParams,
  });
  return offen.json({ formular: offen.formular, profil, unternehmen: offen.benutzer.unternehmenName });
}

/** Codes are answered with the page itself, because nothing may keep them; everything else redirects. */
export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "profil");
  const formData = await offen.formData();
  const absicht = findAbsicht(formData);
  if (absicht === undefined) return offen.nichtGefunden();
  const mangel = checkAbsicht(absicht, formData);
  if (mangel !== null) return ablehnen(offen, mangel, eingabenVon(formData));
  const erledigt = await attempt(offen, () => absicht.run(offen.withSchluessel(formData), formData));
  if (!erledigt.ok) return ablehnen(offen, erledigt.problem, eingabenVon(formData));
  if (isEinmalig(erledigt.value)) return offen.json(erledigt.value);
  return offen.redirect(`${href("profil")}#${absicht.abschnitt}`, {
    flash: { tone: "success", text: absicht.meldung },
  });
}

export default function ProfilRoute() {
  const antwort = useActionData<Antwort>();
  const isCode = antwort !== undefined && isEinmalig(antwort);
  return (
    <ProfilSeite
      {...useLoaderData<typeof loader>()}
      antwort={isCode ? undefined : antwort}
      einmaliges={isCode ? antwort : null}
    />
  );
}
