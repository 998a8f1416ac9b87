import type { Entscheidung } from "~/contract/antrag/antraege";
import type { Uebernommen } from "~/contract/antrag/zusammenfuehrung";
import type { Vorgang } from "~/domain/protokoll/vorgaenge";
import type { VerbundZeile } from "~/domain/verbund/verbundAngaben";
import { isErsteZeile, type VerbundKontext } from "~/domain/verbund/verbundFeld";
import { steuernummerVon } from "~/domain/verbund/verbundBeteiligter";
import { verbundFormular } from "~/domain/verbund/verbundFormular";
import {
  kontextDerZeile,
  listAbhaengige,
  listUnmoegliches,
  vollstaendigeZeile,
} from "~/domain/verbund/verbundPruefung";
import type { Werte } from "~/formkit/field";
import { pruneIrrelevant } from "~/formkit/relevance";
import { todayBerlin } from "~/lib/date";
import { Ablehnung } from "../../ablehnung";
import type { Tx } from "../../storage/datenbank";
import { hasKmuZahlen } from "../../storage/kmuZahlenStore";
import { inTransaktion } from "../../storage/transaction";
import {
  countVerbundAenderung,
  deleteVerbundZeile,
  findLetzteEinreichung,
  insertVerbundZeilen,
  listVerbundSaetze,
  lockVerbund,
  updateVerbundZeile,
  verbundRevisionen,
  type VerbundSatz,
} from "../../storage/verbundStore";
import type { Aufruf } from "../antraege/aufruf";
import { getBasis, mergeWithOthers } from "../antraege/mergeWithOthers";
import { problem } from "../antraege/wertPruefung";
import { writeAudit } from "../audit/writeAudit";
import { applyAntworten } from "../formular/applyAntworten";
import { forgetGeparkte } from "../geparkt/forgetGeparkte";
import { einmalig } from "../idempotenz/einmalig";
import { publishGeloescht, publishGespeichert } from "../live/publish";
import { aenderbaresUnternehmen } from "../unternehmen/stammdatenLage";
import { listEingereichte } from "./loadVerbund";
import { nameDerZeile } from "./zeilenName";

/** A list holds the relations of one group; nobody looks through more. @assumed The specification sets no limit. */
export const ZEILEN_HOECHSTENS = 500;

/** What its saves are noted as, so that each runs once per key. */
export const CREATE_VERBUNDENE = "verbund.createVerbundene";
export const SAVE_VERBUNDENE = "verbund.saveVerbundene";

export type VerbundAenderung = {
  uuid: string;
  revision: number;
  werte: { [key: string]: unknown };
  gesehen?: number | undefined;
  entscheidungen?: Entscheidung[] | undefined;
  geparkt?: string | undefined;
};

/** The list of a company while it is locked for a change. */
export type GesperrteListe = { tx: Tx; unternehmenUuid: string; saetze: VerbundSatz[] };

/** Runs a change of the list: one after the other per company, counted and noted in the log. */
export async function changeVerbund<T>(
  { dienste, person }: Aufruf,
  tx: Tx,
  { vorgang, fn }: { vorgang: Vorgang; fn: (liste: GesperrteListe) => Promise<T> },
): Promise<T> {
  const unternehmenUuid = aenderbaresUnternehmen(person);
  await lockVerbund(tx, unternehmenUuid);
  const saetze = await listVerbundSaetze(tx, unternehmenUuid);
  const ergebnis = await fn({ tx, unternehmenUuid, saetze });
  await countVerbundAenderung(tx, unternehmenUuid);
  const [am, benutzerUuid] = [dienste.clock.now(), person.benutzerUuid];
  await writeAudit(tx, { vorgang, am, benutzerUuid, nach: unternehmenUuid });
  return ergebnis;
}

/** Tax numbers are kept in 13 digits, whatever they were typed like. */
const normalize = (werte: Werte): Werte => {
  const steuernummer = steuernummerVon(werte);
  return steuernummer === "" ? werte : { ...werte, steuernummer };
};

type MoeglichLage = { saetze: readonly VerbundZeile[]; unternehmenUuid: string; kontext: VerbundKontext };

