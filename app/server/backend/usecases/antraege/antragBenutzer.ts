import type { AntragBenutzerZeile } from "~/contract/antrag/antragBenutzer";
import { alert } from "~/contract/wire/live";
import { ANTRAG_RECHTE, type AntragRecht, canSwitch } from "~/domain/antrag/antragRecht";
import { hasBevollmaechtigung } from "~/domain/benutzer/rollen";
import { Ablehnung } from "../../ablehnung";
import type { Person } from "../../kontext";
import {
  type AntragBenutzer,
  deleteAntragRecht,
  listAntragBenutzer,
  setAntragRecht as store,
} from "../../storage/antragRechtStore";
import type { AntragSatz } from "../../storage/antragStore";
import type { Tx } from "../../storage/datenbank";
import { inTransaktion } from "../../storage/transaction";
import { writeEreignis } from "../audit/writeEreignis";
import { einmalig } from "../idempotenz/einmalig";
import { endBeobachtung } from "../live/watch";
import { publish } from "../live/publish";
import { notify } from "../nachricht/notify";
import { getGesperrten, getLesbaren, hasRecht } from "./antragRechte";
import type { Aufruf } from "./aufruf";

const titelVon = ({ bezeichnung, antragsnummer }: AntragSatz): string => bezeichnung || antragsnummer || "Neuer Antrag";

type Liste = { antrag: { titel: string }; darfVerwalten: boolean; data: AntragBenutzerZeile[] };

/** Who has access to an Antrag; for those who manage its users also who could be given it. */
export async function listBenutzer({ dienste, person }: Aufruf, uuid: string): Promise<Liste> {
  const satz = await getLesbaren(dienste.db, person, uuid);
  const darfVerwalten = satz.status !== "GELOESCHT" && hasRecht("antragBenutzerVerwalten", person, satz);
  const alle = await listAntragBenutzer(dienste.db, { antragUuid: satz.uuid, unternehmenUuid: satz.unternehmenUuid });
  const sichtbar = alle.filter(({ rolle, recht }) => darfVerwalten || rolle === "BEVOLLMAECHTIGTER" || recht !== null);
  return {
    antrag: { titel: titelVon(satz) },
    darfVerwalten,
    data: sichtbar.map((zeile) => ({ ...zeile, isSelbst: zeile.benutzerUuid === person.benutzerUuid })),
  };
}

type Stelle = { uuid: string; benutzerUuid: string; revision: number };
type Lage = { satz: AntragSatz; eigenes: AntragRecht | null; ziel: AntragBenutzer };

/**
 * The Antrag, locked, with the rights of the caller and of the person meant as they are now: whoever waited for the
 * lock may have lost the right to manage meanwhile.
 */
async function readLage(tx: Tx, person: Person, { uuid, benutzerUuid }: Stelle): Promise<Lage> {
  const satz = await getGesperrten(tx, person, { uuid, recht: "antragBenutzerVerwalten" });
  if (satz.status === "GELOESCHT") throw new Ablehnung("STATUS_NICHT_ERLAUBT");
  const beide = await listAntragBenutzer(tx, { antragUuid: satz.uuid, unternehmenUuid: satz.unternehmenUuid }, [
    person.benutzerUuid,
    benutzerUuid,
  ]);
  const [selbst, ziel] = [person.benutzerUuid, benutzerUuid].map((wer) =>
    beide.find((zeile) => zeile.benutzerUuid === wer),
  );
  if (ziel === undefined) throw new Ablehnung("NICHT_GEFUNDEN");
  return { satz, ziel, eigenes: hasBevollmaechtigung(person) ? "VERWALTEN" : (selbst?.recht ?? null) };
}

const rechtText = (recht: AntragRecht | null): string =>
  recht === null ? "keinen Zugriff" : `das Recht „${ANTRAG_RECHTE[recht].label}“`;

/** Throws unless the change may be made by the caller, and is made on what is stored. */
function checkWechsel({ eigenes, ziel }: Lage, nachher: AntragRecht | null, { revision }: Stelle): void {
  if (eigenes === null) throw new Ablehnung("ANTRAG_NICHT_GEFUNDEN");
  if (ziel.rolle === "BEVOLLMAECHTIGTER") {
    throw new Ablehnung(
      "KEIN_ZUGRIFF",
      [],
      "Bevollmächtigte Personen haben immer alle Rechte. Sie lassen sich hier nicht ändern.",
    );
  }
  if (!canSwitch(eigenes, { vorher: ziel.recht, nachher })) throw new Ablehnung("KEIN_ZUGRIFF");
  if (ziel.revision === revision) return;
  const jetzt = `${ziel.name} hat jetzt ${rechtText(ziel.recht)}.`;
  throw new Ablehnung(
    "REVISION_VERALTET",
    [],
    `In der Zwischenzeit hat jemand anderes dieses Recht geändert. ${jetzt} Ihre Änderung ist nicht gespeichert. Bitte prüfen Sie, ob sie noch nötig ist.`,
  );
}

