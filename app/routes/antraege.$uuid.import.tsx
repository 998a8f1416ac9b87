import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import type { Flash } from "~/contract/formAntwort";
import type { Problem } from "~/contract/problem";
import { eingabeProblem, textVon } from "~/features/anmeldung/pflichtfelder";
import type { ImportAntwort } from "~/features/dokumente/importAntwort";
import { ImportSeite } from "~/features/dokumente/ImportSeite";
import { loadImport } from "~/features/dokumente/loadImport";
import { titelMit } from "~/features/shell/titelText";
import { href } from "~/routing/href";
import { formatGermanDecimal } from "~/lib/decimal";
import { leseInhalt } from "~/server/portal/importInhalt";
import type { Offen } from "~/server/portal/offen";
import { openRoute } from "~/server/portal/openRoute";
import { versuche } from "~/server/portal/submit";

type Import = Offen<"antragImport">;

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "antragImport");
  return offen.json({ daten: await loadImport(offen.call, offen.antragUuid), formular: offen.formular });
}

/** Compares first; `alles`, `auswahl` and `neu` take over. */
export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "antragImport");
  const formData = await offen.formData();
  const inhalt = await leseInhalt(formData);
  if (inhalt === "") {
    return antworte(offen, formData, eingabeProblem({ datei: "Bitte wählen Sie eine Datei aus oder fügen Sie ihren Inhalt ein." }));
  }
  switch (formData.get("absicht")) {
    case "alles":
      return uebernimm(offen, formData, null);
    case "auswahl":
      return uebernimm(offen, formData, listAuswahl(formData));
    case "neu":
      return legeNeuAn(offen, formData);
    default:
      return antworte(offen, formData, null);
  }
}

const listAuswahl = (formData: FormData): string[] => formData.getAll("auswahl").filter((wert) => typeof wert === "string");

/** The comparison as it is now, with the reason why nothing was taken over; everything chosen and typed comes back. */
async function antworte(offen: Import, formData: FormData, problem: Problem | null) {
  const inhalt = await leseInhalt(formData);
  const kopf = { inhalt, text: textVon(formData, "text"), auswahl: listAuswahl(formData) };
  const verglichen =
    inhalt === "" ? null : await versuche(offen, () => offen.call.austausch.vergleicheImport({ uuid: offen.antragUuid, inhalt }));
  const fehler = problem ?? (verglichen?.ok === false ? verglichen.problem : null);
  const antwort: ImportAntwort = { ...kopf, problem: fehler, vergleich: verglichen?.ok === true ? verglichen.value : null };
  return offen.json(antwort, { status: fehler?.httpStatus ?? 200 });
}

const revisionenSchema = z.record(z.string(), z.number().int());

function leseRevisionen(formData: FormData): Record<string, number> {
  try {
    return revisionenSchema.parse(JSON.parse(textVon(formData, "revisionen")));
  } catch {
    return {};
  }
}

const MELDUNG_PUNKTE = 5;
const AUSSER = "Nach diesen Angaben wird im Formular nicht gefragt, oder sie lassen sich nicht ändern:";

/** As much of a list as a message has room for, and how much more there is; the comparison shows it all. */
function kurz(liste: readonly string[]): string[] {
  const rest = liste.length - MELDUNG_PUNKTE;
  return rest <= 1 ? [...liste] : [...liste.slice(0, MELDUNG_PUNKTE), `und ${formatGermanDecimal(String(rest))} weitere`];
}

/** What has become of the file. Nobody is told that something was taken over of which nothing was. */
function meldung({ gespeichert, hinzugefuegt, verworfen }: { gespeichert: number; hinzugefuegt: number; verworfen: string[] }): Flash {
  if (verworfen.length === 0) return { tone: "success", text: "Die Daten wurden übernommen." };
  const anfang = gespeichert + hinzugefuegt > 0 ? "Die Daten wurden übernommen, aber nicht alle." : "Es wurde nichts übernommen.";
  return { tone: "warning", text: `${anfang} ${AUSSER}`, liste: kurz(verworfen) };
}

async function uebernimm(offen: Import, formData: FormData, auswahl: string[] | null) {
  const uuid = offen.antragUuid;
  const eingabe = { uuid, inhalt: await leseInhalt(formData), revisionen: leseRevisionen(formData), auswahl };
  const uebernommen = await versuche(offen, () => offen.mitSchluessel(formData).austausch.uebernimmImport(eingabe));
  if (!uebernommen.ok) return antworte(offen, formData, uebernommen.problem);
  return offen.redirect(href("antragStartseite", { uuid }), { flash: meldung(uebernommen.value) });
}

async function legeNeuAn(offen: Import, formData: FormData) {
  const inhalt = await leseInhalt(formData);
  const angelegt = await versuche(offen, () => offen.mitSchluessel(formData).austausch.importiereNeu({ inhalt }));
  if (!angelegt.ok) return antworte(offen, formData, angelegt.problem);
  const { uuid, verworfen } = angelegt.value;
  const text = "Der Antrag wurde aus der Datei angelegt.";
  const flash: Flash =
    verworfen.length === 0
      ? { tone: "success", text }
      : { tone: "warning", text: `${text} Nicht alles wurde übernommen. ${AUSSER}`, liste: kurz(verworfen) };
  return offen.redirect(href("antragStartseite", { uuid }), { flash });
}

export const handle = titelMit<typeof loader>(({ daten }, titel) => [titel, daten.titel]);

export default function AntragImportRoute() {
  return <ImportSeite {...useLoaderData<typeof loader>()} antwort={useActionData<ImportAntwort>()} />;
}
