import type { Antrag } from "~/contract/antrag/antraege";
import type { Rufe } from "~/contract/wire/call";
import { checkEinreichung } from "~/domain/antrag/einreichung";
import type { AntragStatus } from "~/domain/antrag/antragStatus";
import { formularArt } from "~/domain/antrag/formular/formulare";
import { type AntragOrt, formularHref, antragTitel } from "~/features/antrag";
import type { RowState } from "~/formkit/rowState";
import { rowState } from "~/formkit/rowState";

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

/**
 * The company and every Vorhaben. @assumed The pages for company data come later; until then the data confirmed at the
 * registration count.
 */
export function listPruefpunkte({ uuid, info, vorhaben }: Antrag, unternehmenName: string | null): Pruefpunkt[] {
  const firma: Pruefpunkt = {
    key: "unternehmen",
    titel: unternehmenName ?? "Unternehmen",
    text: "Unternehmensdaten bei der Registrierung bestätigt",
    stand: "gruen",
    href: null,
  };
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
  return [firma, ...(punkte.length === 0 ? [keins] : punkte)];
}

export async function loadEinreichen(
  call: Rufe,
  { uuid, schritt, unternehmenName }: { uuid: string; schritt: string | null; unternehmenName: string | null },
): Promise<EinreichenDaten> {
  const antrag = await call.antraege.getAntrag({ uuid });
  const pruefliste = listPruefpunkte(antrag, unternehmenName);
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
    rechte: antrag.rechte,
  };
}
