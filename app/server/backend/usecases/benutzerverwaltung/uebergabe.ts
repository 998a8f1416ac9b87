import { type AntragRecht, covers } from "~/domain/antrag/antragRecht";
import { can } from "~/domain/benutzer/systemrollenRechte";
import { alert } from "~/contract/wire/live";
import { eingabeUngueltig } from "../../ablehnung";
import type { FirmenPerson } from "../../kontext";
import { deleteAntragRecht, listAntragBenutzer, setAntragRecht } from "../../storage/antragRechtStore";
import { lockAntragFuerFach } from "../../storage/antragStore";
import { listRechte, type VergebenesRecht } from "../../storage/uebergabeStore";
import { writeEreignis } from "../audit/writeEreignis";
import { endBeobachtung } from "../live/watch";
import { publish } from "../live/publish";
import { postBrief } from "../mail/postBrief";
import type { Mitglied, Verwaltung } from "./verwaltung";

/** Whose rights end, and who gets them; null: nobody. */
export type Uebergabe = { ziel: Mitglied; nachfolger: Mitglied | null };

/** Who takes over must be another active member. Nobody is refused, the choice is optional. */
export function findNachfolger(
  { aktive }: Verwaltung,
  { benutzerUuid, nachfolgerUuid }: { benutzerUuid: string; nachfolgerUuid: string | null },
): Mitglied | null {
  if (nachfolgerUuid === null) return null;
  const gefunden = aktive.find((mitglied) => mitglied.benutzerUuid === nachfolgerUuid);
  if (gefunden === undefined || gefunden.benutzerUuid === benutzerUuid || gefunden.isGesperrt)
    throw eingabeUngueltig(
      "nachfolger",
      "Diese Person kann die Rechte nicht übernehmen. Bitte wählen Sie eine andere aktive Person Ihres Unternehmens.",
    );
  return gefunden;
}

/**
 * Ends the rights of somebody on all Anträge of the company, each with its event, and gives them on. Whoever leaves
 * without being authorised gives on only what they manage: nobody hands out a right that they could not have given
 * before.
 */
export async function handOver(verwaltung: Verwaltung, uebergabe: Uebergabe): Promise<number> {
  const { tx } = verwaltung;
  const stelle = { unternehmenUuid: uebergabe.ziel.unternehmenUuid, benutzerUuid: uebergabe.ziel.benutzerUuid };
  let uebergeben = 0;
  for (const recht of await listRechte(tx, stelle)) {
    await lockAntragFuerFach(tx, recht.antragUuid);
    if (await passOn(verwaltung, uebergabe, recht)) uebergeben += 1;
    await takeRecht(verwaltung, uebergabe.ziel, recht);
  }
  if (uebergabe.nachfolger !== null && uebergeben > 0) await tell(verwaltung, uebergabe.nachfolger, uebergeben);
  return uebergeben;
}

/** Whether the caller may give on a right that ends; whoever administers all users may give on all of them. */
export const canPassOn = (person: FirmenPerson, recht: AntragRecht): boolean =>
  can("unternehmensbenutzerVerwalten", person) || covers(recht, "VERWALTEN");

async function passOn(
  verwaltung: Verwaltung,
  { nachfolger }: Uebergabe,
  { antragUuid, recht }: VergebenesRecht,
): Promise<boolean> {
  if (nachfolger === null || nachfolger.rolle === "BEVOLLMAECHTIGTER" || !canPassOn(verwaltung.person, recht))
    return false;
  const { tx, dienste, person, jetzt } = verwaltung;
  const { benutzerUuid, unternehmenUuid } = nachfolger;
  const [bisher] = await listAntragBenutzer(tx, { antragUuid, unternehmenUuid }, [benutzerUuid]);
  const vorher = bisher?.recht ?? null;
  if (covers(vorher, recht)) return false;
  await setAntragRecht(tx, { antragUuid, benutzerUuid, recht });
  await writeEreignis(tx, dienste, {
    vorgang: vorher === null ? "antragRecht.erteilen" : "antragRecht.aendern",
    am: jetzt,
    benutzerUuid: person.benutzerUuid,
    antragUuid,
    von: vorher,
    nach: recht,
    grund: benutzerUuid,
  });
  return true;
}

async function takeRecht(
  { tx, dienste, person, jetzt }: Verwaltung,
  { benutzerUuid }: Mitglied,
  { antragUuid, recht }: VergebenesRecht,
): Promise<void> {
  await deleteAntragRecht(tx, { antragUuid, benutzerUuid });
  await endBeobachtung(tx, dienste, { benutzerUuid, ziel: { name: "antrag", id: antragUuid } });
  await writeEreignis(tx, dienste, {
    vorgang: "antragRecht.entziehen",
    am: jetzt,
    benutzerUuid: person.benutzerUuid,
    antragUuid,
    von: recht,
    nach: null,
    grund: benutzerUuid,
  });
}

async function tell(
  { tx, dienste, stand }: Verwaltung,
  { email, benutzerUuid }: Mitglied,
  anzahl: number,
): Promise<void> {
  await postBrief(tx, dienste, { to: email, brief: "RECHTE_UEBERNOMMEN", firma: stand.firma, anzahl });
  const was = anzahl === 1 ? "die Rechte an einem Antrag" : `die Rechte an ${String(anzahl)} Anträgen`;
  await publish(tx, dienste, {
    topic: alert,
    empfaenger: { art: "benutzer", uuids: [benutzerUuid] },
    nutzlast: { alertMessage: `Sie haben ${was} übernommen.`, alertMessageType: "DEFAULT", showAlertMessage: true },
  });
}
