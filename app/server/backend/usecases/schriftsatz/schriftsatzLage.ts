import { isSchriftsatzMoeglich, SCHRIFTSAETZE, type SchriftsatzArt } from "~/domain/antrag/schriftsaetze";
import {
  schriftsatzFormular,
  type SchriftsatzFormular,
  type SchriftsatzKontext,
} from "~/domain/antrag/schriftsatzFormulare";
import { checkForm } from "~/formkit/checkForm";
import { todayBerlin } from "~/lib/date";
import { Ablehnung } from "../../ablehnung";
import type { Dienste } from "../../dienste";
import { pruefsummeVon } from "../../pruefsumme";
import type { AntragSatz } from "../../storage/antragStore";
import type { Ausfuehrer, Tx } from "../../storage/datenbank";
import type { DateiSatz } from "../../storage/dateiStore";
import { findSchriftsatz, type SchriftsatzBezug, type SchriftsatzSatz } from "../../storage/schriftsatzStore";
import { getGesperrten, requireRecht } from "../antraege/antragRechte";
import type { Aufruf } from "../antraege/aufruf";
import { dienstFuer } from "./arten";

/** What a document of a kind asks now, and why it cannot be written or signed; null when it can. */
export type SchriftsatzLage = {
  bezug: SchriftsatzBezug;
  kontext: SchriftsatzKontext;
  form: SchriftsatzFormular;
  sperre: string | null;
};

const STATUS_FALSCH =
  "Im aktuellen Status des Antrags ist das nicht möglich. Was jetzt möglich ist, steht auf der Startseite des Antrags.";

/**
 * Looks at everything around a document that its answers are not. Throws NICHT_GEFUNDEN when it would refer to nothing
 * of this Antrag.
 */
export async function loadLage(
  ausfuehrer: Ausfuehrer,
  dienste: Dienste,
  { satz, bezug: { art, ...gewuenscht } }: { satz: AntragSatz; bezug: SchriftsatzBezug & { art: SchriftsatzArt } },
): Promise<SchriftsatzLage> {
  const { bezug, kontext: teil, sperre } = await dienstFuer(art).findBezug(ausfuehrer, dienste, { satz, gewuenscht });
  const kontext: SchriftsatzKontext = { heute: todayBerlin(dienste.clock), fragen: [], vorhaben: [], ...teil };
  const istMoeglich = isSchriftsatzMoeglich(art, satz.status);
  return {
    bezug,
    kontext,
    form: schriftsatzFormular(art, kontext),
    sperre: sperre ?? (istMoeglich ? null : STATUS_FALSCH),
  };
}

/** Throws what speaks against writing or signing. */
export function requireOffen({ sperre }: Pick<SchriftsatzLage, "sperre">): void {
  if (sperre !== null) throw new Ablehnung("STATUS_NICHT_ERLAUBT", [], sperre);
}

/** Throws unless the document is still a draft. */
export function requireEntwurf({ status }: Pick<SchriftsatzSatz, "status">): void {
  if (status === "ENTWURF") return;
  throw new Ablehnung(
    "STATUS_NICHT_ERLAUBT",
    [],
    "Das wurde bereits eingereicht und lässt sich nicht mehr ändern. Sie finden es auf der Startseite des Antrags.",
  );
}

/** What the signature still waits for. */
export function listSchriftsatzLuecken(
  { uuid, werte }: Pick<SchriftsatzSatz, "uuid" | "werte">,
  { form, kontext }: SchriftsatzLage,
) {
  return checkForm(form, { ...werte, uuid }, kontext).fehler.map(({ property, message }) => ({
    uuid,
    property,
    message,
  }));
}

/**
 * A hash of what can be read in a document: another one as soon as anybody has saved an answer, or added or removed a
 * file.
 */
export function schriftsatzStand(
  { uuid, revision }: Pick<SchriftsatzSatz, "uuid" | "revision">,
  dateien: readonly DateiSatz[],
): string {
  return pruefsummeVon([uuid, revision, ...dateien.map((datei) => [datei.uuid, datei.sha256])]);
}

/** The id of a document of an Antrag. */
export type SchriftsatzId = { antragUuid: string; uuid: string };

/**
 * Says whether whoever may read the Antrag may see one of its documents: a draft is for its company, and for staff with
 * a consent.
 */
export const isSichtbar = (
  { zeigtEntwuerfe }: Pick<AntragSatz, "zeigtEntwuerfe">,
  { status }: { status: SchriftsatzSatz["status"] | null },
): boolean => zeigtEntwuerfe || status !== "ENTWURF";

/** The document of a readable Antrag; an unknown, a foreign and a discarded one are refused alike. */
export async function getSchriftsatzSatz(
  ausfuehrer: Ausfuehrer,
  satz: AntragSatz,
  uuid: string,
): Promise<SchriftsatzSatz> {
  const schriftsatz = await findSchriftsatz(ausfuehrer, satz.uuid, uuid);
  if (schriftsatz === undefined || !isSichtbar(satz, schriftsatz)) throw new Ablehnung("NICHT_GEFUNDEN");
  return schriftsatz;
}

/** A draft that the caller may change now, with its Antrag locked. `auchGesperrte`: also one whose time is over. */
export async function getSchreibbaren(
  tx: Tx,
  { dienste, person }: Aufruf,
  { antragUuid, uuid, auchGesperrte = false }: SchriftsatzId & { auchGesperrte?: boolean },
): Promise<{ satz: AntragSatz; schriftsatz: SchriftsatzSatz; lage: SchriftsatzLage }> {
  const satz = await getGesperrten(tx, person, { uuid: antragUuid, recht: "antragLesen" });
  const schriftsatz = await getSchriftsatzSatz(tx, satz, uuid);
  requireRecht(SCHRIFTSAETZE[schriftsatz.art].vorbereiten, person, satz);
  requireEntwurf(schriftsatz);
  const lage = await loadLage(tx, dienste, { satz, bezug: schriftsatz });
  if (!auchGesperrte) requireOffen(lage);
  return { satz, schriftsatz, lage };
}