/** What is stored of a row; throws EINGABE_UNGUELTIG for what cannot be. */
export function requireMoegliche(
  zeile: { uuid: string; werte: Werte },
  { saetze, unternehmenUuid, kontext }: MoeglichLage,
): Werte {
  const werte = pruneIrrelevant(verbundFormular, normalize(zeile.werte), kontext);
  const fehler = listUnmoegliches({ uuid: zeile.uuid, werte }, unternehmenUuid);
  const abhaengige = isErsteZeile(werte) ? [] : listAbhaengige(saetze, zeile.uuid);
  const namen = abhaengige.map((eine) => nameDerZeile(saetze, eine)).join(", ");
  const weitere =
    abhaengige.length === 0
      ? []
      : [
          {
            property: "bekannt",
            message: `Andere Einträge beziehen sich auf diesen: ${namen}. Bitte ändern Sie zuerst diese.`,
          },
        ];
  const alle = [...fehler, ...weitere].map(({ property, message }) => problem(zeile.uuid, property, message));
  if (alle.length > 0) throw new Ablehnung("EINGABE_UNGUELTIG", alle);
  return werte;
}

/** Adds a row. */
export async function createVerbundene(
  ruf: Aufruf,
  eingabe: { werte: { [key: string]: unknown }; geparkt?: string | undefined },
): Promise<{ uuid: string; revision: number }> {
  const { dienste, person } = ruf;
  aenderbaresUnternehmen(person);
  const vorgang = CREATE_VERBUNDENE;
  const fn = (tx: Tx) =>
    changeVerbund(ruf, tx, {
      vorgang: "VERBUND_ANGELEGT",
      fn: async ({ unternehmenUuid, saetze }) => {
        if (saetze.length >= ZEILEN_HOECHSTENS)
          throw new Ablehnung(
            "EINGABE_UNGUELTIG",
            [],
            `Die Liste fasst höchstens ${String(ZEILEN_HOECHSTENS)} Einträge.`,
          );
        const uuid = dienste.random.uuid();
        const kontext = kontextDerZeile(saetze, null, todayBerlin(dienste.clock));
        const form = verbundFormular;
        const gewollt = applyAntworten(vollstaendigeZeile({}), { uuid, werte: eingabe.werte }, { form, kontext });
        const werte = requireMoegliche({ uuid, werte: gewollt }, { saetze, unternehmenUuid, kontext });
        const wer = { am: dienste.clock.now(), von: person.benutzerUuid };
        await insertVerbundZeilen(tx, unternehmenUuid, { zeilen: [{ uuid, werte }], ...wer });
        await forgetGeparkte(tx, ruf, eingabe);
        return { uuid, revision: 1 };
      },
    });
  return inTransaktion(dienste, (tx) => einmalig(tx, ruf, { vorgang, eingabe, fn: () => fn(tx) }));
}

/** A row of the list, by its uuid; that of another company is not found. */
export const getSatz = (saetze: readonly VerbundSatz[], uuid: string): VerbundSatz => {
  const satz = saetze.find((eintrag) => eintrag.uuid === uuid.toLowerCase());
  if (satz === undefined) throw new Ablehnung("NICHT_GEFUNDEN");
  return satz;
};

async function merge(
  tx: Tx,
  { satz, eingabe, kontext }: { satz: VerbundSatz; eingabe: VerbundAenderung; kontext: VerbundKontext },
): Promise<{ werte: Werte; zusammengefuehrt?: Uebernommen[] }> {
  const { revision, gesehen, entscheidungen = [] } = eingabe;
  const form = verbundFormular;
  const stand = { ...satz, werte: vollstaendigeZeile(satz.werte) };
  const revisionen = verbundRevisionen(tx, satz.uuid);
  const basis = vollstaendigeZeile(await getBasis(stand, revisionen, revision));
  const gewollt = normalize(applyAntworten(basis, { uuid: satz.uuid, werte: eingabe.werte }, { form, kontext }));
  if (revision === stand.revision) return { werte: gewollt };
  return mergeWithOthers({
    stand,
    revisionen,
    basis: { revision, werte: basis },
    gewollt,
    gesehen,
    entscheidungen,
    kontext,
    form,
  });
}

