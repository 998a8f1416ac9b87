import { geparktVon } from "~/contract/antrag/formularGrenze";
import type { Problem } from "~/contract/wire/problem";
import { schriftsatzFormular } from "~/domain/antrag/schriftsatzFormulare";
import { parseTab } from "~/formkit/parseForm";
import { isUuid } from "~/lib/uuid";
import { imBrowserAbgeschnitten, zuVerwerfenderRest } from "./abgeschnitten";
import { sendDateien } from "./anlagen";
import type { Entwurf, EntwurfAntwort } from "./entwurfPost";
import { rememberSaved } from "./gespeichert";
import { sicheresZiel } from "./nachAnmeldung";
import type { OffeneSeite } from "./offen";
import { ablehnen, eingabenVon, attempt, type Versuch } from "./submit";
import { revisionVon } from "~/lib/revisionVon";

/** The typed answers as the rules read them, what of them is too long, and what cannot be read. */
async function readAntworten(offen: OffeneSeite, { antragUuid, uuid, bisher: read, formData }: Entwurf) {
  const schriftsatz = await offen.call.schriftsaetze.getSchriftsatz({ antragUuid, uuid });
  const { art, kontext } = schriftsatz;
  const bisher = read(schriftsatz);
  const [tab] = schriftsatzFormular(art, kontext).tabs;
  if (tab === undefined) throw new RangeError(`A ${art} has no tab`);
  const { werte, issues, reste } = parseTab(tab, formData, {
    bisher: { ...bisher, uuid },
    scope: { wurzel: bisher, kontext },
  });
  return {
    werte,
    errors: issues.map(({ property, message }) => ({ uuid, property, message })),
    reste: [...reste, ...imBrowserAbgeschnitten(formData, tab.fields)].map(({ feld, rest }) => ({
      stelle: feld,
      rest,
    })),
  };
}

const UNGUELTIG: Omit<Problem, "errors"> = {
  code: "EINGABE_UNGUELTIG",
  userMessage: "Bitte prüfen Sie Ihre Eingaben.",
  httpStatus: 422,
  httpSubStatus: "422.10",
};

/**
 * `hasReste`: what is too long was cut and kept beside its field. `eingaben`: what the form says, on the revision that
 * is stored now.
 */
type Gespeichert = { hasReste: boolean; eingaben: ReturnType<typeof eingabenVon> };

async function saveAntworten(offen: OffeneSeite, entwurf: Entwurf): Promise<Versuch<Gespeichert>> {
  const { antragUuid, uuid, entscheidung, formData } = entwurf;
  const { werte, errors, reste } = await readAntworten(offen, entwurf);
  if (errors.length > 0) return { ok: false, problem: { ...UNGUELTIG, errors } };
  const revision = revisionVon(formData);
  const eingabe = { antragUuid, uuid, revision, werte, reste, ...entscheidung, ...geparktVon(formData) };
  const gespeichert = await attempt(offen, () => offen.withSchluessel(formData).schriftsaetze.saveSchriftsatz(eingabe));
  if (!gespeichert.ok) return gespeichert;
  rememberSaved(offen, formData);
  const eingaben = { ...eingabenVon(formData), revision: String(gespeichert.value.revision) };
  return { ok: true, value: { hasReste: reste.length > 0, eingaben } };
}

/** What was wrong with files, at their field. */
function anDenDateien(problem: Problem, meldungen: readonly string[]): Problem {
  return {
    ...problem,
    errors: [...problem.errors, ...meldungen.map((message) => ({ uuid: "", property: "dateien", message }))],
  };
}

/**
 * Adds the files of a form whose answers are saved, and goes on; who has a rest sees it first. A file that is refused
 * leaves the answers saved.
 */
async function addDateien(
  offen: OffeneSeite,
  { antragUuid, uuid, hier }: Entwurf,
  { hasReste, eingaben, ziel }: Gespeichert & { ziel: string | null },
): Promise<EntwurfAntwort> {
  const { problem, abgelehnt } = await sendDateien(offen, { antragUuid, schriftsatzUuid: uuid });
  if (problem !== null) return ablehnen(offen, anDenDateien(problem, abgelehnt), eingaben);
  const text = hasReste
    ? "Ihre Angaben sind gespeichert; was zu lang war, steht als Rest beim Feld."
    : "Ihre Angaben sind gespeichert.";
  return offen.redirect(hasReste ? hier(uuid) : (ziel ?? hier(uuid)), { flash: { tone: "success", text } });
}

/** Saves the answers of a draft, then does what its button wants besides. */
const afterSaving =
  (next: (offen: OffeneSeite, entwurf: Entwurf, gespeichert: Gespeichert) => Promise<EntwurfAntwort>) =>
  async (offen: OffeneSeite, entwurf: Entwurf): Promise<EntwurfAntwort> => {
    const gespeichert = await saveAntworten(offen, entwurf);
    if (!gespeichert.ok) return ablehnen(offen, gespeichert.problem, eingabenVon(entwurf.formData));
    return next(offen, entwurf, gespeichert.value);
  };

/** Stays on the page, or goes where the person was about to go. */
export const saveEntwurf = afterSaving((offen, entwurf, gespeichert) =>
  addDateien(offen, entwurf, { ...gespeichert, ziel: sicheresZiel(entwurf.formData.get("weiter")) }),
);

/** Goes on to the signature. */
export const saveAndSign = afterSaving((offen, entwurf, gespeichert) =>
  addDateien(offen, entwurf, { ...gespeichert, ziel: entwurf.hier(entwurf.uuid, { schritt: "unterschrift" }) }),
);

/** Takes a file out, and adds those that were chosen. */
export const removeDatei = afterSaving(async (offen, entwurf, gespeichert) => {
  const { antragUuid, uuid, formData } = entwurf;
  const dateiUuid = offen.url.searchParams.get("datei");
  if (isUuid(dateiUuid)) {
    const entfernt = await attempt(offen, () =>
      offen.call.schriftsaetze.deleteSchriftsatzDatei({ antragUuid, uuid, dateiUuid }),
    );
    if (!entfernt.ok) return ablehnen(offen, entfernt.problem, gespeichert.eingaben);
  }
  return addDateien(offen, entwurf, { ...gespeichert, ziel: sicheresZiel(formData.get("weiter")) });
});

/** Discards what an earlier save has cut off. */
export const discardRest = afterSaving(async (offen, { antragUuid, uuid, hier, formData }, { eingaben }) => {
  const restUuid = zuVerwerfenderRest(formData) ?? "";
  const verworfen = await attempt(offen, () =>
    offen.call.schriftsaetze.discardSchriftsatzRest({ antragUuid, uuid, restUuid }),
  );
  if (!verworfen.ok) return ablehnen(offen, verworfen.problem, eingaben);
  return offen.redirect(hier(uuid), { flash: { tone: "success", text: "Der abgeschnittene Rest ist verworfen." } });
});
