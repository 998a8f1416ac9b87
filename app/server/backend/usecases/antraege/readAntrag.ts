import type { Antrag, Luecke, Vorhaben } from "~/contract/antrag/antraege";
import type { GeparktKopf } from "~/contract/antrag/geparkteEingaben";
import type { Mitnahme } from "~/contract/wire/mitnahme";
import type { AntragInfo } from "~/domain/antrag/antragInfo";
import type { Angebot, AngebotArt } from "~/domain/antrag/formular/angebote";
import { withoutStatistikFragen } from "~/domain/antrag/formular/entities/rahmenVzae";
import type { AntragKontext } from "~/domain/antrag/formular/kontext";
import { listLuecken as findLuecken, type Luecke as Gefunden } from "~/domain/antrag/formular/luecken";
import { can } from "~/domain/benutzer/systemrollenRechte";
import { toUnternehmensangaben, type Unternehmensangaben } from "~/domain/unternehmen/unternehmensangaben";
import { verbundJahr } from "~/domain/verbund/verbundStand";
import type { Werte } from "~/formkit/field";
import { todayBerlin } from "~/lib/date";
import { Ablehnung } from "../../ablehnung";
import type { Person } from "../../kontext";
import type { AntragSatz } from "../../storage/antragStore";
import { findRevisionWerte, hasHeldZeile } from "../../storage/revisionStore";
import { listKoepfe, listVorhaben, type Rest, type VorhabenVoll } from "../../storage/vorhabenStore";
import { findGueltigeBestaetigung, listVerbundSaetze } from "../../storage/verbundStore";
import { loadJahreslage, verlangteWerte } from "../unternehmen/statistikLage";
import { firmaVon, kontextVon, readWithHistory, toAntrag, toInfo, toKopf, unternehmenswerte } from "./antragAnsicht";
import { formularDes } from "./antragRechte";
import { noteMitnahme } from "../einsicht/noteMitnahme";
import { geparkteFuer, ticketFuer } from "../geparkt/fuerFormular";
import { angeboteFuer } from "./angebote";
import type { Aufruf } from "./aufruf";

/** The master data of today are the company's: who reads its draft from elsewhere does not see them. */
const canReadUnternehmen = (person: Person, { unternehmenUuid }: AntragSatz): boolean =>
  person.unternehmenUuid === unternehmenUuid && can("unternehmenLesen", person);

/** What was found is stored as the company sees it; others are not told its figures. */
function toVorhaben(voll: VorhabenVoll, satz: AntragSatz, { person }: Aufruf): Vorhaben {
  const { uuid, revision, neu, geaendertAm, geaendertVon } = toKopf(voll);
  const pruefung = canReadUnternehmen(person, satz) ? voll.pruefung : withoutStatistikFragen(voll.pruefung);
  return { uuid, revision, werte: voll.werte, pruefung, neu, geaendertAm, geaendertVon };
}

/** The part of an Antrag that guards look at. */
export async function getInfo(ruf: Aufruf, uuid: string): Promise<AntragInfo> {
  return toInfo((await readWithHistory(ruf, uuid)).satz);
}

/** An Antrag with the heads of its Vorhaben and its history: two statements. */
export async function getAntrag(ruf: Aufruf, uuid: string): Promise<Antrag> {
  const { dienste } = ruf;
  const gelesen = await readWithHistory(ruf, uuid);
  return toAntrag(gelesen, await listKoepfe(dienste.db, gelesen.satz.uuid, null), ruf);
}

type Gesucht = {
  uuid: string;
  vorhabenUuid: string;
  revision?: number | undefined;
  zeile?: string | undefined;
  seit?: number | undefined;
  angebote?: AngebotArt | undefined;
};
type VorhabenMitAntrag = {
  antrag: Antrag;
  vorhaben: Vorhaben;
  kontext: AntragKontext;
  basis?: { revision: number; werte: Werte };
  ticket?: string;
  geparkte?: GeparktKopf[];
  reste: Rest[];
  isZeileGeloescht?: boolean;
  angebote?: Angebot[];
};

/** Whether a row that was begun with a revision was stored since, and is gone. */
async function findGeloeschte(
  { dienste }: Aufruf,
  voll: { uuid: string; revision: number; werte: Werte },
  { zeile, seit = 0 }: Gesucht,
): Promise<{ isZeileGeloescht?: boolean }> {
  if (zeile === undefined) return {};
  const isDa = JSON.stringify(voll.werte).includes(zeile);
  // Nobody has saved since: that is how a new row is opened.
  if (isDa || seit >= voll.revision) return { isZeileGeloescht: false };
  return { isZeileGeloescht: await hasHeldZeile(dienste.db, { vorhabenUuid: voll.uuid, zeile, seit }) };
}

/**
 * One Vorhaben and its Antrag: two statements, a third for the answers of an earlier revision, for kept forms of who
 * may edit, for a row that somebody may have deleted, or for what other Vorhaben offer.
 */