/** Saves answers of a row of the locked list as its next version, and tells those who look at it. */
export async function saveZeile(
  { dienste, person }: Aufruf,
  { tx, unternehmenUuid, saetze }: GesperrteListe,
  eingabe: VerbundAenderung,
): Promise<{ revision: number; zusammengefuehrt?: Uebernommen[] }> {
  const satz = getSatz(saetze, eingabe.uuid);
  const { uuid } = satz;
  const kontext = kontextDerZeile(saetze, uuid, todayBerlin(dienste.clock));
  const { werte: gewollt, ...merged } = await merge(tx, { satz, eingabe, kontext });
  const werte = requireMoegliche({ uuid, werte: gewollt }, { saetze, unternehmenUuid, kontext });
  const revision = satz.revision + 1;
  const { benutzerUuid } = person;
  await updateVerbundZeile(tx, unternehmenUuid, { uuid, revision, werte, am: dienste.clock.now(), von: benutzerUuid });
  await publishGespeichert(tx, dienste, { ressource: { name: "verbund", id: uuid }, benutzerUuid });
  return { revision, ...merged };
}

/** Saves answers of a row as its next version. */
export async function saveVerbundene(
  ruf: Aufruf,
  eingabe: VerbundAenderung,
): Promise<{ revision: number; zusammengefuehrt?: Uebernommen[] }> {
  aenderbaresUnternehmen(ruf.person);
  const vorgang = SAVE_VERBUNDENE;
  const fn = (tx: Tx) =>
    changeVerbund(ruf, tx, {
      vorgang: "VERBUND_GESPEICHERT",
      fn: async (liste) => {
        const gespeichert = await saveZeile(ruf, liste, eingabe);
        await forgetGeparkte(tx, ruf, eingabe);
        return gespeichert;
      },
    });
  return inTransaktion(ruf.dienste, (tx) => einmalig(tx, ruf, { vorgang, eingabe, fn: () => fn(tx) }));
}

const EINGEREICHT =
  "Dieser Eintrag stand schon in der Liste, als Ihr Unternehmen einen Antrag eingereicht hat. Bitte tragen Sie statt des Löschens ein, bis wann die Verbindung bestand.";

const MIT_ZAHLEN =
  "Zu diesem Eintrag sind Zahlen für den KMU-Status erfasst. Bitte löschen Sie zuerst diese Zahlen, wenn es auch sie nie hätte geben sollen.";

/** Takes a row away for good. Nothing else goes with it. */
export async function deleteVerbundene(ruf: Aufruf, { uuid }: { uuid: string }): Promise<{ name: string }> {
  aenderbaresUnternehmen(ruf.person);
  const fn = (tx: Tx) =>
    changeVerbund(ruf, tx, {
      vorgang: "VERBUND_GELOESCHT",
      fn: async ({ unternehmenUuid, saetze }) => {
        const satz = getSatz(saetze, uuid);
        const eingereicht = await findLetzteEinreichung(tx, unternehmenUuid);
        if (listEingereichte([satz], eingereicht).size > 0) throw new Ablehnung("EINGABE_UNGUELTIG", [], EINGEREICHT);
        if (await hasKmuZahlen(tx, unternehmenUuid, satz.uuid))
          throw new Ablehnung("EINGABE_UNGUELTIG", [], MIT_ZAHLEN);
        const abhaengige = listAbhaengige(saetze, satz.uuid).map((zeile) => nameDerZeile(saetze, zeile));
        if (abhaengige.length > 0)
          throw new Ablehnung(
            "EINGABE_UNGUELTIG",
            [],
            `Andere Einträge beziehen sich auf diesen: ${abhaengige.join(", ")}. Bitte löschen Sie zuerst diese.`,
          );
        await deleteVerbundZeile(tx, unternehmenUuid, satz.uuid);
        const { benutzerUuid } = ruf.person;
        const ressource = { name: "verbund", id: satz.uuid } as const;
        await publishGeloescht(tx, ruf.dienste, { ressource, benutzerUuid, unternehmenUuid });
        return { name: nameDerZeile(saetze, satz) };
      },
    });
  const vorgang = "verbund.deleteVerbundene";
  return inTransaktion(ruf.dienste, (tx) => einmalig(tx, ruf, { vorgang, eingabe: { uuid }, fn: () => fn(tx) }));
}
