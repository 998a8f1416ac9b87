import { cleanName, type AnlageTyp } from "~/domain/antrag/anlagen";
import { ANLAGE_MAX_BYTES } from "~/domain/antrag/anlagen";
import { ANLAGE_ABGELEHNT } from "~/domain/antrag/anlageAbgelehnt";
import type { FehlerCode } from "~/contract/wire/fehlerkatalog";
import { Ablehnung } from "../../ablehnung";
import { describeError } from "../../describeError";
import type { Dienste } from "../../dienste";
import { type DateiStrom, type Eingang, StromAbgebrochen } from "../../ports/ablagePort";
import type { Ablehnungsgrund, Mangel } from "../../ports/pruefstandPort";

const CODES: Readonly<Record<Mangel, FehlerCode>> = {
  leer: "DATEI_LEER",
  falscherTyp: "DATEI_TYP",
  falscheEndung: "DATEI_TYP",
  keinTyp: "DATEI_TYP",
  beschaedigt: "DATEI_UNSICHER",
  zuVielePixel: "DATEI_UNSICHER",
  verschluesselt: "DATEI_UNSICHER",
  aktiverInhalt: "DATEI_UNSICHER",
  nichtPruefbar: "DATEI_UNSICHER",
  archiv: "DATEI_UNSICHER",
};

function refuse(name: string, { mangel, typ }: Ablehnungsgrund): Ablehnung {
  // A fault that names a type has one.
  const text =
    mangel === "falscheEndung" || mangel === "keinTyp"
      ? ANLAGE_ABGELEHNT[mangel](name, typ ?? "PDF")
      : ANLAGE_ABGELEHNT[mangel](name);
  return new Ablehnung(CODES[mangel], [], text);
}

/** Runs work of the storage; what fails there is no fault of the file, is logged, and refused as such. */
export async function anDerAblage<T>({ log }: Dienste, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StromAbgebrochen) throw new Ablehnung("UEBERTRAGUNG_ABGEBROCHEN");
    log.error({ fehler: describeError(error) }, "The storage of files failed");
    throw new Ablehnung("ABLAGE_GESTOERT");
  }
}

/** Throws when the scanner finds something, and when it cannot say. */
async function checkForViruses({ viren, log }: Dienste, eingang: Eingang): Promise<string | null> {
  if (viren === null) return null;
  try {
    return (await viren.check(eingang.strom()))?.name ?? null;
  } catch (error) {
    log.error({ fehler: describeError(error) }, "The scanner gave no verdict");
    throw new Ablehnung("PRUEFUNG_GESTOERT");
  }
}

/** A file that was received, looked into and scanned, and that nobody sees yet. */
export type Angenommen = { eingang: Eingang; typ: AnlageTyp };

type Sendung = {
  name: string;
  inhalt: DateiStrom;
  /** Refuses a file whose size is known now, before anybody looks into it. */
  requirePlatz: (groesse: number) => Promise<void>;
  onFund: (fund: string) => Promise<void>;
};

/** Receives a file and makes every check of its content. Whatever is refused leaves nothing behind. */
export async function acceptDatei(
  dienste: Dienste,
  { name: roh, inhalt, requirePlatz, onFund }: Sendung,
): Promise<Angenommen> {
  const name = cleanName(roh);
  const eingang = await anDerAblage(dienste, () => dienste.ablage.receive(inhalt, ANLAGE_MAX_BYTES));
  try {
    if (eingang.isZuGross) throw new Ablehnung("DATEI_ZU_GROSS", [], ANLAGE_ABGELEHNT.zuGross(name));
    await requirePlatz(eingang.groesse);
    const typ = await dienste.pruefstand.checkInhalt(() => anDerAblage(dienste, () => eingang.read()), name);
    if (!typ.ok) throw refuse(name, typ.error);
    const fund = await checkForViruses(dienste, eingang);
    if (fund !== null) {
      await onFund(fund);
      throw new Ablehnung("DATEI_INFIZIERT", [], ANLAGE_ABGELEHNT.infiziert(name));
    }
    return { eingang, typ: typ.value };
  } catch (error) {
    await eingang.discard().catch(() => undefined);
    throw error;
  }
}
