import { findRechtsform } from "~/domain/unternehmen/rechtsformen";
import { readRegisternummer } from "~/domain/unternehmen/registernummer";
import { steuernummerIn } from "~/domain/unternehmen/stammdatenSteuern";
import type { Fassung, FassungArt } from "~/domain/unternehmen/zeitbezug";
import type { Werte } from "~/formkit/field";
import { textOf } from "~/formkit/werte";
import { formatDateTime } from "~/lib/date";
import { toAsciiDomain } from "~/lib/email";
import { Ablehnung } from "../../ablehnung";
import type { Dienste } from "../../dienste";
import type { Tx } from "../../storage/datenbank";
import { isVergeben, type StammdatenSatz, storeFassung } from "../../storage/stammdatenStore";
import type { Aufruf } from "../antraege/aufruf";
import { problem } from "../antraege/wertPruefung";
import { writeAudit } from "../audit/writeAudit";
import { publishGespeichert } from "../live/publish";
import { confirmFolgen } from "./confirmFolgen";
import { vollstaendigeWerte } from "./stammdatenLage";

const STEUERNUMMER_FREMD =
  "Diese Steuernummer können wir nicht übernehmen. Bitte prüfen Sie sie. Ist sie richtig, wenden Sie sich an die Bescheinigungsstelle.";

/** A refusal at one field. */
export const refuse = (uuid: string, feld: string, message: string): Ablehnung =>
  new Ablehnung("EINGABE_UNGUELTIG", [problem(uuid, feld, message)]);

/**
 * Values as they are kept, however they were typed: the tax number in 13 digits, the register number without its kind
 * of register, addresses of mails in ASCII.
 */
export function normalize(werte: Werte): Werte {
  const register = readRegisternummer(textOf(werte, "registernummer"), textOf(werte, "registerart"));
  const steuernummer = textOf(werte, "land") === "DE" ? steuernummerIn({ werte }) : null;
  const mails = ["email", "ansprechEmail"].map((key): [string, string] => [key, toAsciiDomain(textOf(werte, key))]);
  return {
    ...werte,
    ...Object.fromEntries(mails),
    ...(steuernummer !== null && { steuernummer }),
    ...(register.ok && { registernummer: register.value }),
  };
}

/** Nobody types what the identification service has proven. */
export function requireFreie({ uuid, werte, nachgewiesen }: StammdatenSatz, neu: Werte): void {
  const bisher = normalize(vollstaendigeWerte(werte));
  const feld = nachgewiesen.find((key) => JSON.stringify(neu[key]) !== JSON.stringify(bisher[key]));
  if (feld === undefined) return;
  throw refuse(uuid, feld, "Diese Angabe stammt aus der Identifizierung und kann nur durch eine neue geändert werden.");
}

/**
 * What a company is named and found by: the new values where they are complete, otherwise what holds until they are.
 * @assumed A save is never refused for unfinished work, and a company is never without a name, a Rechtsform or a tax
 * number.
 */
export function kennungVon(werte: Werte, bisher: StammdatenSatz) {
  const rechtsform = textOf(werte, "rechtsform");
  const istInland = textOf(werte, "land") === "DE";
  const nummer = istInland ? steuernummerIn({ werte }) : textOf(werte, "steuernummer");
  return {
    firma: textOf(werte, "firma") || bisher.firma,
    rechtsform: findRechtsform(rechtsform) === undefined ? bisher.rechtsform : rechtsform,
    steuernummer: nummer || bisher.steuernummer,
  };
}

/** The next version of the master data; what it does to drafts is confirmed. */
type Speicherung = {
  satz: StammdatenSatz;
  werte: Werte;
  art: FassungArt;
  gueltigAb: string | null;
  berichtigt?: Fassung["berichtigt"];
  fruehere?: Fassung["fruehere"];
  /** When it was entered as a coming change, where the portal stores it on its day. */
  vorgemerktAm?: Date | null;
};

/** Throws EINGABE_UNGUELTIG for the tax number of another company. */
export async function requireEigeneNummer(tx: Tx, satz: StammdatenSatz, werte: Werte): Promise<void> {
  if (await isVergeben(tx, kennungVon(werte, satz).steuernummer, satz.uuid))
    throw refuse(satz.uuid, "steuernummer", STEUERNUMMER_FREMD);
}

/**
 * Stores answers as the next version and notes it in the log; `von`: who entered them, null when the account is gone.
 * What was entered earlier and is stored now is an act of the portal.
 * Throws EINGABE_UNGUELTIG for the tax number of another company.
 */
export async function storeStammdaten(
  tx: Tx,
  { dienste, von }: { dienste: Dienste; von: string | null },
  { satz, werte, art, gueltigAb, berichtigt = null, fruehere = null, vorgemerktAm = null }: Speicherung,
): Promise<number> {
  await requireEigeneNummer(tx, satz, werte);
  const revision = satz.revision + 1;
  const am = dienste.clock.now();
  const { uuid, nachgewiesen } = satz;
  const fassung = { uuid, revision, art, gueltigAb, nachgewiesen, werte, berichtigt, fruehere, vorgemerktAm, am, von };
  await storeFassung(tx, fassung, kennungVon(werte, satz));
  const ressource = { name: "unternehmen", id: uuid } as const;
  if (vorgemerktAm === null) {
    await publishGespeichert(tx, dienste, { ressource, benutzerUuid: von ?? undefined });
    await writeAudit(tx, { vorgang: "STAMMDATEN_GESPEICHERT", am, benutzerUuid: von, nach: uuid });
  } else {
    await publishGespeichert(tx, dienste, { ressource, benutzerUuid: undefined, isVomPortal: true });
    const grund = `Vorgemerkt am ${formatDateTime(vorgemerktAm)}`;
    await writeAudit(tx, { vorgang: "VORMERKUNG_UEBERNOMMEN", am, nach: uuid, grund });
  }
  return revision;
}

/** What it does to drafts has to be confirmed before these answers are stored. */
export const confirmWerte = (
  tx: Tx,
  { person }: Aufruf,
  {
    satz,
    werte,
    folgenBestaetigt = false,
  }: { satz: StammdatenSatz; werte: Werte; folgenBestaetigt?: boolean | undefined },
): Promise<void> =>
  confirmFolgen(tx, person, {
    uuid: satz.uuid,
    alt: satz,
    neu: { rechtsform: kennungVon(werte, satz).rechtsform, werte },
    istBestaetigt: folgenBestaetigt,
  });

/** Stores what somebody has sent; throws EINGABE_UNGUELTIG for what touches drafts and nobody has confirmed as well. */
export async function storeGesendete(
  tx: Tx,
  ruf: Aufruf,
  { folgenBestaetigt, ...neu }: Speicherung & { folgenBestaetigt?: boolean | undefined },
): Promise<number> {
  await confirmWerte(tx, ruf, { ...neu, folgenBestaetigt });
  return storeStammdaten(tx, { dienste: ruf.dienste, von: ruf.person.benutzerUuid }, neu);
}
