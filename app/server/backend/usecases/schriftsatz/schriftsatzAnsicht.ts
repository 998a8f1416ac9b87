import type { Schriftsatz, SchriftsatzDatei, SchriftsatzKopf } from "~/contract/verfahren/schriftsaetze";
import { isSchriftsatzMoeglich, SCHRIFTSAETZE } from "~/domain/antrag/schriftsaetze";
import type { SchriftsatzKontext } from "~/domain/antrag/schriftsatzFormulare";
import type { AntragSatz } from "../../storage/antragStore";
import type { Ausfuehrer } from "../../storage/datenbank";
import { type DateiSatz, listSchriftsatzDateien } from "../../storage/dateiStore";
import { listReste } from "../../storage/restStore";
import {
  findSchriftsatz,
  listSchriftsaetze as listSaetze,
  type SchriftsatzSatz,
  schriftsatzRevisionen,
} from "../../storage/schriftsatzStore";
import { getLesbaren, hasRecht } from "../antraege/antragRechte";
import type { Aufruf } from "../antraege/aufruf";
import { findUrheber } from "../antraege/findUrheber";
import { toEingereichteAnlage } from "../dateien/dateiAnsicht";
import { aufbewahrungFuer } from "../geparkt/fuerFormular";
import { dienstFuer } from "./arten";
import {
  getSchriftsatzSatz,
  isSichtbar,
  loadLage,
  listSchriftsatzLuecken,
  type SchriftsatzId,
  schriftsatzStand,
} from "./schriftsatzLage";

