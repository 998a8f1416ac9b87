import type { Flash } from "~/contract/antrag/formAntwort";
import { geparktVon } from "~/contract/antrag/formularGrenze";
import type { Problem } from "~/contract/wire/problem";
import { ANTWORT_MAX } from "~/domain/nachricht/antwort";
import { cleanText } from "~/formkit/kinds/text";
import { messages } from "~/formkit/messages";
import { findEntry } from "~/lib/findEntry";
import { isUuid } from "~/lib/uuid";
import { href } from "~/routing/href";
import { imBrowserAbgeschnitten, zuVerwerfenderRest } from "./abgeschnitten";
import { sendDateien } from "./anlagen";
import { rememberSaved } from "./gespeichert";
import { sicheresZiel } from "./nachAnmeldung";
import type { Offen } from "./offen";
import { ablehnen, eingabenVon, attempt } from "./submit";

/** What the draft said when the form was opened or last kept. */
const basisVon = (formData: FormData): { basis?: string } => {
  const basis = formData.get("basis");
  return typeof basis === "string" ? { basis } : {};
};

const textVon = (formData: FormData): string => {
  const text = formData.get("text");
  return typeof text === "string" ? text : "";
};

/** The words of the answer, cut to what is allowed, and what was cut off, here or while it was typed. */
function readAntwort(formData: FormData): { text: string; reste: { stelle: string; rest: string }[] } {
  const { wert, rest = "" } = cleanText(textVon(formData), ANTWORT_MAX, { multiline: true });
  const abgeschnitten = [{ feld: "text", rest }, ...imBrowserAbgeschnitten(formData, [{ key: "text" }])];
  return {
    text: wert,
    reste: abgeschnitten
      .filter((eines) => eines.rest !== "")
      .map((eines) => ({ stelle: eines.feld, rest: eines.rest })),
  };
}

const formularHref = (uuid: string): string => `${href("nachricht", { uuid })}#antwort`;

/**
 * Sends a member of several companies to the choice when the link was made for another one than the chosen.
 * @spec §2 When a redirect query targets a notification for a company
 */
export function requireUnternehmen(offen: Offen<"nachricht">): void {
  const { url, benutzer } = offen;
  const gemeint = url.searchParams.get("unternehmen");
  if (
    !isUuid(gemeint) ||
    benutzer.unternehmenUuid === null ||
    benutzer.isSingleCompany ||
    gemeint === benutzer.unternehmenUuid
  )
    return;
  throw offen.redirect(href("loginUnternehmenAuswahl", {}, { redirect: url.pathname + url.search }), {
    flash: {
      tone: "info",
      text: "Diese Nachricht gehört zu einem anderen Ihrer Unternehmen. Bitte wählen Sie es aus.",
    },
  });
}

/** What was wrong, with its place in the form: a file that was refused is no fault of the words. */
function anDerStelle(problem: Problem, meldungen: readonly string[]): Problem {
  const errors = meldungen.map((message) => ({ uuid: "", property: "dateien", message }));
  return { ...problem, errors: [...problem.errors, ...errors] };
}

const NICHT_GESENDET = `${messages.textCut} Was nicht passte, steht als Rest beim Feld. Ihre Antwort ist als Entwurf gespeichert und noch nicht gesendet.`;

/**
 * Files first: those that are accepted stay with the draft, whatever is wrong with the words. What had to be cut is not
 * sent before the person has seen it.
 */
async function send(offen: Offen<"nachricht">, uuid: string) {
  const formData = await offen.formData();
  const { problem, abgelehnt } = await sendDateien(offen, { nachrichtUuid: uuid });
  const { text, reste } = readAntwort(formData);
  const geschrieben = { uuid, text, ...basisVon(formData), ...geparktVon(formData) };
  if (problem !== null || reste.length > 0) {
    const gehalten = await attempt(offen, () => offen.call.nachrichten.saveEntwurf({ ...geschrieben, reste }));
    const eingaben = gehalten.ok ? { ...eingabenVon(formData), text } : eingabenVon(formData);
    if (problem !== null) return ablehnen(offen, anDerStelle(problem, abgelehnt), eingaben);
    if (!gehalten.ok) return ablehnen(offen, gehalten.problem, eingaben);
    rememberSaved(offen, formData);
    return offen.redirect(formularHref(uuid), { flash: { tone: "warning", text: NICHT_GESENDET } });
  }
  const gesendet = await attempt(offen, () => offen.withSchluessel(formData).nachrichten.answer(geschrieben));
  if (!gesendet.ok) return ablehnen(offen, gesendet.problem, eingabenVon(formData));
  rememberSaved(offen, formData);
  return offen.redirect(href("nachricht", { uuid }), {
    flash: { tone: "success", text: "Ihre Antwort wurde gesendet." },
  });
}

