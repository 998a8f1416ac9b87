import type { Rufe } from "~/contract/wire/call";
import type { Rueckzug } from "~/contract/verfahren/schriftsaetze";
import type { AntragStatus } from "~/domain/antrag/antragStatus";
import { ARCHIV_NACH_MONATEN } from "~/domain/stichtage";
import { antragTitel } from "~/features/antrag";
import { formatDateTime } from "~/lib/date";
import { routeTable } from "~/routing/routeTable";

const zeit = (moment: string | null): string => (moment === null ? "" : formatDateTime(new Date(moment)));

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
