import type { Entscheidung } from "~/contract/antrag/antraege";
import type { Uebernommen } from "~/contract/antrag/zusammenfuehrung";
import { findRechtsform } from "~/domain/unternehmen/rechtsformen";
import { readRegisternummer } from "~/domain/unternehmen/registernummer";
import type { StammdatenKontext } from "~/domain/unternehmen/stammdatenFeld";
import { stammdatenFormular } from "~/domain/unternehmen/stammdatenFormular";
import { steuernummerIn } from "~/domain/unternehmen/stammdatenSteuern";
import type { Fassung, FassungArt } from "~/domain/unternehmen/zeitbezug";
import type { Werte } from "~/formkit/field";
import { pruneIrrelevant } from "~/formkit/relevance";
import { textOf } from "~/formkit/werte";
import { toAsciiDomain } from "~/lib/email";
import { Ablehnung } from "../../ablehnung";
import type { Tx } from "../../storage/datenbank";
import {
  isVergeben,
  lockStammdaten,
  type StammdatenSatz,
  stammdatenRevisionen,
  storeFassung,
} from "../../storage/stammdatenStore";
import { inTransaktion } from "../../storage/transaction";
import type { Aufruf } from "../antraege/aufruf";
import { getBasis, mergeWithOthers } from "../antraege/mergeWithOthers";
import { problem } from "../antraege/wertPruefung";
import { writeAudit } from "../audit/writeAudit";
import { applyAntworten } from "../formular/applyAntworten";
import { forgetGeparkte } from "../geparkt/forgetGeparkte";
import { einmalig } from "../idempotenz/einmalig";
import { publishGespeichert } from "../live/publish";
import { confirmFolgen } from "./confirmFolgen";
import { getFruehereWerte } from "./fassungen";
import { aenderbaresUnternehmen, kontextFuer, vollstaendigeWerte } from "./stammdatenLage";

/** What its saves are noted as, so that each runs once per key. */
export const SAVE_STAMMDATEN = "unternehmen.saveStammdaten";

export type StammdatenAenderung = {
  revision: number;
  werte: { [key: string]: unknown };
  art: "AENDERUNG" | "BERICHTIGUNG";
  gueltigAb: string | null;
  gesehen?: number | undefined;
  entscheidungen?: Entscheidung[] | undefined;
  folgenBestaetigt?: boolean | undefined;
  geparkt?: string | undefined;
};

const STEUERNUMMER_FREMD =
  "Diese Steuernummer können wir nicht übernehmen. Bitte prüfen Sie sie. Ist sie richtig, wenden Sie sich an die Bescheinigungsstelle.";

/** A refusal at one field. */
const refuse = (uuid: string, feld: string, message: string): Ablehnung =>
  new Ablehnung("EINGABE_UNGUELTIG", [problem(uuid, feld, message)]);

/**
 * Values as they are kept, however they were typed: the tax number in 13 digits, the register number without its kind
 * of register, addresses of mails in ASCII.
 */
