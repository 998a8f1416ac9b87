import { can } from "~/domain/benutzer/systemrollenRechte";
import { listVerlangteJahre } from "~/domain/statistik/verlangteJahre";
import { wirtschaftsjahrBeginnVon } from "~/domain/unternehmen/beginnTag";
import { textOf } from "~/formkit/werte";
import { todayBerlin } from "~/lib/date";
import { Ablehnung } from "../../ablehnung";
import { findStammdaten } from "../../storage/stammdatenStore";
import * as store from "../../storage/wirtschaftsjahrStore";
import type { Aufruf } from "../antraege/aufruf";
import { jahrKontext, toJahrAnsicht, zeitraumVon } from "./jahrLage";
import { lesbaresUnternehmen } from "./stammdatenLage";

async function loadUmfeld({ dienste, person }: Aufruf) {
  const uuid = lesbaresUnternehmen(person);
  const satz = await findStammdaten(dienste.db, uuid);
  if (satz === undefined) throw new Ablehnung("NICHT_GEFUNDEN");
  return { uuid, stammdaten: satz.werte, jahre: await store.listJahre(dienste.db, uuid) };
}

/** The Wirtschaftsjahre of the chosen company, the latest first, and those that an Antrag of today asks for. */
export async function listWirtschaftsjahre(ruf: Aufruf) {
  const { dienste, person } = ruf;
  const umfeld = await loadUmfeld(ruf);
  const { stammdaten, jahre } = umfeld;
  const ansichten = jahre.map((jahr) => toJahrAnsicht(jahr, jahrKontext(dienste, jahr.uuid, umfeld)));
  const verlangt = listVerlangteJahre({
    heute: todayBerlin(dienste.clock),
    beginnTag: wirtschaftsjahrBeginnVon(stammdaten),
    gruendungsjahr: Number(textOf(stammdaten, "gruendungsjahr")) || null,
    jahre: jahre.map((jahr, stelle) => ({
      ...zeitraumVon(jahr),
      uuid: jahr.uuid,
      istVollstaendig: ansichten[stelle]?.fehler.length === 0,
    })),
  });
  return {
    data: ansichten.reverse(),
    verlangt: [...verlangt],
    keinJahr: await store.hasKeinJahr(dienste.db, umfeld.uuid),
    unternehmenUuid: umfeld.uuid,
    kontext: jahrKontext(dienste, undefined, umfeld),
    rechte: { bearbeiten: can("unternehmenBearbeiten", person) },
  };
}

/** One Wirtschaftsjahr of the chosen company. */
export async function getWirtschaftsjahr(ruf: Aufruf, { uuid }: { uuid: string }) {
  const umfeld = await loadUmfeld(ruf);
  const satz = umfeld.jahre.find((jahr) => jahr.uuid === uuid);
  if (satz === undefined) throw new Ablehnung("NICHT_GEFUNDEN");
  const kontext = jahrKontext(ruf.dienste, uuid, umfeld);
  const rechte = { bearbeiten: can("unternehmenBearbeiten", ruf.person) };
  return { ...toJahrAnsicht(satz, kontext), unternehmenUuid: umfeld.uuid, kontext, rechte };
}