/** A document as the wire lists it. */
export function toSchriftsatzKopf(satz: SchriftsatzSatz): SchriftsatzKopf {
  const { uuid, art, status, nachforderungUuid, bescheidUuid, widerspruchUuid } = satz;
  return {
    uuid,
    art,
    status,
    nachforderungUuid,
    bescheidUuid,
    widerspruchUuid,
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
export async function listSchriftsaetze(
  { dienste, person }: Aufruf,
  antragUuid: string,
): Promise<{ data: SchriftsatzKopf[] }> {
  const satz = await getLesbaren(dienste.db, person, antragUuid);
  const sichtbare = (await listSaetze(dienste.db, satz.uuid)).filter((schriftsatz) => isSichtbar(satz, schriftsatz));
  return { data: sichtbare.map(toSchriftsatzKopf) };
}

const toKontext = ({
  heute,
  fragen,
  vorhaben,
  nachforderung,
  widerspruchsfrist,
}: SchriftsatzKontext): Schriftsatz["kontext"] => ({
  heute,
  fragen: [...fragen],
  vorhaben: [...vorhaben],
  ...(nachforderung !== undefined && { nachforderung }),
  ...(widerspruchsfrist !== undefined && { widerspruchsfrist }),
});

type Gelesen = { satz: AntragSatz; schriftsatz: SchriftsatzSatz; dateien: DateiSatz[] };
type Teil = Pick<
  Schriftsatz,
  | "werte"
  | "kontext"
  | "luecken"
  | "sperre"
  | "rechte"
  | "reste"
  | "ticket"
  | "geparkte"
  | "abgelehntes"
  | "uebernahme"
  | "basis"
>;

/** What was signed, exactly as it was signed. */
const toEingereichtes = ({ werte, kontext }: Pick<Teil, "werte"> & { kontext: SchriftsatzKontext }): Teil => ({
  werte,
  kontext: toKontext(kontext),
  luecken: [],
  sperre: null,
  reste: [],
  rechte: { bearbeiten: false, einreichen: false },
});

/** A draft as it was in an earlier revision; nothing when it never was so. */
async function basisVon(
  ausfuehrer: Ausfuehrer,
  stand: SchriftsatzSatz,
  revision: number | undefined,
): Promise<Pick<Teil, "basis">> {
  if (revision === undefined || revision >= stand.revision) return {};
  const revisionen = schriftsatzRevisionen(ausfuehrer, stand.uuid);
  const werte = await revisionen.findWerte(revision);
  if (werte === undefined) return {};
  const stellen = Object.keys(stand.werte);
  const urheber = await findUrheber(
    revisionen,
    { ...stand, geaendertVon: stand.geaendertVonName },
    { nach: revision, stellen },
  );
  return { basis: { revision, werte, seither: stellen.map((stelle) => ({ stelle, ...urheber(stelle) })) } };
}

/** What can still be made of answers that came too late. */
async function uebernahmeVon(
  { dienste, person }: Aufruf,
  satz: AntragSatz,
  { uebernommenIn }: SchriftsatzSatz,
): Promise<Pick<Teil, "uebernahme">> {
  const ziel = uebernommenIn === null ? undefined : await findSchriftsatz(dienste.db, satz.uuid, uebernommenIn);
  const darf =
    hasRecht(SCHRIFTSAETZE.NACHTRAG.vorbereiten, person, satz) && isSchriftsatzMoeglich("NACHTRAG", satz.status);
  return { uebernahme: { moeglich: darf && ziel === undefined, in: ziel?.uuid ?? null } };
}

/** What the decision refuses that a draft is directed against. */
async function abgelehntesVon(
  { dienste }: Aufruf,
  antragUuid: string,
  schriftsatz: SchriftsatzSatz,
): Promise<Pick<Teil, "abgelehntes">> {
  const alle = await dienstFuer(schriftsatz.art).listAbgelehntes?.(dienste.db, antragUuid, schriftsatz);
  if (alle === undefined) return {};
  return {
    abgelehntes: alle.map(({ titel, isGanz, wirtschaftsgueter, begruendung }) => ({
      titel,
      isGanz,
      wirtschaftsgueter: [...wirtschaftsgueter],
      begruendung,
    })),
  };
}

async function toEntwurf(ruf: Aufruf, { satz, schriftsatz }: Gelesen, revision: number | undefined): Promise<Teil> {
  const { dienste, person } = ruf;
  const lage = await loadLage(dienste.db, dienste, { satz, bezug: schriftsatz });
  const { vorbereiten, einreichen } = SCHRIFTSAETZE[schriftsatz.art];
  const can = (recht: typeof einreichen) => lage.sperre === null && hasRecht(recht, person, satz);
  const formular = { art: "SCHRIFTSATZ", antrag: satz.uuid, gegenstand: schriftsatz.uuid } as const;
  return {
    werte: schriftsatz.werte,
    kontext: toKontext(lage.kontext),
    sperre: lage.sperre,
    luecken: listSchriftsatzLuecken(schriftsatz, lage).map(({ property, message }) => ({ property, message })),
    rechte: { bearbeiten: can(vorbereiten), einreichen: can(einreichen) },
    reste: await listReste(dienste.db, person.benutzerUuid, { schriftsatzUuid: schriftsatz.uuid }),
    ...(can(vorbereiten) && (await aufbewahrungFuer(ruf, formular))),
    ...(await abgelehntesVon(ruf, satz.uuid, schriftsatz)),
    ...(lage.sperre !== null &&
      schriftsatz.nachforderungUuid !== null &&
      (await uebernahmeVon(ruf, satz, schriftsatz))),
    ...(await basisVon(dienste.db, schriftsatz, revision)),
  };
}

/** A document for whoever may read its Antrag. */
export async function getSchriftsatz(
  ruf: Aufruf,
  gesucht: SchriftsatzId & { revision?: number | undefined },
): Promise<Schriftsatz> {
  const { dienste, person } = ruf;
  const { antragUuid, uuid } = gesucht;
  const satz = await getLesbaren(dienste.db, person, antragUuid);
  const schriftsatz = await getSchriftsatzSatz(dienste.db, satz, uuid);
  const dateien = await listSchriftsatzDateien(dienste.db, schriftsatz.uuid);
  const gelesen = { satz, schriftsatz, dateien };
  const { revision, pruefsumme, belegCode, inhalt } = schriftsatz;
  const teil = inhalt === null ? await toEntwurf(ruf, gelesen, gesucht.revision) : toEingereichtes(inhalt);
  return {
    ...toSchriftsatzKopf(schriftsatz),
    ...teil,
    antragUuid: satz.uuid,
    revision,
    pruefsumme,
    belegCode,
    stand: schriftsatzStand(schriftsatz, dateien),
    dateien: dateien.map(toSchriftsatzDatei),
  };
}