function normalize(werte: Werte): Werte {
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

/** The day, unless it is of the future: then throws EINGABE_UNGUELTIG. Both days are ISO days. */
export function requireVergangenen(tag: string, uuid: string, heute: string): string {
  if (tag <= heute) return tag;
  throw refuse(uuid, "gueltigAb", "Der Tag liegt in der Zukunft. Bitte ändern Sie die Angaben, sobald sie gelten.");
}

/**
 * The first day on which the new values hold. Throws EINGABE_UNGUELTIG for a change without a day, or of the future.
 */
function gueltigAbVon({ art, gueltigAb }: StammdatenAenderung, uuid: string, heute: string): string | null {
  if (art === "BERICHTIGUNG") return null;
  if (gueltigAb === null) throw refuse(uuid, "gueltigAb", "Bitte geben Sie den Tag an, ab dem die Angaben gelten.");
  return requireVergangenen(gueltigAb, uuid, heute);
}

/**
 * What a company is named and found by: the new values where they are complete, otherwise what holds until they are.
 * @assumed A save is never refused for unfinished work, and a company is never without a name, a Rechtsform or a tax
 * number.
 */
function kennungVon(werte: Werte, bisher: StammdatenSatz) {
  const rechtsform = textOf(werte, "rechtsform");
  const istInland = textOf(werte, "land") === "DE";
  const nummer = istInland ? steuernummerIn({ werte }) : textOf(werte, "steuernummer");
  return {
    firma: textOf(werte, "firma") || bisher.firma,
    rechtsform: findRechtsform(rechtsform) === undefined ? bisher.rechtsform : rechtsform,
    steuernummer: nummer || bisher.steuernummer,
  };
}

type Speicherung = {
  satz: StammdatenSatz;
  werte: Werte;
  art: FassungArt;
  gueltigAb: string | null;
  folgenBestaetigt?: boolean | undefined;
  berichtigt?: Fassung["berichtigt"];
};

/**
 * Stores answers as the next version and notes it in the log. Throws EINGABE_UNGUELTIG for the tax number of another
 * company, and for a change that touches drafts and that nobody has confirmed.
 */
export async function storeStammdaten(
  tx: Tx,
  { dienste, person }: Aufruf,
  { satz, werte, art, gueltigAb, berichtigt = null, folgenBestaetigt = false }: Speicherung,
): Promise<number> {
  const kennung = kennungVon(werte, satz);
  await confirmFolgen(tx, person, {
    uuid: satz.uuid,
    alt: satz,
    neu: { rechtsform: kennung.rechtsform, werte },
    istBestaetigt: folgenBestaetigt,
  });
  if (await isVergeben(tx, kennung.steuernummer, satz.uuid))
    throw refuse(satz.uuid, "steuernummer", STEUERNUMMER_FREMD);
  const revision = satz.revision + 1;
  const wer = { am: dienste.clock.now(), von: person.benutzerUuid };
  const { uuid, nachgewiesen } = satz;
  await storeFassung(tx, { uuid, revision, art, gueltigAb, nachgewiesen, werte, berichtigt, ...wer }, kennung);
  await publishGespeichert(tx, dienste, { ressource: { name: "unternehmen", id: uuid }, benutzerUuid: wer.von });
  await writeAudit(tx, { vorgang: "STAMMDATEN_GESPEICHERT", am: wer.am, benutzerUuid: wer.von, nach: uuid });
  return revision;
}

async function merge(
  tx: Tx,
  { satz, eingabe, kontext }: { satz: StammdatenSatz; eingabe: StammdatenAenderung; kontext: StammdatenKontext },
): Promise<{ werte: Werte; zusammengefuehrt?: Uebernommen[] }> {
  const { revision, gesehen, entscheidungen = [] } = eingabe;
  const form = stammdatenFormular;
  const stand = { ...satz, werte: vollstaendigeWerte(satz.werte) };
  const revisionen = stammdatenRevisionen(tx, satz.uuid);
  const basis = vollstaendigeWerte(await getBasis(stand, revisionen, revision));
  const gewollt = normalize(applyAntworten(basis, { uuid: satz.uuid, werte: eingabe.werte }, { form, kontext }));
  if (revision === stand.revision) return { werte: gewollt };
  const lage = {
    stand,
    revisionen,
    basis: { revision, werte: basis },
    gewollt,
    gesehen,
    entscheidungen,
    kontext,
    form,
  };
  return mergeWithOthers(lage);
}

/** Nobody types what the identification service has proven. */
function requireFreie({ uuid, werte, nachgewiesen }: StammdatenSatz, neu: Werte): void {
  const bisher = normalize(vollstaendigeWerte(werte));
  const feld = nachgewiesen.find((key) => JSON.stringify(neu[key]) !== JSON.stringify(bisher[key]));
  if (feld === undefined) return;
  throw refuse(uuid, feld, "Diese Angabe stammt aus der Identifizierung und kann nur durch eine neue geändert werden.");
}

/** Saves master data of the chosen company as a new version. */
export async function saveStammdaten(
  ruf: Aufruf,
  eingabe: StammdatenAenderung,
): Promise<{ revision: number; zusammengefuehrt?: Uebernommen[] }> {
  const uuid = aenderbaresUnternehmen(ruf.person);
  return inTransaktion(ruf.dienste, (tx) =>
    einmalig(tx, ruf, {
      vorgang: SAVE_STAMMDATEN,
      eingabe,
      fn: async () => {
        const satz = await lockStammdaten(tx, uuid);
        if (satz === undefined) throw new Ablehnung("NICHT_GEFUNDEN");
        const kontext = kontextFuer(ruf.dienste, satz.nachgewiesen);
        const gueltigAb = gueltigAbVon(eingabe, uuid, kontext.heute);
        const { werte, ...merged } = await merge(tx, { satz, eingabe, kontext });
        requireFreie(satz, werte);
        const gefragte = pruneIrrelevant(stammdatenFormular, werte, kontext);
        const revision = await storeStammdaten(tx, ruf, { ...eingabe, satz, werte: gefragte, gueltigAb });
        await forgetGeparkte(tx, ruf, eingabe);
        return { revision, ...merged };
      },
    }),
  );
}

/** Makes an earlier version the present one; what the identification service has proven stays. */
export async function restoreStammdaten(
  ruf: Aufruf,
  eingabe: { fassung: number; revision: number; folgenBestaetigt?: boolean | undefined },
): Promise<{ revision: number }> {
  const uuid = aenderbaresUnternehmen(ruf.person);
  return inTransaktion(ruf.dienste, (tx) =>
    einmalig(tx, ruf, {
      vorgang: "unternehmen.restoreStammdaten",
      eingabe,
      fn: async () => {
        const satz = await lockStammdaten(tx, uuid);
        if (satz === undefined) throw new Ablehnung("NICHT_GEFUNDEN");
        const fruehere = await getFruehereWerte(stammdatenRevisionen(tx, uuid), satz, eingabe);
        const feste = Object.fromEntries(satz.nachgewiesen.map((key) => [key, satz.werte[key] ?? null]));
        const werte = { ...vollstaendigeWerte(fruehere), ...feste };
        const revision = await storeStammdaten(tx, ruf, {
          satz,
          werte,
          art: "BERICHTIGUNG",
          gueltigAb: null,
          folgenBestaetigt: eingabe.folgenBestaetigt,
        });
        return { revision };
      },
    }),
  );
}
