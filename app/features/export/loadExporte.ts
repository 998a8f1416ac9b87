import type { ExportAuftrag, ExportKonfiguration, Nachweis } from "~/contract/tabelle/exporte";
import type { Rufe } from "~/contract/wire/call";
import { formatGroesse } from "~/domain/antrag/anlagen";
import { describeExportumfang, exportZeitraum } from "~/domain/tabelle/exportBeschreibung";
import { EXPORT_FORMATE } from "~/domain/tabelle/exportDatei";
import { EXPORT_FAELLE, EXPORT_ZWECKE, exportFaelle } from "~/domain/tabelle/exportFaelle";
import { exportUmfangVon } from "~/domain/tabelle/exportRechte";
import { describeExportFilter, readFirma } from "~/domain/tabelle/exportFilter";
import { pickFolge } from "~/domain/tabelle/nachladen";
import { loadSeiten, readSuchtext, type Seitenstand } from "~/features/tabelle";
import { addDays, formatDateTime, formatMonthWords, monthOf, todayBerlin } from "~/lib/date";
import type { Clock } from "~/lib/clock";
import { restText } from "~/lib/relativeTime";
import { href } from "~/routing/href";
import { type ExportFormularDaten, loadExportFormular, type Werker } from "./loadExportFormular";

/** An order as the page shows it. */
export type ExportZeile = {
  uuid: string;
  titel: string;
  zustand: ExportAuftrag["zustand"];
  bestellt: string;
  fall: string;
  /** Where the same can be ordered again. */
  nochmal: string;
  /** From 0 to 1; null while it has not begun. */
  fortschritt: number | null;
  stand: string;
  /** Of a file that is ready; null before. */
  datei: { name: string; href: string; groesse: string; zeilen: string; bis: string } | null;
};

/** A configuration as the page shows it; `knopf` says for which month it would be run. */
export type KonfigurationZeile = { uuid: string; name: string; text: string; knopf: string; oeffnen: string };

/** How the address of the page names the list of who has exported what, and its search. */
export const NACHWEISE = { liste: "nachweise", suche: "nachweiseSuche" } as const;

/** A line of who has exported what. */
export type NachweisZeile = {
  uuid: string;
  name: string;
  was: string;
  umfang: string;
  zweck: string;
  /** When it was ordered, as an ISO moment. */
  am: string;
  stand: string;
};

export type ExporteDaten = {
  faelle: { href: string; label: string; isGewaehlt: boolean }[];
  formular: ExportFormularDaten | null;
  konfigurationen: KonfigurationZeile[];
  exporte: ExportZeile[];
  /** Null for those who may not see it. */
  nachweise: (Seitenstand<NachweisZeile> & { suche: string }) | null;
};

const zahl = (wert: number): string => wert.toLocaleString("de-DE");
const momentVon = (moment: string | null): string => (moment === null ? "" : formatDateTime(new Date(moment)));

/** "02.03.2026, 10:15 Uhr (noch 22 Stunden)" */
const endeVon = (bis: string | null, jetzt: Date): string =>
  bis === null ? "" : `${momentVon(bis)} (${restText(new Date(bis), jetzt)})`;

const standVon = ({ zustand, geschrieben, gesamt }: ExportAuftrag): string =>
  zustand === "IN_ARBEIT" && gesamt !== null ? `${zahl(geschrieben)} von ${zahl(gesamt)} Zeilen geschrieben` : "";

function toZeile(auftrag: ExportAuftrag, jetzt: Date): ExportZeile {
  const { uuid, fall, format, zustand, query, von, bis, zweck, fileName, gesamt, geschrieben } = auftrag;
  const was = `${EXPORT_FAELLE[fall].label} als ${EXPORT_FORMATE[format].label}`;
  const datei = {
    name: fileName,
    href: href("exportLaden", { fileName }),
    groesse: formatGroesse(auftrag.groesse ?? 0),
    zeilen: zahl(auftrag.zeilen ?? 0),
    bis: endeVon(auftrag.abrufbarBis, jetzt),
  };
  return {
    uuid,
    titel: auftrag.configurationName === null ? was : `${auftrag.configurationName}: ${was}`,
    zustand,
    bestellt: momentVon(auftrag.bestelltAm),
    fall,
    nochmal: href(
      "exportMainView",
      {},
      { fall, ansicht: query, von, bis, zweck, format, variablen: auftrag.variablen?.join(",") },
    ),
    fortschritt: zustand === "IN_ARBEIT" && gesamt !== null && gesamt > 0 ? Math.min(1, geschrieben / gesamt) : null,
    stand: standVon(auftrag),
    datei: zustand === "FERTIG" ? datei : null,
  };
}

