import { findErgaenzungshindernis, isErgaenzbar } from "~/domain/antrag/ergaenzungsantrag";
import { formulare } from "~/domain/antrag/formular/formulare";
import type { AntragKontext } from "~/domain/antrag/formular/kontext";
import { vorhabenTitel } from "~/domain/antrag/formular/luecken";
import { withNeuenZeilen, nachV2, type Uebernahme } from "~/domain/antrag/formular/uebernahme";
import type { Werte } from "~/formkit/field";
import { textOf } from "~/formkit/werte";
import { Ablehnung, eingabeUngueltig } from "../../ablehnung";
import type { AntragSatz } from "../../storage/antragStore";
import type { Tx } from "../../storage/datenbank";
import { findEingereichten } from "../../storage/einreichungStore";
import { inTransaktion } from "../../storage/transaction";
import { listVorhaben } from "../../storage/vorhabenStore";
import { einmalig } from "../idempotenz/einmalig";
import { kontextVon, toInfo } from "./antragAnsicht";
import { formularDes, getLesbaren } from "./antragRechte";
import type { Aufruf } from "./aufruf";
import { createFolgeantrag } from "./createFolgeantrag";
import { getQuelle } from "./takeOverAntrag";

type Ergaenzbares = { uuid: string; titel: string; beginn: string };

const hindernisVon = (satz: AntragSatz, werte: readonly Werte[]): string | null =>
  findErgaenzungshindernis({ info: toInfo(satz), eingereichtAm: satz.eingereichtAm }, werte);

/** Whether assets can be added to an Antrag, and to which of its Vorhaben. */
export async function getErgaenzung(
  { dienste, person }: Aufruf,
  uuid: string,
): Promise<{ hindernis: string | null; vorhaben: Ergaenzbares[] }> {
  const satz = await getLesbaren(dienste.db, person, uuid);
  const alle = await listVorhaben(dienste.db, satz.uuid);
  const hindernis = hindernisVon(
    satz,
    alle.map(({ werte }) => werte),
  );
  const ergaenzbar = alle
    .map(({ uuid: vorhabenUuid, werte }, stelle) => ({
      uuid: vorhabenUuid,
      titel: vorhabenTitel(werte, stelle),
      werte,
    }))
    .filter(({ werte }) => isErgaenzbar(werte));
  return {
    hindernis,
    vorhaben:
      hindernis === null ? ergaenzbar.map(({ werte, ...rest }) => ({ ...rest, beginn: textOf(werte, "beginn") })) : [],
  };
}

/** What the company was when it submitted what was certified; as it is today where no submission was kept. */
async function kontextDerEinreichung(tx: Tx, quelle: AntragSatz, { dienste }: Aufruf): Promise<AntragKontext> {
  return { ...kontextVon(quelle, dienste.clock), ...(await findEingereichten(tx, quelle.uuid))?.inhalt.kontext };
}

/** The certified answers, uncut, with the question about assets answered and none named yet. */
function copy(quelle: AntragSatz, werte: Werte, umstand: { kontext: AntragKontext; random: () => string }): Uebernahme {
  const isV1 = formularDes(quelle) === formulare.V1;
  const kopie = isV1 ? nachV2(werte, umstand) : { werte: withNeuenZeilen(werte, umstand.random), abgeschnitten: [] };
  return { ...kopie, werte: { ...kopie.werte, wirtschaftsgueterBeantragen: true, wirtschaftsgueter: [] } };
}

type Eingabe = { uuid: string; vorhabenUuids: string[] };

/** Begins a supplementary application for the named Vorhaben. Refused with the reason where none is possible. */
export async function addAntrag(ruf: Aufruf, eingabe: Eingabe): Promise<{ uuid: string }> {
  const { dienste } = ruf;
  return inTransaktion(dienste, (tx) =>
    einmalig(tx, ruf, {
      vorgang: "antraege.ergaenzeAntrag",
      eingabe,
      fn: async () => {
        const quelle = await getQuelle(tx, ruf, eingabe.uuid);
        const alle = await listVorhaben(tx, quelle.uuid);
        const hindernis = hindernisVon(
          quelle,
          alle.map(({ werte }) => werte),
        );
        if (hindernis !== null) throw new Ablehnung("STATUS_NICHT_ERLAUBT", [], hindernis);
        const gewaehlt = new Set(eingabe.vorhabenUuids.map((uuid) => uuid.toLowerCase()));
        const passende = alle.filter(({ uuid, werte }) => gewaehlt.has(uuid) && isErgaenzbar(werte));
        if (passende.length === 0 || passende.length !== gewaehlt.size) {
          throw eingabeUngueltig("vorhaben", "Bitte wählen Sie mindestens ein bescheinigtes Vorhaben aus.");
        }
        const umstand = { kontext: await kontextDerEinreichung(tx, quelle, ruf), random: () => dienste.random.uuid() };
        const vorhaben = passende.map(({ werte }) => copy(quelle, werte, umstand));
        const folge = {
          quelle,
          art: "ERGAENZUNG",
          version: quelle.version,
          form: formulare.ERGAENZUNG,
          zusatz: "Ergänzung",
          vorhaben,
        } as const;
        return { uuid: await createFolgeantrag(tx, ruf, folge) };
      },
    }),
  );
}
