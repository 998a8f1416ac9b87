import type { FormVersion } from "~/domain/antrag/antragInfo";
import type { AntragFormular } from "~/domain/antrag/formular/formulare";
import { vorhabenTitel } from "~/domain/antrag/formular/luecken";
import type { Uebernahme } from "~/domain/antrag/formular/uebernahme";
import { listVerlorenes } from "~/domain/antrag/formular/verlorenes";
import { cutText } from "~/lib/text";
import { type AntragSatz, insertAntrag } from "../../storage/antragStore";
import type { Tx } from "../../storage/datenbank";
import { insertHerkunft } from "../../storage/herkunftStore";
import { insertVorhaben } from "../../storage/vorhabenStore";
import { writeEreignis } from "../audit/writeEreignis";
import { kontextVon } from "./antragAnsicht";
import { akteurVon, getNaechstenStatus } from "./antragRechte";
import type { Aufruf } from "./aufruf";
import { LEERE_EINREICHUNG } from "~/domain/antrag/leereEinreichung";
import { complete } from "./neuesVorhaben";

/** An Antrag that begins with answers of another one. */
export type Folgeantrag = {
  quelle: AntragSatz;
  art: "UEBERNAHME" | "ERGAENZUNG";
  version: FormVersion;
  form: AntragFormular;
  /** What the name of the new Antrag ends in. */
  zusatz: string;
  vorhaben: readonly Uebernahme[];
};

const MAX_BEZEICHNUNG = 200;

/** "Alter Name (Übernahme)"; the old name gives way. */
function rename({ quelle, zusatz }: Folgeantrag): string {
  const alt = quelle.bezeichnung || quelle.antragsnummer || "";
  if (alt === "") return "";
  const ende = ` (${zusatz})`;
  return cutText(alt, MAX_BEZEICHNUNG - ende.length).text + ende;
}

function toVorhaben({ dienste }: Aufruf, { quelle, form, vorhaben }: Folgeantrag, antragUuid: string) {
  const kontext = kontextVon(quelle, dienste.clock);
  const random = () => dienste.random.uuid();
  return vorhaben.map(({ werte, abgeschnitten }, stelle) => {
    const uuid = random();
    const fertig = complete(werte, { form, uuid, kontext, random });
    const zeile = { uuid, antragUuid, position: stelle + 1, ...fertig, neu: false };
    const titel = vorhabenTitel(werte, stelle);
    const reste = [...abgeschnitten, ...listVerlorenes(form, { alt: werte, neu: fertig.werte }, kontext)];
    return { zeile, abgeschnitten: reste.map((rest) => ({ vorhabenUuid: uuid, vorhabenTitel: titel, ...rest })) };
  });
}

/** Stores a draft with the given Vorhaben, where it came from and what did not fit; returns its id. */
export async function createFolgeantrag(tx: Tx, ruf: Aufruf, folge: Folgeantrag): Promise<string> {
  const { dienste, person } = ruf;
  const { quelle, art, version } = folge;
  const umstaende = { istErgaenzungsantrag: art === "ERGAENZUNG", hatPositivenBescheid: true };
  const status = getNaechstenStatus(null, "anlegen", { akteur: akteurVon(person), umstaende });
  const [uuid, am, von] = [dienste.random.uuid(), dienste.clock.now(), person.benutzerUuid];
  const spur = { erstelltAm: am, erstelltVon: von, geaendertAm: am, geaendertVon: von };
  const kopf = { uuid, unternehmenUuid: quelle.unternehmenUuid, version, istVereinfacht: art === "ERGAENZUNG", status };
  await insertAntrag(tx, { ...kopf, bezeichnung: rename(folge), einreichung: LEERE_EINREICHUNG, ...spur });
  const vorhaben = toVorhaben(ruf, folge, uuid);
  await insertVorhaben(
    tx,
    vorhaben.map(({ zeile }) => ({ ...zeile, geaendertAm: am, geaendertVon: von })),
  );
  const abgeschnitten = vorhaben.flatMap((eintrag) => eintrag.abgeschnitten);
  await insertHerkunft(tx, { antragUuid: uuid, art, ausUuid: quelle.uuid, abgeschnitten });
  await writeEreignis(tx, dienste, {
    vorgang: "antrag.anlegen",
    am,
    benutzerUuid: von,
    antragUuid: uuid,
    nach: status,
  });
  return uuid;
}
