import type { EingereichteAnlage } from "~/contract/antrag/eingereichteAnlage";
import { FEHLER, type FehlerCode } from "~/contract/wire/fehlerkatalog";
import type { Mitnahme } from "~/contract/wire/mitnahme";
import type { Problem } from "~/contract/wire/problem";
import { findEntry } from "~/lib/findEntry";
import { isUuid, newUuid } from "~/lib/uuid";
import { problemVon } from "~/server/client/problemVon";
import { RufFehler } from "~/server/client/rufFehler";
import type { Dateiziel } from "~/server/client/sendDatei";
import { SCHLUESSEL_FELD } from "./eingaben";
import { pageForFehler } from "./fehlerSeite";
import type { GesendeteDatei } from "./mehrteilig";
import type { Offen, OffeneSeite } from "./offen";
import { teilSchluessel } from "./signatur";
import { attempt, type Versuch } from "./submit";

/** What became of the files of a form. `problem` is the first refusal, null when there was none. */
type Ergebnis = { hinzugefuegt: string[]; abgelehnt: string[]; problem: Problem | null };

type MitAntrag = Offen<"antragDateien"> | Offen<"anlagenHochladen">;

const abgelehnt = (code: FehlerCode, text: string = FEHLER[code].message): Ergebnis => {
  return { hinzugefuegt: [], abgelehnt: [text], problem: { ...problemVon(code), userMessage: text } };
};

/** A refusal with the name of its file, which those of the whole portal do not hold. */
const textVon = ({ userMessage }: Problem, name: string): string =>
  userMessage.includes(`„`) ? userMessage : `„${name}“: ${userMessage}`;

/** Sends one file; the failures that concern the form come back as its problem. */
function send(
  offen: OffeneSeite,
  { name, strom }: GesendeteDatei,
  ziel: Dateiziel & { schluessel: string },
): Promise<Versuch<EingereichteAnlage>> {
  return attempt(offen, () => offen.anfrage.sendDatei({ ...ziel, name, strom }));
}

/**
 * Passes the files of the posted form on to the backend, one after the other, without keeping them. One that is refused
 * does not stop the others. Each has an Idempotency-Key of its own, made from that of the form.
 */
export async function sendDateien(offen: OffeneSeite, ziel: Dateiziel): Promise<Ergebnis> {
  const schluessel = (await offen.formData()).get(SCHLUESSEL_FELD);
  const basis = isUuid(schluessel) ? schluessel : newUuid();
  const ergebnis: Ergebnis = { hinzugefuegt: [], abgelehnt: [], problem: null };
  let stelle = 0;
  try {
    for await (const datei of await offen.anfrage.dateien()) {
      const versuch = await send(offen, datei, { ...ziel, schluessel: teilSchluessel(basis, stelle) });
      await datei.discardRest();
      stelle += 1;
      if (versuch.ok) ergebnis.hinzugefuegt.push(versuch.value.name);
      else {
        ergebnis.abgelehnt.push(textVon(versuch.problem, datei.name));
        ergebnis.problem ??= versuch.problem;
      }
    }
  } catch (error) {
    if (error instanceof Response || error instanceof RufFehler) throw error;
    // The form broke off or is not one: what came before is stored.
    const { abgelehnt: texte, problem } = abgelehnt("UEBERTRAGUNG_ABGEBROCHEN");
    return { ...ergebnis, abgelehnt: [...ergebnis.abgelehnt, ...texte], problem: ergebnis.problem ?? problem };
  }
  return ergebnis;
}

/** The same for the Vorhaben that the address names, where a form without a file is a mistake. */
async function acceptDateien(offen: MitAntrag): Promise<Ergebnis> {
  const vorhabenUuid = offen.url.searchParams.get("vorhaben");
  if (!isUuid(vorhabenUuid)) return abgelehnt("NICHT_GEFUNDEN");
  const ergebnis = await sendDateien(offen, { uuid: offen.antragUuid, vorhabenUuid });
  const isLeer = ergebnis.hinzugefuegt.length === 0 && ergebnis.problem === null;
  return isLeer ? abgelehnt("EINGABE_UNGUELTIG", "Bitte wählen Sie mindestens eine Datei aus.") : ergebnis;
}

/** Removes the file that the form names. */
async function removeAnlage(offen: MitAntrag): Promise<Ergebnis> {
  const formData = await offen.formData();
  const dateiUuid = formData.get("datei");
  if (!isUuid(dateiUuid)) return abgelehnt("NICHT_GEFUNDEN");
  const versuch = await attempt(offen, () =>
    offen.withSchluessel(formData).dateien.deleteDatei({ uuid: offen.antragUuid, dateiUuid }),
  );
  if (versuch.ok) return { hinzugefuegt: [], abgelehnt: [], problem: null };
  return { hinzugefuegt: [], abgelehnt: [versuch.problem.userMessage], problem: versuch.problem };
}

/**
 * The buttons of the page of files by their field `absicht`. They stand here because files reach nobody but the portal.
 */
const ABSICHTEN = { entfernen: removeAnlage };

/** The button that was pressed; any other adds the files of the form. */
export const findDateienAbsicht = (formData: FormData) =>
  findEntry(ABSICHTEN, formData.get("absicht")) ?? acceptDateien;

const KOPFZEILEN = ["content-type", "content-length", "content-disposition", "content-security-policy"] as const;

/**
 * The content of a file as the backend sends it. When it cannot be had, the page that it was asked for from says so,
 * and why. `zweck`: what staff need a file of an Antrag for.
 *
 * @spec §8 Failed file download: error snackbar 'Download nicht möglich!'
 */
export async function forwardDatei(
  offen: OffeneSeite,
  { zurueck, zweck }: { zurueck: string } & Pick<Mitnahme, "zweck">,
): Promise<Response> {
  const { anfrage, params } = offen;
  try {
    const datei = await anfrage.fetchDatei({ fileName: params["fileName"] ?? "", zweck });
    const headers = offen.headers;
    for (const name of KOPFZEILEN) headers.set(name, datei.headers.get(name) ?? "");
    headers.set("x-content-type-options", "nosniff");
    return new Response(datei.body, { headers });
  } catch (error) {
    if (!(error instanceof RufFehler)) throw error;
    if (error.problem.httpStatus === 401) throw await pageForFehler(anfrage, new Request(offen.url), error);
    const text = `Download nicht möglich! ${error.problem.userMessage}`;
    return offen.redirect(zurueck, { flash: { tone: "error", title: "Fehler!", text } });
  }
}
