import type { EingereichteAnlage } from "~/contract/antrag/eingereichteAnlage";
import { cleanName } from "~/domain/antrag/anlagen";
import { ANLAGE_ABGELEHNT } from "~/domain/antrag/anlageAbgelehnt";
import { ANTWORT_DATEIEN_MAX, ANTWORT_MAX } from "~/domain/nachricht/antwort";
import { format } from "~/domain/nachricht/nachrichtArten";
import { messages } from "~/formkit/messages";
import { replaceSpaces } from "~/lib/text";
import { Ablehnung, eingabeUngueltig } from "../../ablehnung";
import { deleteEntwurf, type EntwurfZeile, findEntwurf, takeEntwurf } from "../../storage/antwortStore";
import type { Tx } from "../../storage/datenbank";
import {
  insertDatei,
  listAntwortDateien,
  markAntwortDateienGesendet,
  markDateiGeloescht,
} from "../../storage/dateiStore";
import { deleteRest } from "../../storage/restStore";
import { insertNachricht } from "../../storage/nachrichtStore";
import { inTransaktion } from "../../storage/transaction";
import type { Aufruf } from "../antraege/aufruf";
import { keepReste, type NeuerRest } from "../antraege/keepReste";
import { writeEreignis } from "../audit/writeEreignis";
import type { DateiStrom } from "../../ports/ablagePort";
import { toEingereichteAnlage } from "../dateien/dateiAnsicht";
import { type Abgelegt, receiveDatei, toDateiZeile } from "../dateien/receiveDatei";
import { einmalig } from "../idempotenz/einmalig";
import { getBeantwortbare, getNachrichtSatz } from "./leser";
import { forgetGeparkte } from "../geparkt/forgetGeparkte";

/** The name under which Idempotency-Keys of answers are kept. */
export const ANTWORTE = "nachrichten.antworte";

/** What is written; `basis`: what the draft said then; `geparkt`: the kept form that it comes from. */
type Geschriebenes = { uuid: string; text: string; basis?: string | undefined; geparkt?: string | undefined };
/** What is kept of it; `reste`: what was cut off. */
type Entworfenes = Geschriebenes & { reste?: NeuerRest[] | undefined };

/** An answer as it is stored; throws EINGABE_UNGUELTIG on one that is too long. */
function readText(roh: string): string {
  const { text } = replaceSpaces(roh, { multiline: true });
  if (text.length > ANTWORT_MAX) throw eingabeUngueltig("text", messages.maxLength(ANTWORT_MAX));
  return text;
}

/** The draft of the person for this message, locked; `text` null keeps what it says. */
function openEntwurf(
  tx: Tx,
  { dienste, person }: Aufruf,
  { nachrichtUuid, text }: { nachrichtUuid: string; text: string | null },
): Promise<EntwurfZeile> {
  const neu = {
    uuid: dienste.random.uuid(),
    nachrichtUuid,
    benutzerUuid: person.benutzerUuid,
    geaendertAm: dienste.clock.now(),
  };
  return takeEntwurf(tx, { ...neu, text });
}

const ANDERS_GESPEICHERT =
  "Ihr Entwurf wurde inzwischen in einem anderen Fenster geändert. Beide Fassungen stehen hier: Übernehmen Sie, was Sie brauchen, und speichern oder senden Sie noch einmal.";

/** The draft with this text, unless it says something else by now than what the person has seen. */
async function writeEntwurf(
  tx: Tx,
  ruf: Aufruf,
  {
    nachrichtUuid,
    geschriebenes: { text, basis },
  }: { nachrichtUuid: string; geschriebenes: Omit<Geschriebenes, "uuid"> },
) {
  if (basis !== undefined) {
    const bisher = await openEntwurf(tx, ruf, { nachrichtUuid, text: null });
    const isBekannt = bisher.text === text || bisher.text === replaceSpaces(basis, { multiline: true }).text;
    if (!isBekannt)
      throw new Ablehnung(
        "REVISION_VERALTET",
        [{ uuid: "", property: "text", message: ANDERS_GESPEICHERT }],
        ANDERS_GESPEICHERT,
      );
  }
  return openEntwurf(tx, ruf, { nachrichtUuid, text });
}

/** Keeps what is typed as an answer, for the person alone. */
export async function saveEntwurf(
  ruf: Aufruf,
  { uuid, text: roh, basis, geparkt, reste }: Entworfenes,
): Promise<{ ok: true }> {
  const text = readText(roh);
  return inTransaktion(ruf.dienste, async (tx) => {
    const { satz } = await getBeantwortbare(tx, ruf.person, uuid);
    await writeEntwurf(tx, ruf, { nachrichtUuid: satz.zeile.uuid, geschriebenes: { text, basis } });
    await keepReste(tx, ruf, { ort: { nachrichtUuid: satz.zeile.uuid }, reste });
    await forgetGeparkte(tx, ruf, { geparkt });
    return { ok: true as const };
  });
}

/** Discards what was cut off an answer of this person, whether or not one can still be given. */
export async function discardAntwortRest(
  ruf: Aufruf,
  eingabe: { uuid: string; restUuid: string },
): Promise<{ ok: true }> {
  const { dienste, person } = ruf;
  return inTransaktion(dienste, (tx) =>
    einmalig(tx, ruf, {
      vorgang: "nachrichten.verwirfAntwortRest",
      eingabe,
      fn: async () => {
        const { zeile } = await getNachrichtSatz(tx, person, eingabe.uuid);
        const meiner = {
          uuid: eingabe.restUuid,
          benutzerUuid: person.benutzerUuid,
          ort: { nachrichtUuid: zeile.uuid },
        };
        if (!(await deleteRest(tx, meiner))) throw new Ablehnung("NICHT_GEFUNDEN");
        return { ok: true as const };
      },
    }),
  );
}

