import { antragStatusText } from "~/domain/antrag/antragStatus";
import { decideAntrag, listAusgangsstatus } from "~/domain/antrag/lebenszyklus";
import type { Befehl } from "~/domain/antrag/lebenszyklusTabelle";
import { messages } from "~/formkit/messages";
import { Ablehnung, eingabeUngueltig } from "../../ablehnung";
import type { Dienste } from "../../dienste";
import type { RufKontext } from "../../kontext";
import { type AntragZeile, lockAntragFuerFach } from "../../storage/antragStore";
import type { Tx } from "../../storage/datenbank";
import { inTransaktion } from "../../storage/transaction";
import { moveAntrag, type Schritt } from "../antraege/moveAntrag";
import { isSpeicherbarerText } from "../antraege/wertPruefung";
import { einmalig } from "../idempotenz/einmalig";

/** A call of the specialist system: no person stands behind it. */
export type FachRuf = Pick<RufKontext, "dienste" | "schluessel" | "person">;

/** Throws when a text of the input holds what no screen shows and no database stores; names its place. */
function checkTexte(wert: unknown, ort: readonly string[] = []): void {
  if (typeof wert === "string") {
    if (!isSpeicherbarerText(wert)) throw eingabeUngueltig(ort.join("."), messages.pattern);
  } else if (typeof wert === "object" && wert !== null) {
    for (const [key, teil] of Object.entries(wert)) checkTexte(teil, [...ort, key]);
  }
}

/** A command of the specialist system: one transaction, once per Idempotency-Key. `vorgang`: the name of the call. */
export async function imFach<T>(
  ruf: FachRuf,
  { vorgang, eingabe }: { vorgang: string; eingabe: unknown },
  befehl: (tx: Tx) => Promise<T>,
): Promise<T> {
  checkTexte(eingabe);
  return inTransaktion(ruf.dienste, (tx) =>
    einmalig(tx, ruf, { vorgang: `fach.${vorgang}`, eingabe, fn: () => befehl(tx) }),
  );
}

/**
 * The Antrag, locked; NICHT_GEFUNDEN without one. Whatever changes an Antrag, or something that belongs to it, begins
 * here: of two transactions at once the second sees what the first has done.
 */
export async function getGesperrtenFuerFach(tx: Tx, uuid: string | undefined): Promise<AntragZeile> {
  const satz = uuid === undefined ? undefined : await lockAntragFuerFach(tx, uuid);
  if (satz === undefined) throw new Ablehnung("NICHT_GEFUNDEN");
  return satz;
}

const inAnfuehrung = (text: string): string => `„${text}“`;

/** What an examiner reads when a command does not fit the status. */
function statusMeldung({ status }: AntragZeile, befehl: Befehl): string {
  const texte = listAusgangsstatus(befehl).map((eins) => inAnfuehrung(antragStatusText(eins)));
  return `Der Antrag hat den Status ${inAnfuehrung(antragStatusText(status))}. Möglich ist dieser Schritt nur im Status ${texte.join(" oder ")}.`;
}

/**
 * Refuses a step that the status of the Antrag does not allow, and says which it is and which it must be. To be called
 * before the input is looked at: who decides twice learns that, not what is wrong with the second decision.
 */
export function requireStatusFuer(satz: AntragZeile, befehl: Befehl): void {
  const ergebnis = decideAntrag(satz.status, befehl, { akteur: "FACH", umstaende: {} });
  if (ergebnis.ok || ergebnis.error.code !== "STATUS_NICHT_ERLAUBT") return;
  throw new Ablehnung("STATUS_NICHT_ERLAUBT", [], statusMeldung(satz, befehl));
}

/** Takes a step of the lifecycle for the authority. */
export async function moveFuerFach(
  tx: Tx,
  dienste: Dienste,
  { satz, schritt }: { satz: AntragZeile; schritt: Omit<Schritt, "akteur"> },
): Promise<AntragZeile> {
  requireStatusFuer(satz, schritt.befehl);
  return moveAntrag(tx, dienste, { satz, schritt: { ...schritt, akteur: "FACH" } });
}

/** The number of a submitted Antrag, for messages. */
export const nummerVon = ({ antragsnummer }: AntragZeile): { antragsnummer: string } => ({
  antragsnummer: antragsnummer ?? "",
});
