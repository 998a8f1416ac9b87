import type { Eingaben } from "~/contract/antrag/formAntwort";
import type { Rufe } from "~/contract/wire/call";
import type { Rueckzug, Schriftsatz } from "~/contract/verfahren/schriftsaetze";
import type { AntragStatus } from "~/domain/antrag/antragStatus";
import { ARCHIV_NACH_MONATEN } from "~/domain/stichtage";
import { antragTitel } from "~/features/antrag";
import { type FortDaten, hasTypedAnswers, listGetippteAntworten } from "~/features/schriftsatz";
import { formatDateTime } from "~/lib/date";
import { routeTable } from "~/routing/routeTable";

/** What the page of a withdrawal shows before it is declared. `schriftsatz` is the draft, null while there is none. */
export type RueckzugDaten = {
  antragUuid: string;
  antragTitel: string;
  schriftsatz: Schriftsatz | null;
  darfVorbereiten: boolean;
  /** The authority has refused an earlier one: why, in its own words. */
  ablehnung: { am: string; grund: string } | null;
};

const zeit = (moment: string | null): string => (moment === null ? "" : formatDateTime(new Date(moment)));

export async function loadRueckzug(call: Rufe, antragUuid: string): Promise<RueckzugDaten> {
  const { erklaert, entwurfUuid, rechte } = await call.schriftsaetze.getRueckzug({ antragUuid });
  const [antrag, schriftsatz] = await Promise.all([
    call.antraege.getAntrag({ uuid: antragUuid }),
    entwurfUuid === null ? null : call.schriftsaetze.getSchriftsatz({ antragUuid, uuid: entwurfUuid }),
  ]);
  return {
    antragUuid,
    antragTitel: antragTitel(antrag),
    schriftsatz,
    darfVorbereiten: rechte.vorbereiten,
    ablehnung:
      erklaert?.stand === "ABGELEHNT" ? { am: zeit(erklaert.entschiedenAm), grund: erklaert.ablehnung ?? "" } : null,
  };
}

/** Has a form texts for a withdrawal that are not stored, as its draft or as what was declared? */
export async function hasTexteForRueckzug(call: Rufe, antragUuid: string, eingaben: Eingaben): Promise<boolean> {
  if (!hasTypedAnswers("ANTRAG_RUECKZUG")(eingaben)) return false;
  const { erklaert, entwurfUuid } = await call.schriftsaetze.getRueckzug({ antragUuid });
  const uuid = entwurfUuid ?? erklaert?.uuid;
  if (uuid === undefined) return true;
  return (
    listGetippteAntworten("ANTRAG_RUECKZUG", eingaben, await call.schriftsaetze.getSchriftsatz({ antragUuid, uuid }))
      .length > 0
  );
}

/** The page that gives texts back when it is too late for a withdrawal. */
export async function loadRueckzugFort(call: Rufe, antragUuid: string): Promise<FortDaten> {
  const antrag = await call.antraege.getAntrag({ uuid: antragUuid });
  return {
    art: "ANTRAG_RUECKZUG",
    titel: "Antrag zurückziehen",
    antrag: { uuid: antragUuid, titel: antragTitel(antrag) },
  };
}

/** What the page of a withdrawn Antrag shows; moments are German texts in Berlin time. */
export type ZurueckgezogenDaten = {
  antragUuid: string;
  antragTitel: string;
  antragsnummer: string;
  status: AntragStatus;
  eingereicht: string;
  vorhaben: string[];
  /** Null when it was withdrawn before the portal kept withdrawals. */
  rueckzug:
    (Omit<NonNullable<Rueckzug["erklaert"]>, "stand" | "ablehnung" | "uuid"> & { isBestaetigt: boolean }) | null;
  /** The page of the submitted Antrag can be opened. */
  hatEingereichten: boolean;
  darfAnlegen: boolean;
  archivNachMonaten: number;
};

/** Null for an archived Antrag that was not withdrawn. */
export async function loadZurueckgezogenen(
  call: Rufe,
  { uuid, darfAnlegen }: { uuid: string; darfAnlegen: boolean },
): Promise<ZurueckgezogenDaten | null> {
  const [antrag, { erklaert }] = await Promise.all([
    call.antraege.getAntrag({ uuid }),
    call.schriftsaetze.getRueckzug({ antragUuid: uuid }),
  ]);
  const { status } = antrag.info;
  const gilt = erklaert !== null && erklaert.stand !== "ABGELEHNT";
  if (status === "GESCHLOSSEN" && !gilt) return null;
  return {
    antragUuid: uuid,
    antragTitel: antragTitel(antrag),
    antragsnummer: antrag.antragsnummer ?? "",
    status,
    darfAnlegen,
    eingereicht: zeit(antrag.eingereichtAm),
    vorhaben: antrag.vorhaben.map(({ titel }, stelle) => titel || `Vorhaben ${String(stelle + 1)}`),
    rueckzug: gilt ? toRueckzug(erklaert) : null,
    hatEingereichten: routeTable.eingereichterAntrag.antrag.status.some((eintrag) => eintrag === status),
    archivNachMonaten: ARCHIV_NACH_MONATEN,
  };
}

function toRueckzug(erklaert: NonNullable<Rueckzug["erklaert"]>): ZurueckgezogenDaten["rueckzug"] {
  const { grund, text, eingereichtAm, eingereichtVon, pruefsumme, belegCode, entschiedenAm, stand } = erklaert;
  return {
    grund,
    text,
    eingereichtVon,
    pruefsumme,
    belegCode,
    isBestaetigt: stand === "BESTAETIGT",
    eingereichtAm: zeit(eingereichtAm),
    entschiedenAm: zeit(entschiedenAm),
  };
}