function toKonfiguration(eine: ExportKonfiguration, clock: Clock): KonfigurationZeile {
  const { uuid, configurationName, fall, variablen, filter, configuration } = eine;
  const vormonat = monthOf(addDays(`${monthOf(todayBerlin(clock))}-01`, -1));
  const hatZeitraum = filter.von !== null || filter.bis !== null;
  const was = `${EXPORT_FAELLE[fall].label}, ${EXPORT_FORMATE[configuration.format].label}`;
  const { query, von, bis } = filter;
  const gefragt = new URLSearchParams(query);
  const firma = readFirma(gefragt) === null ? "" : "nur ein Unternehmen";
  const enger = [firma, describeExportFilter(fall, gefragt)].filter((teil) => teil !== "").join(", ");
  return {
    uuid,
    name: configurationName,
    text: `${was}, ${String(variablen.length)} Variablen, ${exportZeitraum(von, bis)}${enger === "" ? "" : `, ${enger}`}`,
    knopf: hatZeitraum ? `Für ${formatMonthWords(vormonat)} ausführen` : "Ausführen",
    oeffnen: href(
      "exportMainView",
      {},
      { fall, ansicht: query, von, bis, ...configuration, variablen: variablen.join(","), name: configurationName },
    ),
  };
}

const NACHWEISE_JE_SEITE = 25;

async function loadNachweise(call: Rufe, url: URL, jetzt: Date): Promise<ExporteDaten["nachweise"]> {
  const suche = readSuchtext(url.searchParams, NACHWEISE.suche);
  const { zeilen, ...stand } = await loadSeiten(pickFolge(url.searchParams, NACHWEISE.liste), {
    jeSeite: NACHWEISE_JE_SEITE,
    list: (gefragt) => call.exporte.listNachweise({ ...gefragt, suche }),
  });
  return { ...stand, suche, zeilen: toNachweise(zeilen, jetzt) };
}

function toNachweise(data: readonly Nachweis[], jetzt: Date): NachweisZeile[] {
  return data.map((nachweis) => {
    const { uuid, name, fall, format, zweck, bestelltAm, zeilen, abrufbarBis } = nachweis;
    const istDa = abrufbarBis !== null && new Date(abrufbarBis) > jetzt;
    const anzahl = zeilen === null ? "ohne Datei" : `mit ${zahl(zeilen)} ${zeilen === 1 ? "Zeile" : "Zeilen"}`;
    return {
      uuid,
      name,
      was: `${EXPORT_FAELLE[fall].label} als ${EXPORT_FORMATE[format].label}`,
      umfang: describeExportumfang(nachweis),
      zweck: zweck === null ? "–" : EXPORT_ZWECKE[zweck],
      am: bestelltAm,
      stand: istDa ? `${anzahl}, höchstens bis ${endeVon(abrufbarBis, jetzt)}` : anzahl,
    };
  });
}

/** Everything of the page: the cases the person may export, what was ordered and kept, and the form of a case. */
export async function loadExporte(
  call: Rufe,
  { url, clock, person }: { url: URL; clock: Clock; person: Werker },
): Promise<ExporteDaten> {
  const jetzt = clock.now();
  const siehtNachweise = person.systemRolle === "ADMINISTRATOR" || person.unternehmenRolle === "BEVOLLMAECHTIGTER";
  const [formular, { data: exporte }, { data: konfigurationen }, nachweise] = await Promise.all([
    loadExportFormular(call, url, person),
    call.exporte.listExporte(),
    call.exporte.listKonfigurationen(),
    siehtNachweise ? loadNachweise(call, url, jetzt) : null,
  ]);
  const erlaubte = exportFaelle.filter((fall) => exportUmfangVon(fall, person) !== null);
  return {
    faelle: erlaubte.map((fall) => ({
      href: href("exportMainView", {}, { fall }),
      label: EXPORT_FAELLE[fall].label,
      isGewaehlt: fall === formular?.fall,
    })),
    formular,
    konfigurationen: konfigurationen.map((eine) => toKonfiguration(eine, clock)),
    exporte: exporte.map((auftrag) => toZeile(auftrag, jetzt)),
    nachweise,
  };
}
