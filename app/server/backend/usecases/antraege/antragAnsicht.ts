import type { Antrag, Einreichung } from "~/contract/antrag/antraege";
import { BEHOERDE } from "~/domain/antrag/akteur";
import { ANTRAG_EREIGNISSE, type AntragEreignis, isAntragEreignis } from "~/domain/antrag/antragEreignisse";
import type { AntragInfo } from "~/domain/antrag/antragInfo";
import type { AntragKontext } from "~/domain/antrag/formular/kontext";
import { wirtschaftsjahrBeginnVon } from "~/domain/unternehmen/beginnTag";
import type { Werte } from "~/formkit/field";
import { isYes } from "~/formkit/werte";
import type { Clock } from "~/lib/clock";
import { todayBerlin } from "~/lib/date";
import { Ablehnung } from "../../ablehnung";
import { imVorgang } from "../../imVorgang";
import type { Person } from "../../kontext";
import { type AntragSatz, type AntragZeile, type AuditZeile, findAntragMitGeschichte } from "../../storage/antragStore";
import type { VorhabenKopf } from "../../storage/vorhabenStore";
import type { StatistikFirma } from "../unternehmen/statistikLage";
import { standVon } from "./antragStand";
import { blickVon, hasRecht, isBearbeitbar } from "./antragRechte";
import type { Aufruf } from "./aufruf";

/** What staff may do, too: the history names the authority, not the member of staff. */
const VON_DER_BEHOERDE: readonly AntragEreignis[] = ["antrag.uebermittlungAblehnen"];

/** The facts about a company that rules of the form look at. */
type Formfakten = Pick<AntragSatz, "rechtsform" | "stammdaten"> & Partial<Pick<AntragSatz, "fueVzae">>;

/**
 * What the form rules need to know besides the answers; of the Vorhaben that are stored already, when they were saved
 * first. What the company changes later about itself shows at once in "Was fehlt noch?"; in what was found in a
 * Vorhaben, in its form and its numbers, with the next save.
 */
export function kontextVon(
  { rechtsform, stammdaten, fueVzae }: Formfakten,
  clock: Clock,
  gespeicherte: readonly Pick<VorhabenKopf, "uuid" | "zuerstGespeichert">[] = [],
): AntragKontext {
  return {
    heute: todayBerlin(clock),
    rechtsform,
    ...(isYes(stammdaten, "optionKoerperschaft") && { optionKoerperschaft: true }),
    wirtschaftsjahrBeginn: wirtschaftsjahrBeginnVon(stammdaten),
    ...(fueVzae && { fueVzae }),
    zuerstGespeichert: Object.fromEntries(
      gespeicherte.map(({ uuid, zuerstGespeichert }) => [uuid, zuerstGespeichert.toISOString()]),
    ),
  };
}

type Unternehmensteil = Pick<AntragSatz, "unternehmenUuid" | "firma" | "rechtsform" | "stammdaten">;

/** All answers of the company's master data, with those that stand in columns of their own. */
export const unternehmenswerte = ({ stammdaten, firma, rechtsform }: Unternehmensteil): Werte => ({
  ...stammdaten,
  firma,
  rechtsform,
});

/** The company that an Antrag belongs to, for its statistics. */
export const firmaVon = ({ unternehmenUuid: uuid, stammdaten }: Unternehmensteil): StatistikFirma => ({
  uuid,
  stammdaten,
});

/** The part of an Antrag that guards look at. @spec §3 Application info */
export function toInfo(satz: AntragZeile): AntragInfo {
  return {
    uuid: satz.uuid,
    status: satz.status,
    version: satz.version,
    istVereinfachterAntrag: satz.istVereinfacht,
    anzahlNachforderungen: satz.anzahlNachforderungen,
    bescheidZumAbruf: satz.bescheidZumAbruf,
    bescheidErstelltAm: satz.bescheidErstelltAm,
    finalerBescheidErstelltAm: satz.finalerBescheidErstelltAm,
    bescheidAbholungAm: satz.bescheidAbholungAm,
    finalerBescheidAbholungAm: satz.finalerBescheidAbholungAm,
  };
}

