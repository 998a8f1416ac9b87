import type { Werte } from "~/formkit/field";
import { todayBerlin } from "~/lib/date";
import { Ablehnung } from "../../ablehnung";
import type { NezoUnternehmen } from "../../ports/nezoPort";
import type { Tx } from "../../storage/datenbank";
import { lockStammdaten, rememberNezoKonto, type StammdatenSatz } from "../../storage/stammdatenStore";
import type { Aufruf } from "../antraege/aufruf";
import { festeFelder, steuernummerVon } from "../registrierung/festeFelder";
import { aenderbaresUnternehmen, vollstaendigeWerte } from "./stammdatenLage";
import { storeStammdaten } from "./storeStammdaten";

/** What a certificate says of a company, as it is stored; a tax number that is only written otherwise stays. */
function werteVon(zertifikat: NezoUnternehmen, { steuernummer, werte }: StammdatenSatz): Werte {
  const feste: Werte = festeFelder(zertifikat);
  if (feste["steuernummer"] === undefined) return feste;
  const neue = steuernummerVon(zertifikat);
  return { ...feste, steuernummer: neue === steuernummer ? (werte["steuernummer"] ?? neue) : neue };
}

/**
 * Takes over what the certificate of a new identification proves, as a new version of the master data; what it does not
 * say stays. What has changed holds from today on. @assumed Nobody says since when it is true.
 *
 * @assumed Drafts that the change touches are not asked about: the page has said so before the person went to identify,
 * and what is proven is true.
 */
export async function renewStammdaten(tx: Tx, ruf: Aufruf, zertifikat: NezoUnternehmen): Promise<void> {
  const satz = await lockStammdaten(tx, aenderbaresUnternehmen(ruf.person));
  if (satz === undefined) throw new Ablehnung("NICHT_GEFUNDEN");
  const neue = werteVon(zertifikat, satz);
  const wer = { dienste: ruf.dienste, von: ruf.person.benutzerUuid };
  await storeStammdaten(tx, wer, {
    satz: { ...satz, nachgewiesen: Object.keys(neue) },
    werte: { ...vollstaendigeWerte(satz.werte), ...neue },
    art: "IDENTIFIZIERUNG",
    gueltigAb: todayBerlin(ruf.dienste.clock),
  });
  await rememberNezoKonto(tx, satz.uuid, zertifikat.kontoId);
}
