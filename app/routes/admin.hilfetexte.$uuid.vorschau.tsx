import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormAntwort } from "~/contract/antrag/formAntwort";
import { GEPARKT_FELD } from "~/contract/antrag/formularGrenze";
import { textVon } from "~/features/anmeldung";
import { loadAufbewahrung } from "~/features/aufbewahrung/loadAufbewahrung";
import { eingabeVon } from "~/features/hilfetexte/hilfetextAbsichten";
import { HilfetextSeite } from "~/features/hilfetexte/HilfetextSeite";
import { loadHilfetext } from "~/features/hilfetexte/loadHilfetexte";
import { loadVorschau, type Vorschau } from "~/features/hilfetexte/loadVorschau";
import { VorschauSeite } from "~/features/hilfetexte/VorschauSeite";
import { titelMit } from "~/features/shell/titelText";
import { todayBerlin } from "~/lib/date";
import { openRoute } from "~/server/portal/openRoute";
import { ablehnen, attempt, eingabenVon } from "~/server/portal/submit";

type Antwort = FormAntwort | { problem: null; vorschau: Vorschau; gesehen: string; geparkt: string };

export { sendSafely as clientAction } from "~/features/formular/speichern/sendSafely";
export { revalidateNachAblehnung as shouldRevalidate } from "~/features/formular/speichern/revalidateNachAblehnung";

/** The text as it is stored, at its place in a sample of the page. */
export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "hilfetextVorschau");
  const text = await loadHilfetext(offen.call, offen.params.uuid ?? "");
  if (text === null) return offen.nichtGefunden();
  const vorschau = await loadVorschau(offen.call, { text, eingabe: null, gefragt: null });
  const heute = todayBerlin(offen.anfrage.context.clock);
  const aufbewahrung = await loadAufbewahrung(offen.call, { art: "HILFETEXT", gegenstandUuid: text.uuid });
  const hasTestdaten = offen.sitzung.features.testdatenGenerator;
  return offen.json({ text, aufbewahrung, vorschau, heute, hasTestdaten, formular: offen.formular });
}

/** The same for what is typed and not stored; what may not be stored is refused in the editor. */
export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "hilfetextVorschau");
  const formData = await offen.formData();
  const text = await loadHilfetext(offen.call, offen.params.uuid ?? "");
  if (text === null) return offen.nichtGefunden();
  const gefragt = textVon(formData, "hilfe") || null;
  const gezeigt = await attempt(offen, () =>
    loadVorschau(offen.call, { text, eingabe: eingabeVon(formData), gefragt }),
  );
  if (!gezeigt.ok) return ablehnen(offen, gezeigt.problem, { ...eingabenVon(formData), absicht: "imFormular" });
  const getragen = { gesehen: textVon(formData, "revision"), geparkt: textVon(formData, GEPARKT_FELD) };
  const antwort: Antwort = { problem: null, vorschau: gezeigt.value, ...getragen };
  return offen.json(antwort);
}

export const handle = titelMit<typeof loader>(({ text }, titel) => [titel, text.bezeichnung]);

export default function HilfetextVorschauRoute() {
  const { heute, ...rest } = useLoaderData<typeof loader>();
  const antwort = useActionData<Antwort>();
  if (antwort !== undefined && antwort.problem !== null)
    return <HilfetextSeite {...rest} heute={heute} antwort={antwort} />;
  const gesehen = antwort?.gesehen ?? String(rest.text.offene?.revision ?? 0);
  const getragen = { gesehen, geparkt: antwort?.geparkt ?? "" };
  return <VorschauSeite {...rest} vorschau={antwort?.vorschau ?? rest.vorschau} {...getragen} heute={heute} />;
}