/** What the audit log calls a change. */
type RechtVorgang = "antragRecht.erteilen" | "antragRecht.aendern" | "antragRecht.entziehen";

const vorgangVon = (vorher: AntragRecht | null, nachher: AntragRecht | null): RechtVorgang => {
  if (vorher === null) return "antragRecht.erteilen";
  return nachher === null ? "antragRecht.entziehen" : "antragRecht.aendern";
};

/**
 * Everything that goes with a change: the line in the audit log, the message where somebody comes or goes, and a word
 * to a person who is logged in.
 */
async function record(
  tx: Tx,
  { dienste, person }: Aufruf,
  { lage: { satz, ziel }, nachher }: { lage: Lage; nachher: AntragRecht | null },
): Promise<void> {
  const vorher = ziel.recht;
  await writeEreignis(tx, dienste, {
    vorgang: vorgangVon(vorher, nachher),
    am: dienste.clock.now(),
    benutzerUuid: person.benutzerUuid,
    antragUuid: satz.uuid,
    von: vorher,
    nach: nachher,
    grund: ziel.benutzerUuid,
  });
  const zugriff = { name: ziel.name, antrag: titelVon(satz), von: person.name };
  if (nachher === null) await notify(tx, dienste, { satz, inhalt: { art: "ANTRAG_BENUTZER_ENTFERNT", ...zugriff } });
  else if (vorher === null) {
    await notify(tx, dienste, {
      satz,
      inhalt: { art: "ANTRAG_BENUTZER_HINZUGEFUEGT", ...zugriff, recht: ANTRAG_RECHTE[nachher].label },
    });
  }
  if (ziel.benutzerUuid === person.benutzerUuid) return;
  const alertMessage = `Sie haben für den Antrag „${titelVon(satz)}“ jetzt ${rechtText(nachher)}.`;
  const alertMessageType = nachher === null ? "WARNING" : "DEFAULT";
  await publish(tx, dienste, {
    topic: alert,
    empfaenger: { art: "benutzer", uuids: [ziel.benutzerUuid] },
    nutzlast: { alertMessage, alertMessageType, showAlertMessage: true },
  });
}

/** Gives somebody of the company a right on an Antrag, or another one than before. */
export async function setAntragRecht(
  ruf: Aufruf,
  eingabe: Stelle & { recht: AntragRecht },
): Promise<{ revision: number; name: string }> {
  return inTransaktion(ruf.dienste, (tx) =>
    einmalig(tx, ruf, {
      vorgang: "antragBenutzer.setzeAntragRecht",
      eingabe,
      fn: async () => {
        const lage = await readLage(tx, ruf.person, eingabe);
        const { ziel, satz } = lage;
        checkWechsel(lage, eingabe.recht, eingabe);
        if (ziel.recht === eingabe.recht) return { revision: ziel.revision, name: ziel.name };
        const revision = await store(tx, {
          antragUuid: satz.uuid,
          benutzerUuid: ziel.benutzerUuid,
          recht: eingabe.recht,
        });
        await record(tx, ruf, { lage, nachher: eingabe.recht });
        return { revision, name: ziel.name };
      },
    }),
  );
}

/**
 * Takes somebody's right on an Antrag: from the commit on, it is not found for that person, and nothing about it is
 * pushed to them.
 */
export async function revokeAntragRecht(ruf: Aufruf, eingabe: Stelle): Promise<{ ok: true; name: string }> {
  return inTransaktion(ruf.dienste, (tx) =>
    einmalig(tx, ruf, {
      vorgang: "antragBenutzer.entzieheAntragRecht",
      eingabe,
      fn: async () => {
        const lage = await readLage(tx, ruf.person, eingabe);
        const { ziel, satz } = lage;
        checkWechsel(lage, null, eingabe);
        if (ziel.recht === null) throw new Ablehnung("NICHT_GEFUNDEN");
        await deleteAntragRecht(tx, { antragUuid: satz.uuid, benutzerUuid: ziel.benutzerUuid });
        await endBeobachtung(tx, ruf.dienste, {
          benutzerUuid: ziel.benutzerUuid,
          ziel: { name: "antrag", id: satz.uuid },
        });
        await record(tx, ruf, { lage, nachher: null });
        return { ok: true as const, name: ziel.name };
      },
    }),
  );
}