/** Keeps what is typed, and then discards a file or a rest. */
async function keep(offen: Offen<"nachricht">, uuid: string) {
  const formData = await offen.formData();
  const dateiUuid = offen.url.searchParams.get("datei");
  if (isUuid(dateiUuid)) {
    const call = offen.withSchluessel(formData);
    const entfernt = await attempt(offen, () => call.nachrichten.deleteAntwortDatei({ uuid, dateiUuid }));
    if (!entfernt.ok) return ablehnen(offen, entfernt.problem, eingabenVon(formData));
  }
  const { problem, abgelehnt } = await sendDateien(offen, { nachrichtUuid: uuid });
  const { text, reste } = readAntwort(formData);
  const geschrieben = { uuid, text, reste, ...basisVon(formData), ...geparktVon(formData) };
  const gehalten = await attempt(offen, () => offen.call.nachrichten.saveEntwurf(geschrieben));
  if (!gehalten.ok) return ablehnen(offen, anDerStelle(gehalten.problem, abgelehnt), eingabenVon(formData));
  rememberSaved(offen, formData);
  if (problem !== null) return ablehnen(offen, anDerStelle(problem, abgelehnt), { ...eingabenVon(formData), text });
  const restUuid = zuVerwerfenderRest(formData);
  if (restUuid !== undefined) {
    const verworfen = await attempt(offen, () => offen.call.nachrichten.discardAntwortRest({ uuid, restUuid }));
    if (!verworfen.ok) return ablehnen(offen, verworfen.problem, { ...eingabenVon(formData), text });
  }
  const weiter = reste.length > 0 ? null : sicheresZiel(formData.get("weiter"));
  return offen.redirect(weiter ?? formularHref(uuid), {
    flash: gehaltenFlash({ restUuid, dateiUuid, isGekuerzt: reste.length > 0 }),
  });
}

type Gehalten = { restUuid: string | undefined; dateiUuid: string | null; isGekuerzt: boolean };

function gehaltenFlash({ restUuid, dateiUuid, isGekuerzt }: Gehalten): Flash {
  if (isGekuerzt) {
    return {
      tone: "warning",
      text: `${messages.textCut} Was nicht passte, steht als Rest beim Feld. Der Entwurf ist gespeichert.`,
    };
  }
  if (restUuid !== undefined)
    return { tone: "success", text: "Der abgeschnittene Rest ist verworfen, der Entwurf gespeichert." };
  const text = isUuid(dateiUuid)
    ? "Die Datei wurde entfernt, der Entwurf gespeichert."
    : "Der Entwurf wurde gespeichert.";
  return { tone: "success", text };
}

/** Marks the message as unread again. */
async function markUngelesen(offen: Offen<"nachricht">, uuid: string) {
  await offen.call.nachrichten.mark({ uuid, gelesen: false });
  return offen.redirect(href("nachrichten"), {
    flash: { tone: "success", text: "Die Nachricht ist als ungelesen markiert." },
  });
}

/**
 * The buttons beside the one that sends the answer, by the query `absicht` of their address: the files of the form
 * stand before them.
 */
const ABSICHTEN = { ungelesen: markUngelesen, entwurf: keep, entfernen: keep, rest: keep };

/** Does what the pressed button wants; an unknown one sends the answer. One that discards a rest stands in the form. */
export async function editAntwort(offen: Offen<"nachricht">) {
  const isRest = zuVerwerfenderRest(await offen.formData()) !== undefined;
  const name = isRest ? "rest" : offen.url.searchParams.get("absicht");
  const run = findEntry(ABSICHTEN, name) ?? send;
  return run(offen, offen.params["uuid"] ?? "");
}

/** Keeps what scripts send while somebody types. */
export async function keepEntwurf(offen: Offen<"antwortEntwurf">): Promise<Response> {
  const formData = await offen.formData();
  const eingabe = { uuid: offen.params["uuid"] ?? "", text: textVon(formData), ...basisVon(formData) };
  const { ok, ...rest } = await attempt(offen, () => offen.call.nachrichten.saveEntwurf(eingabe));
  const status = "problem" in rest ? rest.problem.httpStatus : 200;
  return Response.json({ ok }, { status, headers: offen.headers });
}
