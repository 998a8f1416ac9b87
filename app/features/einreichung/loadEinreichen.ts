import type { Antrag } from "~/contract/antrag/antraege";
import type { Rufe } from "~/contract/wire/call";
import { checkEinreichung } from "~/domain/antrag/einreichung";
import { type Erklaerung, ERKLAERUNG_SCHLUESSEL, listErklaerungen } from "~/domain/antrag/erklaerungen";
import type { AntragStatus } from "~/domain/antrag/antragStatus";
import { formularArt } from "~/domain/antrag/formular/formulare";
import {
  type AntragOrt,
  antragTitel,
  formularHref,
  loadFirmenpunkte,
  PRUEFTEXTE,
  type Pruefpunkt,
  standNach,
} from "~/features/antrag";
import { isSchritt, type Schritt } from "./schrittNamen";

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

function toPruefpunkt(ort: AntragOrt, kopf: Antrag["vorhaben"][number], stelle: number): Pruefpunkt {
  const { uuid, titel, anzahlFehler, anzahlWarnungen, neu } = kopf;
  const stand = standNach(anzahlFehler, anzahlWarnungen);
  return {
    key: uuid,
    titel: titel || `Vorhaben ${String(stelle + 1)}`,
    text: PRUEFTEXTE[neu ? "keiner" : stand],
    stand: neu ? "rot" : stand,
    href: formularHref(ort, uuid),
  };
}

/** The company and every Vorhaben. */
function listPruefpunkte({ uuid, info, vorhaben }: Antrag, firmenpunkte: readonly Pruefpunkt[]): Pruefpunkt[] {
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
  return [...firmenpunkte, ...(punkte.length === 0 ? [keins] : punkte)];
}

export async function loadEinreichen(
  call: Rufe,
  { uuid, schritt, isMitglied }: { uuid: string; schritt: string | null; isMitglied: boolean },
): Promise<EinreichenDaten> {
  const [antrag, { bekanntgabeRegel }] = await Promise.all([
    call.antraege.getAntrag({ uuid }),
    call.konfiguration.getKonfiguration(),
  ]);
  const pruefliste = listPruefpunkte(antrag, isMitglied ? await loadFirmenpunkte(call) : []);
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
