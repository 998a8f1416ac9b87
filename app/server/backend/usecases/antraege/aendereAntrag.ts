import type { Einreichung } from "~/contract/antrag/antraege";
import { BERATUNGSARTEN } from "~/domain/antrag/einreichung";
import { ERKLAERUNG_SCHLUESSEL } from "~/domain/antrag/erklaerungen";
import { messages } from "~/formkit/messages";
import { normalizeNewlines } from "~/lib/text";
import { Ablehnung, eingabeUngueltig } from "../../ablehnung";
import { type AntragSatz, updateAntrag } from "../../storage/antragStore";
import type { Tx } from "../../storage/datenbank";
import { inTransaktion } from "../../storage/transaction";
import { einmalig } from "../idempotenz/einmalig";
import { getBearbeitbaren } from "./antragRechte";
import type { Aufruf } from "./aufruf";
import { isSpeicherbarerText, readSingleLine } from "./wertPruefung";

async function getInRevision(
  tx: Tx,
  ruf: Aufruf,
  { uuid, revision }: { uuid: string; revision: number },
): Promise<AntragSatz> {
  const satz = await getBearbeitbaren(tx, ruf, uuid);
  if (satz.revision !== revision) throw new Ablehnung("REVISION_VERALTET");
  return satz;
}

type Benennung = { uuid: string; revision: number; bezeichnung: string };

/** Changes the internal name of a draft. */
export async function renameAntrag(ruf: Aufruf, eingabe: Benennung): Promise<{ revision: number }> {
  const { dienste, person } = ruf;
  const bezeichnung = readSingleLine("bezeichnung", eingabe.bezeichnung);
  return inTransaktion(dienste, (tx) =>
    einmalig(tx, ruf, {
      vorgang: "antraege.benenneAntrag",
      eingabe,
      fn: async () => {
        const satz = await getInRevision(tx, ruf, eingabe);
        const revision = satz.revision + 1;
        await updateAntrag(tx, satz.uuid, {
          bezeichnung,
          revision,
          geaendertAm: dienste.clock.now(),
          geaendertVon: person.benutzerUuid,
        });
        return { revision };
      },
    }),
  );
}

const TEXTE = ["beratungName", "beratungOrt", "beratungMitwirkung", "interneNotiz"] as const;

/** Only what can be stored and is on offer; whether it is complete is asked at the submission. */
function readEinreichung(eingabe: Einreichung): Einreichung {
  const { beratungArt, erklaerungen } = eingabe;
  if (TEXTE.some((key) => !isSpeicherbarerText(eingabe[key]))) throw eingabeUngueltig("einreichung", messages.pattern);
  if (beratungArt !== "" && !BERATUNGSARTEN.some(({ key }) => key === beratungArt))
    throw eingabeUngueltig("beratungArt", messages.pattern);
  const bekannt: readonly string[] = ERKLAERUNG_SCHLUESSEL;
  if (erklaerungen.some((key) => !bekannt.includes(key))) throw eingabeUngueltig("erklaerungen", messages.pattern);
  const ohneBeratung = eingabe.beratung !== true;
  return {
    beratung: eingabe.beratung,
    beratungName: ohneBeratung ? "" : eingabe.beratungName.trim(),
    beratungOrt: ohneBeratung ? "" : eingabe.beratungOrt.trim(),
    beratungArt: ohneBeratung ? "" : beratungArt,
    beratungMitwirkung: ohneBeratung ? "" : normalizeNewlines(eingabe.beratungMitwirkung),
    gutachterWiderspruch: eingabe.gutachterWiderspruch,
    interneNotiz: normalizeNewlines(eingabe.interneNotiz),
    erklaerungen: bekannt.filter((key) => erklaerungen.includes(key)),
  };
}

type Einreichungsangaben = { uuid: string; revision: number; einreichung: Einreichung };

/** Keeps what was filled in on the submission page, complete or not. */
export async function saveEinreichung(ruf: Aufruf, eingabe: Einreichungsangaben): Promise<{ revision: number }> {
  const { dienste, person } = ruf;
  const einreichung = readEinreichung(eingabe.einreichung);
  return inTransaktion(dienste, (tx) =>
    einmalig(tx, ruf, {
      vorgang: "antraege.saveEinreichung",
      eingabe,
      fn: async () => {
        const satz = await getInRevision(tx, ruf, eingabe);
        const revision = satz.revision + 1;
        await updateAntrag(tx, satz.uuid, {
          einreichung,
          revision,
          geaendertAm: dienste.clock.now(),
          geaendertVon: person.benutzerUuid,
        });
        return { revision };
      },
    }),
  );
}
