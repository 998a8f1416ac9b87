import type { Schriftsatz, SchriftsatzDatei, SchriftsatzKopf } from "~/contract/schriftsaetze";
import { SCHRIFTSAETZE } from "~/domain/antrag/schriftsaetze";
import type { SchriftsatzKontext } from "~/domain/antrag/schriftsatzFormulare";
import type { AntragSatz } from "../../storage/antragStore";
import { type DateiSatz, listSchriftsatzDateien } from "../../storage/dateiStore";
import { listReste } from "../../storage/restStore";
import { listSchriftsaetze as listSaetze, type SchriftsatzSatz } from "../../storage/schriftsatzStore";
import { getLesbaren, hasRecht } from "../antraege/antragRechte";
import type { Aufruf } from "../antraege/aufruf";
import { toEingereichteAnlage } from "../dateien/dateiAnsicht";
import { getSchriftsatzSatz, ladeLage, listSchriftsatzLuecken, type SchriftsatzId, schriftsatzStand } from "./schriftsatzLage";

/** A document as the wire lists it. */
export function toSchriftsatzKopf(satz: SchriftsatzSatz): SchriftsatzKopf {
  const { uuid, art, status, nachforderungUuid, bescheidUuid, widerspruchUuid } = satz;
  return {
    ...{ uuid, art, status, nachforderungUuid, bescheidUuid, widerspruchUuid },
    geaendertAm: satz.geaendertAm.toISOString(),
    geaendertVon: satz.geaendertVonName,
    eingereichtAm: satz.eingereichtAm?.toISOString() ?? null,
    eingereichtVon: satz.eingereichtVonName,
  };
}

/** A file of a document as the wire lists it. */
export const toSchriftsatzDatei = (datei: DateiSatz): SchriftsatzDatei => ({
  ...toEingereichteAnlage(datei),
  hochgeladenAm: datei.hochgeladenAm.toISOString(),
  hochgeladenVon: datei.vonName,
});

/** The documents of an Antrag for whoever may read it. */
export async function listSchriftsaetze({ dienste, person }: Aufruf, antragUuid: string): Promise<{ data: SchriftsatzKopf[] }> {
  const satz = await getLesbaren(dienste.db, person, antragUuid);
  return { data: (await listSaetze(dienste.db, satz.uuid)).map(toSchriftsatzKopf) };
}

const toKontext = ({ heute, fragen, vorhaben, widerspruchsfrist }: SchriftsatzKontext): Schriftsatz["kontext"] => ({
  heute,
  fragen: [...fragen],
  vorhaben: [...vorhaben],
  ...(widerspruchsfrist !== undefined && { widerspruchsfrist }),
});

type Gelesen = { satz: AntragSatz; schriftsatz: SchriftsatzSatz; dateien: DateiSatz[] };
type Teil = Pick<Schriftsatz, "werte" | "kontext" | "luecken" | "sperre" | "rechte" | "reste">;

/** What was signed, exactly as it was signed. */
const toEingereichtes = ({ werte, kontext }: Pick<Teil, "werte"> & { kontext: SchriftsatzKontext }): Teil => ({
  ...{ werte, kontext: toKontext(kontext), luecken: [], sperre: null, reste: [] },
  rechte: { bearbeiten: false, einreichen: false },
});

async function toEntwurf({ dienste, person }: Aufruf, { satz, schriftsatz }: Gelesen): Promise<Teil> {
  const lage = await ladeLage(dienste.db, dienste, satz, schriftsatz);
  const { vorbereiten, einreichen } = SCHRIFTSAETZE[schriftsatz.art];
  const darf = (recht: typeof einreichen) => lage.sperre === null && hasRecht(recht, person, satz);
  return {
    ...{ werte: schriftsatz.werte, kontext: toKontext(lage.kontext), sperre: lage.sperre },
    luecken: listSchriftsatzLuecken(schriftsatz, lage).map(({ property, message }) => ({ property, message })),
    rechte: { bearbeiten: darf(vorbereiten), einreichen: darf(einreichen) },
    reste: await listReste(dienste.db, person.benutzerUuid, { schriftsatzUuid: schriftsatz.uuid }),
  };
}

/** A document for whoever may read its Antrag. */
export async function getSchriftsatz(ruf: Aufruf, { antragUuid, uuid }: SchriftsatzId): Promise<Schriftsatz> {
  const { dienste, person } = ruf;
  const satz = await getLesbaren(dienste.db, person, antragUuid);
  const schriftsatz = await getSchriftsatzSatz(dienste.db, satz, uuid);
  const dateien = await listSchriftsatzDateien(dienste.db, schriftsatz.uuid);
  const gelesen = { satz, schriftsatz, dateien };
  const { revision, pruefsumme, belegCode, inhalt } = schriftsatz;
  const teil = inhalt === null ? await toEntwurf(ruf, gelesen) : toEingereichtes(inhalt);
  return {
    ...toSchriftsatzKopf(schriftsatz),
    ...teil,
    ...{ antragUuid: satz.uuid, revision, pruefsumme, belegCode },
    stand: schriftsatzStand(schriftsatz, dateien),
    dateien: dateien.map(toSchriftsatzDatei),
  };
}