/** Sends the answer with the files of the draft. Throws EINGABE_UNGUELTIG on an empty or too long text. */
export async function answer(
  ruf: Aufruf,
  { uuid, text: roh, basis, geparkt }: Geschriebenes,
): Promise<{ uuid: string }> {
  const { dienste, person } = ruf;
  const text = readText(roh).trim();
  if (text === "") throw eingabeUngueltig("text", messages.required);
  return inTransaktion(dienste, (tx) =>
    einmalig(tx, ruf, {
      vorgang: ANTWORTE,
      eingabe: { uuid, text },
      fn: async () => {
        const { satz, antragUuid } = await getBeantwortbare(tx, person, uuid);
        const entwurf = await writeEntwurf(tx, ruf, { nachrichtUuid: satz.zeile.uuid, geschriebenes: { text, basis } });
        const am = dienste.clock.now();
        await insertNachricht(tx, {
          uuid: entwurf.uuid,
          unternehmenUuid: satz.zeile.unternehmenUuid,
          antragUuid,
          erstelltAm: am,
          ...format({ art: "ANTWORT", text }),
          antwortAuf: satz.zeile.uuid,
          von: person.benutzerUuid,
        });
        await markAntwortDateienGesendet(tx, entwurf.uuid, am);
        await deleteEntwurf(tx, entwurf.uuid);
        await forgetGeparkte(tx, ruf, { geparkt });
        await writeEreignis(tx, dienste, {
          vorgang: "nachricht.antworten",
          am,
          benutzerUuid: person.benutzerUuid,
          antragUuid,
        });
        return { uuid: entwurf.uuid };
      },
    }),
  );
}

type Hochladung = { uuid: string; name: string };

/** The files of a draft, unless there are as many as there may be. */
async function listFreie(tx: Tx, entwurf: EntwurfZeile | undefined, name: string) {
  const vorhandene = entwurf === undefined ? [] : await listAntwortDateien(tx, [entwurf.uuid]);
  if (vorhandene.length < ANTWORT_DATEIEN_MAX) return vorhandene;
  throw new Ablehnung("ZU_VIELE_ANLAGEN", [], ANLAGE_ABGELEHNT.zuVieleDateien(cleanName(name)));
}

async function insert(
  tx: Tx,
  ruf: Aufruf,
  { hochladung: { uuid, name }, abgelegt }: { hochladung: Hochladung; abgelegt: Abgelegt },
): Promise<EingereichteAnlage> {
  const { satz, antragUuid } = await getBeantwortbare(tx, ruf.person, uuid);
  const entwurf = await openEntwurf(tx, ruf, { nachrichtUuid: satz.zeile.uuid, text: null });
  const vorhandene = await listFreie(tx, entwurf, name);
  const platz = {
    unternehmenUuid: satz.zeile.unternehmenUuid,
    antragUuid,
    vorhabenUuid: null,
    schriftsatzUuid: null,
    antwortUuid: entwurf.uuid,
  };
  const zeile = await toDateiZeile(tx, ruf, { platz, abgelegt: { ...abgelegt, name, vorhandene } });
  await insertDatei(tx, zeile);
  return toEingereichteAnlage(zeile);
}

/** Adds a file to the answer that the person has begun. */
export function loadAntwortDatei(ruf: Aufruf, hochladung: Hochladung, inhalt: DateiStrom): Promise<EingereichteAnlage> {
  const ziel = {
    vorgang: "nachrichten.ladeAntwortDatei",
    eingabe: hochladung,
    check: async (tx: Tx) => {
      const { satz, antragUuid } = await getBeantwortbare(tx, ruf.person, hochladung.uuid);
      return { uuid: antragUuid, unternehmenUuid: satz.zeile.unternehmenUuid };
    },
    requireFrei: async (tx: Tx) => {
      const { satz } = await getBeantwortbare(tx, ruf.person, hochladung.uuid);
      await listFreie(tx, await findEntwurf(tx, satz.zeile.uuid, ruf.person.benutzerUuid), hochladung.name);
    },
    insert: (tx: Tx, abgelegt: Abgelegt) => insert(tx, ruf, { hochladung, abgelegt }),
  };
  return receiveDatei(ruf, ziel, inhalt);
}

/** Takes a file out of the answer that the person has begun; the clean-up takes its bytes. */
export async function deleteAntwortDatei(
  ruf: Aufruf,
  eingabe: { uuid: string; dateiUuid: string },
): Promise<{ ok: true }> {
  const { dienste, person } = ruf;
  return inTransaktion(dienste, (tx) =>
    einmalig(tx, ruf, {
      vorgang: "nachrichten.deleteAntwortDatei",
      eingabe,
      fn: async () => {
        const { satz } = await getBeantwortbare(tx, person, eingabe.uuid);
        const entwurf = await findEntwurf(tx, satz.zeile.uuid, person.benutzerUuid);
        const dateien = entwurf === undefined ? [] : await listAntwortDateien(tx, [entwurf.uuid]);
        if (!dateien.some(({ uuid }) => uuid === eingabe.dateiUuid.toLowerCase()))
          throw new Ablehnung("NICHT_GEFUNDEN");
        await markDateiGeloescht(tx, eingabe.dateiUuid, { am: dienste.clock.now(), von: person.benutzerUuid });
        return { ok: true as const };
      },
    }),
  );
}
