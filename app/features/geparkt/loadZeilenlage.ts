import type { Rufe } from "~/contract/wire/call";
import { formDataVon, type GeparktesVorhaben, geparktTitel } from "~/features/formular";
import { findSperre, findZeilenStand, ZEILEN_FELD, ZEILEN_LABELS, zeilenHref } from "~/features/zeilen";
import { wortDifferenz } from "~/lib/wortDifferenz";
import type { Geparktlage } from "./geparktlage";

const FORT = "Dieses Vorhaben gibt es nicht mehr; vielleicht hat es jemand gelöscht.";
const OEFFNET = "Mit „Übernehmen“ öffnet sich die Vorschau dieser Zeilen. Gespeichert wird erst dort.";

/** Is it a text of rows for a table of the form, and no place of the form itself? */
export const isZeilentext = (geparkt: GeparktesVorhaben): boolean => formDataVon(geparkt).has(ZEILEN_FELD);

/** A kept text of rows: taking it over opens its page with the preview. */
export async function loadZeilenlage(call: Rufe, geparkt: GeparktesVorhaben): Promise<Geparktlage> {
  const { antragUuid, formular: art } = geparkt;
  const { vorhabenUuid, tabelle } = geparkt.ort;
  const ort = { antragUuid, vorhabenUuid, tabelle: tabelle ?? "" };
  const [text] = formDataVon(geparkt).getAll(ZEILEN_FELD).map(String);
  const label = ZEILEN_LABELS[ZEILEN_FELD];
  const angaben = [{ name: ZEILEN_FELD, label, text: text ?? "" }];
  const stand = await findZeilenStand(call, { ort, art });
  const kopf = { action: zeilenHref(ort), titel: geparktTitel(geparkt), angaben, hinweise: [] };
  if (stand === null) return { ...kopf, tabLabel: "Zeilen einfügen", art: "nurKopieren", grund: FORT };
  const tabLabel = `${stand.tab.label}: Zeilen einfügen`;
  const sperre = findSperre(stand);
  if (sperre !== null) return { ...kopf, tabLabel, art: "nurKopieren", grund: sperre };
  const feld = { label, isGeaendert: true, teile: wortDifferenz("", text ?? "") };
  return {
    ...kopf,
    tabLabel,
    hinweise: [OEFFNET],
    art: "pruefen",
    konflikt: null,
    unlesbar: [],
    ticket: stand.ticket,
    oeffnen: "vorschau",
    abschnitte: [{ key: stand.tabelle.key, titel: stand.tabelle.label, felder: [feld] }],
  };
}
