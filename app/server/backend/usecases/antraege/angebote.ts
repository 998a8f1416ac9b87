import { type Angebot, type AngebotArt, listAngebote, nameKeyVon } from "~/domain/antrag/formular/angebote";
import { OHNE_BEZEICHNUNG } from "~/domain/antrag/bezeichnung";
import { isBlank } from "~/formkit/werte";
import { listAngebotQuellen } from "../../storage/angebotStore";
import type { AntragSatz } from "../../storage/antragStore";
import type { VorhabenVoll } from "../../storage/vorhabenStore";
import { rollenMitAllem } from "../fristen/listFristen";
import type { Aufruf } from "./aufruf";

type Fuer = { voll: Pick<VorhabenVoll, "uuid" | "werte">; art: AngebotArt | undefined; isZumFuellen: boolean };

/**
 * Whoever has been entered in the other Vorhaben of the company that the person sees; one statement. Not
 * `isZumFuellen`: nobody is offered where somebody has been named already. Staff cannot edit, also not in the view of a
 * person, so that nothing of another Antrag is read here by them.
 */
export async function angeboteFuer(
  { dienste, person }: Aufruf,
  { uuid: antragUuid, unternehmenUuid }: Pick<AntragSatz, "uuid" | "unternehmenUuid">,
  { voll, art, isZumFuellen }: Fuer,
): Promise<{ angebote?: Angebot[] }> {
  if (art === undefined) return {};
  if (!isZumFuellen && art === "ansprechperson" && !isBlank(voll.werte[nameKeyVon(art)])) return { angebote: [] };
  const wer = { benutzerUuid: person.benutzerUuid, rollenMitAllem };
  const gesucht = { wer, unternehmenUuid, antragUuid, vorhabenUuid: voll.uuid, art };
  const quellen = await listAngebotQuellen(dienste.db, gesucht);
  const angebote = listAngebote(
    art,
    quellen.map(({ uuid, bezeichnung, antragsnummer, werte, ...quelle }) => ({
      uuid,
      werte,
      antrag: quelle.antragUuid === antragUuid ? null : bezeichnung || antragsnummer || OHNE_BEZEICHNUNG,
    })),
  );
  return { angebote };
}