export async function getVorhaben(ruf: Aufruf, gesucht: Gesucht): Promise<VorhabenMitAntrag> {
  const { uuid, vorhabenUuid, revision } = gesucht;
  const { dienste, person } = ruf;
  const gelesen = await readWithHistory(ruf, uuid);
  const koepfe = await listKoepfe(dienste.db, gelesen.satz.uuid, { vorhabenUuid, benutzerUuid: person.benutzerUuid });
  const [voll] = koepfe.flatMap(({ werte, pruefung, reste, hatGeparkte, ...kopf }) =>
    werte && pruefung ? [{ ...kopf, werte, pruefung, reste: reste ?? [], hatGeparkte }] : [],
  );
  if (voll === undefined) throw new Ablehnung("NICHT_GEFUNDEN");
  const antrag = toAntrag(gelesen, koepfe, ruf);
  const angebotsfrage = { art: gesucht.angebote, isZumFuellen: revision !== undefined };
  const darfTippen = antrag.rechte.bearbeiten;
  const seite = {
    antrag,
    vorhaben: toVorhaben(voll, gelesen.satz, ruf),
    kontext: kontextVon(gelesen.satz, dienste.clock, [voll]),
    ...(darfTippen && ticketFuer(ruf, { art: "VORHABEN", antrag: gelesen.satz.uuid, gegenstand: voll.uuid })),
    reste: voll.reste,
    ...(gelesen.satz.zeigtEntwuerfe && (await findGeloeschte(ruf, voll, gesucht))),
    ...(darfTippen && (await angeboteFuer(ruf, gelesen.satz, { voll, ...angebotsfrage }))),
  };
  if (revision === undefined)
    return { ...seite, ...(darfTippen && voll.hatGeparkte && (await geparkteFuer(ruf, voll.uuid))) };
  if (revision === voll.revision || !gelesen.satz.zeigtEntwuerfe) return seite;
  const werte = await findRevisionWerte(dienste.db, voll.uuid, revision);
  return werte === undefined ? seite : { ...seite, basis: { revision, werte } };
}

type DurchzulesenderAntrag = {
  antrag: Antrag;
  firma: string;
  unternehmensangaben?: Unternehmensangaben;
  vorhaben: Vorhaben[];
  kontext: AntragKontext;
};

async function readUnternehmen({ dienste }: Aufruf, satz: AntragSatz): Promise<Unternehmensangaben> {
  const jahre = verlangteWerte(await loadJahreslage(dienste.db, dienste, firmaVon(satz)));
  const werte = unternehmenswerte(satz);
  const { beginn, ende } = verbundJahr(werte, todayBerlin(dienste.clock));
  const [verbundene, bestaetigung] = await Promise.all([
    listVerbundSaetze(dienste.db, satz.unternehmenUuid),
    findGueltigeBestaetigung(dienste.db, satz.unternehmenUuid, beginn),
  ]);
  return toUnternehmensangaben(werte, {
    jahre,
    verbundene,
    bestaetigung: bestaetigung ? { am: bestaetigung.am.toISOString(), von: bestaetigung.von, beginn, ende } : null,
  });
}

/** The whole draft for reading it through: six statements, three for who does not see the company. */
export async function readAntrag(
  ruf: Aufruf,
  { uuid, ...mitnahme }: { uuid: string } & Mitnahme,
): Promise<DurchzulesenderAntrag> {
  const { dienste, person } = ruf;
  const gelesen = await readWithHistory(ruf, uuid);
  noteMitnahme(person, mitnahme);
  const alle = await listVorhaben(dienste.db, gelesen.satz.uuid);
  const { satz } = gelesen;
  const kontext = kontextVon(satz, dienste.clock, alle);
  return {
    antrag: toAntrag(gelesen, alle, ruf),
    firma: satz.firma,
    ...(canReadUnternehmen(person, satz) && { unternehmensangaben: await readUnternehmen(ruf, satz) }),
    vorhaben: alle.map((voll) => toVorhaben(voll, satz, ruf)),
    kontext,
  };
}

function toWireLuecke({
  vorhabenUuid,
  vorhabenTitel,
  tab,
  tabLabel,
  tabelle,
  zeileUuid,
  zeileTitel,
  feldName,
  label,
  message,
  art,
}: Gefunden): Luecke {
  const zeile = {
    ...(tabelle !== undefined && { tabelle }),
    ...(zeileUuid !== undefined && { zeileUuid }),
    ...(zeileTitel !== undefined && { zeileTitel }),
  };
  return { vorhabenUuid, vorhabenTitel, tab, tabLabel, ...zeile, feldName, label, message, art };
}

/** "Was fehlt noch?", found anew: the rules know the day. */
export async function listLuecken(ruf: Aufruf, uuid: string): Promise<{ data: Luecke[] }> {
  const { dienste } = ruf;
  const { satz } = await readWithHistory(ruf, uuid);
  const alle = await listVorhaben(dienste.db, satz.uuid);
  const gefunden = findLuecken(
    alle.map((vorhaben) => ({ ...vorhaben.werte, uuid: vorhaben.uuid })),
    kontextVon(satz, dienste.clock, alle),
    formularDes(satz),
  );
  return { data: gefunden.map(toWireLuecke) };
}
