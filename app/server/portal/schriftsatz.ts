import type { Entscheidung } from "~/contract/antrag/antraege";
import { geparktVon } from "~/contract/antrag/formularGrenze";
import type { Schriftsatz } from "~/contract/verfahren/schriftsaetze";
import type { Werte } from "~/formkit/field";
import type { Problem } from "~/contract/wire/problem";
import { schriftsatzFormular } from "~/domain/antrag/schriftsatzFormulare";
import { parseTab } from "~/formkit/parseForm";
import { isUuid } from "~/lib/uuid";
import { imBrowserAbgeschnitten, zuVerwerfenderRest } from "./abgeschnitten";
import { sendDateien } from "./anlagen";
import { rememberSaved } from "./gespeichert";
import { sicheresZiel } from "./nachAnmeldung";
import type { OffeneSeite } from "./offen";
import { ablehnen, eingabenVon, attempt } from "./submit";

/** A draft on its page: what is saved, what people have decided about a conflict, and where to go. */
export type SchriftsatzPost = {
  antragUuid: string;
  uuid: string;
  /** The answers that are stored, as the rules read them. */
  bisher: (schriftsatz: Schriftsatz) => Werte;
  entscheidung: { gesehen?: number; entscheidungen?: Entscheidung[] };
  /** The page of the draft, the step of the signature, and the page after the draft was discarded. */
  hier: string;
  unterschrift: string;
  verworfen: string;
};

const revisionVon = (formData: FormData): number => Number(formData.get("revision")) || 0;

/** What was wrong with files, at their field. */
function anDenDateien(problem: Problem, meldungen: readonly string[]): Problem {
  return {
    ...problem,
    errors: [...problem.errors, ...meldungen.map((message) => ({ uuid: "", property: "dateien", message }))],
  };
}

/** Discards what a save has cut off, after what else is typed has been saved. */
async function discardRest(
  offen: OffeneSeite,
  formData: FormData,
  { schriftsatzPost: { antragUuid, uuid, hier }, restUuid }: { schriftsatzPost: SchriftsatzPost; restUuid: string },
) {
  const verworfen = await attempt(offen, () =>
    offen.call.schriftsaetze.discardSchriftsatzRest({ antragUuid, uuid, restUuid }),
  );
  if (!verworfen.ok) return ablehnen(offen, verworfen.problem, eingabenVon(formData));
  return offen.redirect(hier, { flash: { tone: "success", text: "Der abgeschnittene Rest ist verworfen." } });
}

/** Discards the draft with its files. */
async function discard(offen: OffeneSeite, formData: FormData, { antragUuid, uuid, verworfen }: SchriftsatzPost) {
  const eingabe = { antragUuid, uuid, revision: revisionVon(formData) };
  const fertig = await attempt(offen, () => offen.withSchluessel(formData).schriftsaetze.discardSchriftsatz(eingabe));
  if (!fertig.ok) return ablehnen(offen, fertig.problem, eingabenVon(formData));
  return offen.redirect(verworfen, { flash: { tone: "success", text: "Der Entwurf ist verworfen." } });
}

/** Somebody has discarded the draft. */
export const ENTWURF_FORT: Problem = {
  code: "NICHT_GEFUNDEN",
  userMessage: "Diesen Entwurf gibt es nicht mehr. Vielleicht hat ihn jemand verworfen.",
  httpStatus: 404,
  httpSubStatus: "404.10",
  errors: [],
};

/** Does what a button of the draft wants. What is typed for a draft that is gone goes to its page, which shows it. */
export async function editSchriftsatz(offen: OffeneSeite, post: SchriftsatzPost) {
  try {
    return await edit(offen, post);
  } catch (thrown) {
    if (!(thrown instanceof Response) || thrown.status !== 404) throw thrown;
    return ablehnen(offen, ENTWURF_FORT, eingabenVon(await offen.formData()));
  }
}

/**
 * Saves the answers of a posted draft, then its files; a file that is refused leaves the answers saved. What is too long is cut and kept as a
 * rest. `absicht` weiter goes on to the signature.
 */
async function edit(offen: OffeneSeite, post: SchriftsatzPost) {
  const { antragUuid, uuid, entscheidung } = post;
  const formData = await offen.formData();
  const absicht = offen.url.searchParams.get("absicht");
  const rest = zuVerwerfenderRest(formData);
  if (absicht === "verwerfen") return discard(offen, formData, post);
  const schriftsatz = await offen.call.schriftsaetze.getSchriftsatz({ antragUuid, uuid });
  const { art, kontext } = schriftsatz;
  const bisher = post.bisher(schriftsatz);
  const [tab] = schriftsatzFormular(art, kontext).tabs;
  if (tab === undefined) return offen.redirect(post.hier);
  const { werte, issues, reste } = parseTab(tab, formData, {
    bisher: { ...bisher, uuid },
    scope: { wurzel: bisher, kontext },
  });
  if (issues.length > 0) {
    const errors = issues.map(({ property, message }) => ({ uuid, property, message }));
    const problem = {
      code: "EINGABE_UNGUELTIG",
      userMessage: "Bitte prüfen Sie Ihre Eingaben.",
      httpStatus: 422,
      httpSubStatus: "422.10",
      errors,
    };
    return ablehnen(offen, problem, eingabenVon(formData));
  }
  const call = offen.withSchluessel(formData);
  const neueReste = [...reste, ...imBrowserAbgeschnitten(formData, tab.fields)].map(({ feld, rest: text }) => ({
    stelle: feld,
    rest: text,
  }));
  const eingabe = {
    antragUuid,
    uuid,
    revision: revisionVon(formData),
    werte,
    reste: neueReste,
    ...entscheidung,
    ...geparktVon(formData),
  };
  const gespeichert = await attempt(offen, () => call.schriftsaetze.saveSchriftsatz(eingabe));
  if (!gespeichert.ok) return ablehnen(offen, gespeichert.problem, eingabenVon(formData));
  rememberSaved(offen, formData);
  if (isUuid(rest)) return discardRest(offen, formData, { schriftsatzPost: post, restUuid: rest });
  const dateiUuid = offen.url.searchParams.get("datei");
  if (absicht === "entfernen" && isUuid(dateiUuid)) {
    const entfernt = await attempt(offen, () =>
      offen.call.schriftsaetze.deleteSchriftsatzDatei({ antragUuid, uuid, dateiUuid }),
    );
    if (!entfernt.ok)
      return ablehnen(offen, entfernt.problem, {
        ...eingabenVon(formData),
        revision: String(gespeichert.value.revision),
      });
  }
  const { problem, abgelehnt } = await sendDateien(offen, { antragUuid, schriftsatzUuid: uuid });
  if (problem !== null) {
    const eingaben = { ...eingabenVon(formData), revision: String(gespeichert.value.revision) };
    return ablehnen(offen, anDenDateien(problem, abgelehnt), eingaben);
  }
  const text =
    neueReste.length === 0
      ? "Ihre Angaben sind gespeichert."
      : "Ihre Angaben sind gespeichert; was zu lang war, steht als Rest beim Feld.";
  const weiter = absicht === "weiter" ? post.unterschrift : sicheresZiel(formData.get("weiter"));
  return offen.redirect(neueReste.length === 0 ? (weiter ?? post.hier) : post.hier, {
    flash: { tone: "success", text },
  });
}
