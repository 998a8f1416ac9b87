import type { StammdatenVormerkung } from "~/contract/unternehmen/stammdaten";
import type { Fassung } from "~/domain/unternehmen/zeitbezug";
import type { Ausfuehrer } from "../../storage/datenbank";
import type { StammdatenSatz } from "../../storage/stammdatenStore";
import { listVormerkungen } from "../../storage/vormerkungStore";
import { listAenderungen } from "./fassungen";
import { freieWerte } from "./noteVormerkung";
import { FRAGEN } from "./stammdatenAenderung";

/** What is to change from coming days on, each against what is stored now. */
export async function listVorgemerktes(ausfuehrer: Ausfuehrer, satz: StammdatenSatz): Promise<StammdatenVormerkung[]> {
  const vorgemerkte = await listVormerkungen(ausfuehrer, satz.uuid);
  return vorgemerkte.map(({ uuid, gueltigAb, am, von, werte, gescheitertAm }) => ({
    uuid,
    gueltigAb,
    am: am.toISOString(),
    gescheitertAm: gescheitertAm?.toISOString() ?? null,
    von: von?.name ?? null,
    geaendert: listAenderungen(FRAGEN, satz.werte, { ...satz.werte, ...freieWerte(satz, werte) }),
  }));
}

/** The stored versions, and those that are to come, each on its day. */
export async function withVorgemerktem(
  ausfuehrer: Ausfuehrer,
  uuid: string,
  fassungen: readonly Fassung[],
): Promise<readonly Fassung[]> {
  const alle = [...fassungen];
  for (const { gueltigAb, am, von, werte } of await listVormerkungen(ausfuehrer, uuid)) {
    const letzte = alle.at(-1);
    if (letzte === undefined) return alle;
    alle.push({
      ...letzte,
      revision: letzte.revision + 1,
      art: "AENDERUNG",
      gueltigAb,
      am: am.toISOString(),
      von: von?.name ?? null,
      werte: { ...letzte.werte, ...freieWerte(letzte, werte) },
      berichtigt: null,
      fruehere: null,
      vorgemerktAm: null,
    });
  }
  return alle;
}
