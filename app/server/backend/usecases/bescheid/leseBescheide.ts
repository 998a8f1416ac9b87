import type { Bescheid, BescheidKopf, BescheidUebersicht } from "~/contract/verfahren/bescheide";
import type { Mitnahme } from "~/contract/wire/mitnahme";
import { bescheidStand } from "~/domain/bescheid/bescheidStand";
import { berlinDate } from "~/lib/date";
import { Ablehnung } from "../../ablehnung";
import type { AntragSatz } from "../../storage/antragStore";
import { type BescheidSatz, listBescheide } from "../../storage/bescheidStore";
import { toInfo } from "../antraege/antragAnsicht";
import { getLesbaren, hasRecht } from "../antraege/antragRechte";
import type { Aufruf } from "../antraege/aufruf";
import { noteMitnahme } from "../einsicht/noteMitnahme";

/**
 * What a signature for the retrieval is for: this decision, as it is provided now. Providing it again makes another one
 * of it.
 */
export const vorlageVon = ({ uuid, abrufbarBis }: Pick<BescheidSatz, "uuid" | "abrufbarBis">): string =>
  `${uuid} ${abrufbarBis}`;

function toKopf(satz: BescheidSatz, jetzt: Date): BescheidKopf {
  const { uuid, art, abrufbarBis, bekanntgabeRegel, bekanntgabeAm, widerspruchsfrist } = satz;
  return {
    uuid,
    art,
    abrufbarBis,
    bekanntgabeRegel,
    bekanntgabeAm,
    erstelltAm: berlinDate(satz.erstelltAm),
    stand: bescheidStand(satz, jetzt),
    abgerufenAm: satz.abgerufenAm?.toISOString() ?? null,
    abgerufenVon: satz.abgerufenVonName,
    rechtsbehelfsfrist: widerspruchsfrist,
    vorlage: vorlageVon(satz),
  };
}

/** Decisions that the Antrag knows of but that are not stored: they were delivered before the portal did it. */
function listFruehere(antrag: AntragSatz, bescheide: readonly BescheidSatz[]): BescheidUebersicht["fruehere"] {
  const bekannte = [
    { art: "BESCHEID", erstelltAm: antrag.bescheidErstelltAm, abgeholtAm: antrag.bescheidAbholungAm },
    {
      art: "WIDERSPRUCHSBESCHEID",
      erstelltAm: antrag.finalerBescheidErstelltAm,
      abgeholtAm: antrag.finalerBescheidAbholungAm,
    },
  ] as const;
  return bekannte.flatMap(({ art, erstelltAm, abgeholtAm }) =>
    erstelltAm === null || bescheide.some((bescheid) => bescheid.art === art) ? [] : [{ art, erstelltAm, abgeholtAm }],
  );
}

function toUebersicht(
  { dienste, person }: Aufruf,
  antrag: AntragSatz,
  bescheide: readonly BescheidSatz[],
): BescheidUebersicht {
  const jetzt = dienste.clock.now();
  return {
    info: toInfo(antrag),
    antragsnummer: antrag.antragsnummer,
    bezeichnung: antrag.bezeichnung,
    firma: antrag.firma,
    bescheide: bescheide.map((satz) => toKopf(satz, jetzt)),
    fruehere: listFruehere(antrag, bescheide),
    bekanntgabeRegel: dienste.config.bekanntgabeRegel,
    rechte: { abrufen: hasRecht("bescheidAbrufen", person, antrag), lesen: hasRecht("bescheidLesen", person, antrag) },
  };
}

async function read(ruf: Aufruf, uuid: string) {
  const { dienste, person } = ruf;
  const antrag = await getLesbaren(dienste.db, person, uuid);
  const bescheide = await listBescheide(dienste.db, antrag.uuid);
  return { bescheide, uebersicht: toUebersicht(ruf, antrag, bescheide) };
}

/** Which decisions there are, since when and until when they can be retrieved; nothing of what they say. */
export async function listBescheideDes(ruf: Aufruf, uuid: string): Promise<BescheidUebersicht> {
  return (await read(ruf, uuid)).uebersicht;
}

/**
 * A decision with its content, which leaves the backend only after its retrieval, to nobody before. Throws
 * NICHT_GEFUNDEN, STATUS_NICHT_ERLAUBT for one that has not been retrieved, KEIN_ZUGRIFF.
 */
export async function getBescheid(
  ruf: Aufruf,
  { uuid, bescheidUuid, ...mitnahme }: { uuid: string; bescheidUuid?: string | undefined } & Mitnahme,
): Promise<{ uebersicht: BescheidUebersicht; bescheid: Bescheid | null }> {
  const { bescheide, uebersicht } = await read(ruf, uuid);
  noteMitnahme(ruf.person, mitnahme);
  const gesucht = bescheidUuid?.toLowerCase();
  const satz =
    gesucht === undefined
      ? bescheide.findLast(({ abgerufenAm }) => abgerufenAm !== null)
      : bescheide.find(({ uuid: dieser }) => dieser === gesucht);
  if (satz === undefined) {
    if (gesucht !== undefined) throw new Ablehnung("NICHT_GEFUNDEN");
    // Nothing goes along.
    ruf.person.lesung.zweck = null;
    return { uebersicht, bescheid: null };
  }
  if (!uebersicht.rechte.lesen) throw new Ablehnung("KEIN_ZUGRIFF");
  if (satz.abgerufenAm === null)
    throw new Ablehnung(
      "STATUS_NICHT_ERLAUBT",
      [],
      "Der Bescheid ist noch nicht abgerufen. Abrufen kann ihn eine bevollmächtigte Person unter „Bescheid“.",
    );
  const { inhalt, pruefsumme, belegCode } = satz;
  return { uebersicht, bescheid: { ...toKopf(satz, ruf.dienste.clock.now()), inhalt, pruefsumme, belegCode } };
}