function toRechte(satz: AntragSatz, { dienste, person }: Aufruf): Antrag["rechte"] {
  const istEntwurf = satz.status === "IN_BEARBEITUNG";
  return {
    bearbeiten: isBearbeitbar(satz, dienste.clock) && hasRecht("antragBearbeiten", person, satz),
    loeschen: istEntwurf && hasRecht("antragLoeschen", person, satz),
    einreichen: isBearbeitbar(satz, dienste.clock) && hasRecht("antragEinreichen", person, satz),
  };
}

function toEreignisse(geschichte: readonly AuditZeile[]): Antrag["ereignisse"] {
  return geschichte.flatMap(({ am, vorgang, von }) => {
    if (!isAntragEreignis(vorgang)) return [];
    const wer = VON_DER_BEHOERDE.includes(vorgang) || von === "" ? BEHOERDE : von;
    return [{ am: new Date(am).toISOString(), text: ANTRAG_EREIGNISSE[vorgang], von: wer }];
  });
}

/** A Vorhaben as the wire lists it. */
export function toKopf({ geaendertAm, ...kopf }: VorhabenKopf): Antrag["vorhaben"][number] {
  const { uuid, titel, kurzbezeichnung, revision, anzahlFehler, anzahlWarnungen, neu, geaendertVon } = kopf;
  return {
    uuid,
    titel,
    kurzbezeichnung,
    revision,
    anzahlFehler,
    anzahlWarnungen,
    neu,
    geaendertVon,
    geaendertAm: geaendertAm.toISOString(),
  };
}

/** An Antrag with its history, read for a person. */
export type Gelesen = { satz: AntragSatz; geschichte: AuditZeile[] };

const gelesene = imVorgang<Gelesen>();

/**
 * Reads an Antrag with its history. An unknown, a foreign and an unassigned one are refused alike. The calls that make
 * up one page ask for the same Antrag, first its guard and then the page, and read it once.
 */
export async function readWithHistory({ dienste, person, vorgang = null }: Aufruf, uuid: string): Promise<Gelesen> {
  const einmal = await gelesene(vorgang, `${person.sitzungUuid} ${person.unternehmenUuid ?? ""} ${uuid}`, async () => {
    const gelesen = await findAntragMitGeschichte(dienste.db, uuid, blickVon(person));
    if (gelesen === undefined || !hasRecht("antragLesen", person, gelesen.satz))
      throw new Ablehnung("ANTRAG_NICHT_GEFUNDEN");
    return gelesen;
  });
  person.lesung.antraege.add(einmal.satz.uuid);
  return einmal;
}

/** The internal note belongs to the company; staff of the authority never gets it. */
export function toEinreichung(einreichung: Einreichung, person: Person): Einreichung {
  return person.systemRolle === "UNTERNEHMENSMITARBEITER" ? einreichung : { ...einreichung, interneNotiz: "" };
}

/** An Antrag as the wire shows it to a person. */
export function toAntrag({ satz, geschichte }: Gelesen, koepfe: readonly VorhabenKopf[], ruf: Aufruf): Antrag {
  return {
    info: toInfo(satz),
    uuid: satz.uuid,
    antragsnummer: satz.antragsnummer,
    bezeichnung: satz.bezeichnung,
    revision: satz.revision,
    stand: standVon(satz, koepfe),
    erstelltAm: satz.erstelltAm.toISOString(),
    geaendertAm: satz.geaendertAm.toISOString(),
    geaendertVon: satz.geaendertVonName,
    eingereichtAm: satz.eingereichtAm?.toISOString() ?? null,
    vorhaben: koepfe.map(toKopf),
    einreichung: toEinreichung(satz.einreichung, ruf.person),
    rechte: toRechte(satz, ruf),
    hatHerkunft: satz.hatHerkunft,
    ereignisse: toEreignisse(geschichte),
  };
}
