/**
 * Writes an Excel file in a thread of its own, for `xlsx.ts`, which starts this text. Texts are written as texts, so that nothing in them is
 * calculated, and numbers and days as what they are.
 */
const { parentPort, workerData } = require("node:worker_threads");

const ZEICHEN_BREIT = { min: 10, max: 60 };

function toZelle(zelle) {
  if (zelle === null) return null;
  if (zelle.art === "zahl") return { type: Number, value: zelle.wert };
  if (zelle.art === "tag") return { type: Date, value: new Date(`${zelle.wert}T00:00:00Z`), format: "dd.mm.yyyy" };
  return { type: String, value: zelle.wert };
}

/** As wide as the longest text of the column, within reason. */
function breiteVon({ spalten, zeilen }, stelle) {
  const laengen = zeilen.slice(0, 200).map((zellen) => (zellen[stelle]?.art === "text" ? zellen[stelle].wert.length : 0));
  return Math.min(ZEICHEN_BREIT.max, Math.max(ZEICHEN_BREIT.min, spalten[stelle].length + 2, ...laengen));
}

async function schreibe() {
  const { default: writeExcel } = await import(workerData.bibliothek);
  const tabelle = JSON.parse(workerData.tabelle);
  const kopf = tabelle.spalten.map((titel) => ({ type: String, value: titel, fontWeight: "bold" }));
  const blatt = [kopf, ...tabelle.zeilen.map((zellen) => zellen.map(toZelle))];
  const columns = tabelle.spalten.map((_, stelle) => ({ width: breiteVon(tabelle, stelle) }));
  const datei = new Uint8Array(await writeExcel(blatt, { sheet: tabelle.name, columns, stickyRowsCount: 1 }).toBuffer());
  parentPort.postMessage(datei, [datei.buffer]);
}

void schreibe();
