import type { Antrag } from "~/contract/antrag/antraege";
import type { VerbundLage } from "~/contract/unternehmen/verbund";
import type { StammdatenAnsicht } from "~/contract/unternehmen/stammdaten";
import type { Rufe } from "~/contract/wire/call";
import { checkEinreichung } from "~/domain/antrag/einreichung";
import { type Erklaerung, ERKLAERUNG_SCHLUESSEL, listErklaerungen } from "~/domain/antrag/erklaerungen";
import type { AntragStatus } from "~/domain/antrag/antragStatus";
import { formularArt } from "~/domain/antrag/formular/formulare";
import { type AntragOrt, formularHref, antragTitel } from "~/features/antrag";
import type { RowState } from "~/formkit/rowState";
import { rowState } from "~/formkit/rowState";
import { href } from "~/routing/href";

export const SCHRITTE = ["pruefliste", "erklaerungen", "signatur"] as const;
type Schritt = (typeof SCHRITTE)[number];

/** What the steps are called, on the page and in its title. */
export const SCHRITT_NAMEN: Readonly<Record<Schritt, string>> = {
  pruefliste: "Prüfliste",
  erklaerungen: "Erklärungen",
  signatur: "Signatur",
};

/** One line of the check list. */
export type Pruefpunkt = { key: string; titel: string; text: string; stand: RowState; href: string | null };

type Statistik = Awaited<ReturnType<Rufe["wirtschaftsjahre"]["listWirtschaftsjahre"]>>;

/** What the submission page shows. */
export type EinreichenDaten = {
  uuid: string;
  titel: string;
  status: AntragStatus;
  schritt: Schritt;
  revision: number;
  /** The state that is read here; the signature is for no other. */
  stand: string;
  pruefliste: Pruefpunkt[];
  isVollstaendig: boolean;
  isErklaert: boolean;
  einreichung: Antrag["einreichung"];
  /** All that are asked for, in the words of the rule of announcement. */
  erklaerungen: Erklaerung[];
  rechte: Antrag["rechte"];
};

const isSchritt = (text: string | null): text is Schritt => SCHRITTE.some((schritt) => schritt === text);

const TEXTE: Readonly<Record<RowState, string>> = {
  gruen: "Vollständig erfasst",
  gelb: "Vollständig erfasst, es gibt Hinweise",
  rot: "Nicht vollständig erfasst",
  keiner: "Noch nicht begonnen",
  laedt: "",
};

function toPruefpunkt(ort: AntragOrt, kopf: Antrag["vorhaben"][number], stelle: number): Pruefpunkt {
  const { uuid, titel, anzahlFehler, anzahlWarnungen, neu } = kopf;
  const stand = rowState({
    fehler: anzahlFehler,
    warnungen: anzahlWarnungen,
    created: false,
    hidden: false,
    pending: false,
  });
  return {
    key: uuid,
    titel: titel || `Vorhaben ${String(stelle + 1)}`,
    text: TEXTE[neu ? "keiner" : stand],
    stand: neu ? "rot" : stand,
    href: formularHref(ort, uuid),
  };
}

/** The master data of the company. @spec domain.md 2.10 */
function stammdatenPunkt({ fehler, warnungen }: StammdatenAnsicht): Pruefpunkt {
  const anzahl = { fehler: fehler.length, warnungen: warnungen.length };
  const stand = rowState({ ...anzahl, created: false, hidden: false, pending: false });
  const ziel = href("unternehmen", {}, stand === "rot" ? { pruefen: "true" } : {});
  return { key: "unternehmen", titel: "Unternehmensstammdaten vollständig", text: TEXTE[stand], stand, href: ziel };
}

/** The affiliated companies. @spec domain.md 2.10 */
function verbundPunkt({ luecken, isVollstaendig, anzahl }: VerbundLage): Pruefpunkt {
  const gruen = anzahl === 0 ? "Keine verbundenen Unternehmen" : "Vollständig und bestätigt";
  const stand = rowState({
    fehler: isVollstaendig ? 0 : 1,
    warnungen: luecken.length,
    created: false,
    hidden: false,
    pending: false,
  });
  const text = stand === "gruen" ? gruen : (luecken[0]?.message ?? TEXTE[stand]);
  const ziel = `${href("verbundeneUnternehmen")}#bestaetigung`;
  return { key: "verbund", titel: "Verbundene Unternehmen bestätigt", text, stand, href: ziel };
}

/** The years that an Antrag of today asks for. @spec domain.md 2.10, 3.4 */
function statistikPunkt({ istErfuellt, data, verlangt }: Statistik): Pruefpunkt {
  const hatFragen = verlangt.some(({ uuid }) => data.some((jahr) => jahr.uuid === uuid && jahr.warnungen.length > 0));
  const stand = istErfuellt ? (hatFragen ? "gelb" : "gruen") : "rot";
  return {
    key: "geschaeftsstatistik",
    titel: "Geschäftsstatistik für die verlangten Wirtschaftsjahre",
    text: TEXTE[stand],
    stand,
    href: href("unternehmenWirtschaftsjahr"),
  };
}

/** What the company has to say about itself; null: who is no member of the company does not see it. */
type Firma = { stammdaten: StammdatenAnsicht; verbund: VerbundLage; statistik: Statistik } | null;

async function loadFirma(call: Rufe): Promise<Firma> {
  const [stammdaten, { lage }, statistik] = await Promise.all([
    call.unternehmen.getStammdaten({}),
    call.verbund.listVerbundene({ page: 0, size: 1 }),
    call.wirtschaftsjahre.listWirtschaftsjahre({}),
  ]);
  return { stammdaten, verbund: lage, statistik };
}

function listFirmenpunkte(firma: Firma): Pruefpunkt[] {
  if (firma === null) return [];
  return [stammdatenPunkt(firma.stammdaten), verbundPunkt(firma.verbund), statistikPunkt(firma.statistik)];
}

/** The company and every Vorhaben. */
function listPruefpunkte({ uuid, info, vorhaben }: Antrag, firma: Firma): Pruefpunkt[] {
  const keins: Pruefpunkt = {
    key: "vorhaben",
    titel: "Vorhaben",
    text: "Der Antrag enthält kein Vorhaben.",
    stand: "rot",
    href: null,
  };
  const punkte = vorhaben.map((kopf, stelle) =>
    toPruefpunkt({ antragUuid: uuid, art: formularArt(info) }, kopf, stelle),
  );
  return [...listFirmenpunkte(firma), ...(punkte.length === 0 ? [keins] : punkte)];
}

export async function loadEinreichen(
  call: Rufe,
  { uuid, schritt, isMitglied }: { uuid: string; schritt: string | null; isMitglied: boolean },
): Promise<EinreichenDaten> {
  const [antrag, { bekanntgabeRegel }] = await Promise.all([
    call.antraege.getAntrag({ uuid }),
    call.konfiguration.getKonfiguration(),
  ]);
  const pruefliste = listPruefpunkte(antrag, isMitglied ? await loadFirma(call) : null);
  return {
    uuid,
    titel: antragTitel(antrag),
    status: antrag.info.status,
    schritt: isSchritt(schritt) ? schritt : "pruefliste",
    revision: antrag.revision,
    stand: antrag.stand,
    pruefliste,
    isVollstaendig: !pruefliste.some(({ stand }) => stand === "rot"),
    isErklaert: Object.keys(checkEinreichung(antrag.einreichung)).length === 0,
    einreichung: antrag.einreichung,
    erklaerungen: listErklaerungen(ERKLAERUNG_SCHLUESSEL, bekanntgabeRegel),
    rechte: antrag.rechte,
  };
}
