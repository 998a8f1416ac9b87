import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import type { Exporttabelle } from "~/contract/exportTabelle";
import arbeiter from "./xlsxArbeiter.js?raw";

/** As the threads load it, wherever this text has been bundled to. */
const BIBLIOTHEK = pathToFileURL(createRequire(import.meta.url).resolve("write-excel-file/node")).href;

let davor: Promise<unknown> = Promise.resolve();

/**
 * A table as an Excel file: one sheet, its first row stays in sight. A thread of its own writes it, so that the process goes on serving
 * others; one file after the other, for each takes a processor and the memory for all its cells.
 */
export function writeXlsx(tabelle: Exporttabelle): Promise<Uint8Array<ArrayBuffer>> {
  const meine = davor.then(() => schreibe(tabelle));
  davor = meine.catch(() => undefined);
  return meine;
}

function schreibe(tabelle: Exporttabelle): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    // As a text: to copy a hundred thousand cells one by one would hold this thread up again.
    const workerData = { bibliothek: BIBLIOTHEK, tabelle: JSON.stringify(tabelle) };
    // Without what this process was started with: the loader of a development server, the limits of its memory.
    const faden = new Worker(arbeiter, { eval: true, workerData, execArgv: [] });
    faden.once("message", resolve);
    faden.once("error", reject);
    faden.once("exit", (code) => {
      reject(new Error(`The writing of an Excel file has ended with code ${String(code)}`));
    });
  });
}
