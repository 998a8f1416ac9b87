import { randomUUID } from "node:crypto";
import { traverseContractProcedures } from "@orpc/server";
import { z } from "zod";
import { contract } from "~/contract";
import { toAustausch, writeJson } from "~/domain/antrag/austausch/austausch";
import { formulare } from "~/domain/antrag/formular/formulare";
import { ENTWURF } from "../unit/domain/antrag/dokumente/ansicht";
import { type Angelegt, EINREICHUNG, felder, create, vorhabenPfad } from "./antraege";
import { type Antwort, type Browser, MENSCHEN, textOf } from "./backend";
import { beispielEingabe } from "./beispielEingabe";
import { pdf } from "./dateien";
import { vorhabenBeispiel } from "./vorhabenBeispiel";

/** A file that can be imported. */
const IMPORT = (() => {
  const vorhaben = [{ uuid: randomUUID(), vorhabenId: null, werte: vorhabenBeispiel(), anlagen: [] }];
  return Buffer.from(writeJson(toAustausch({ ...ENTWURF, formular: formulare.V2, vorhaben }))).toString("base64");
})();

/** Inputs that say more than the smallest one that fits the contract. */
export const EINGABEN: { readonly [ruf: string]: object } = {
  "antraege.saveVorhaben": { aenderungen: [felder({ titel: "x" })] },
  "antraege.saveEinreichung": { einreichung: EINREICHUNG },
  "antragBenutzer.setAntragRecht": { revision: 0 },
  "austausch.compareImport": { inhalt: IMPORT },
  "austausch.takeOverImport": { inhalt: IMPORT, auswahl: null },
};

/** A call of the contract, with an input that it accepts. */
export type Ruf = { name: string; methode: string; pfad: string; eingabe: Record<string, unknown>; isDatei: boolean };

const definition = z.object({ route: z.object({ method: z.string(), path: z.string(), inputStructure: z.string() }) });
const teile = z.object({
  params: z.record(z.string(), z.unknown()),
  query: z.record(z.string(), z.unknown()).default({}),
});

/** Path and query of a call whose body is a file, as one input. */
function flach(beispiel: unknown): Ruf["eingabe"] {
  const { params, query } = teile.parse(beispiel);
  return { ...params, ...query };
}

function listRufe(): Ruf[] {
  const rufe: Ruf[] = [];
  traverseContractProcedures({ router: contract, path: [] }, ({ contract: ruf, path }) => {
    const { route } = definition.parse(ruf["~orpc"]);
    if (!/^\/v1\/\w+\/\{(uuid|antragUuid)\}/.test(route.path)) return;
    const beispiel = beispielEingabe(ruf["~orpc"].inputSchema);
    if (!route.path.startsWith("/v1/antraege/") && !("antragUuid" in beispiel)) return;
    const name = path.join(".");
    const isDatei = route.inputStructure === "detailed";
    const eingabe = isDatei ? flach(beispiel) : { ...beispiel, ...EINGABEN[name] };
    rufe.push({ name, methode: route.method, pfad: route.path, eingabe, isDatei });
  });
  return rufe;
}

/** Every call of the contract about one Antrag. */
export const RUFE = listRufe();

/** What the ids of a path mean; beside an `antragUuid`, `uuid` is that of something else. */
const BEKANNT = ["antragUuid", "vorhabenUuid", "dateiUuid", "benutzerUuid"];
export const isBekannt = (pfad: string, id: string): boolean =>
  BEKANNT.includes(id) || (id === "uuid" && !pfad.includes("{antragUuid}"));

/** An Antrag with one attachment. */
export type AntragMitDatei = Angelegt & { dateiUuid: string };

export async function createMitDatei(browser: Browser): Promise<AntragMitDatei> {
  const angelegt = await create(browser, "Alle Rufe");
  const datei = await browser.ruf("POST", `${vorhabenPfad(angelegt)}/dateien?name=Plan.pdf`, { datei: pdf() });
  return { ...angelegt, dateiUuid: textOf(datei.body.uuid) };
}

/** Makes the call about this Antrag; ids of other things are those that belong to it, or of nothing. */
export function call(browser: Browser, ruf: Ruf, antrag: AntragMitDatei): Promise<Antwort> {
  const { methode, isDatei, eingabe } = ruf;
  const ids: Record<string, string> = { ...antrag, antragUuid: antrag.uuid, benutzerUuid: MENSCHEN.kollege.uuid };
  const pfad = ruf.pfad.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    isBekannt(ruf.pfad, name) ? (ids[name] ?? "") : String(eingabe[name]),
  );
  const rest = Object.fromEntries(Object.entries(eingabe).filter(([key]) => !ruf.pfad.includes(`{${key}}`)));
  if (isDatei)
    return browser.ruf(methode, `${pfad}?${new URLSearchParams(rest as Record<string, string>).toString()}`, {
      datei: pdf(),
    });
  return browser.ruf(methode, pfad, methode === "GET" ? {} : { json: rest });
}

/** Status and sub-status of each call. */
export async function stati(
  wer: Browser,
  welche: readonly Ruf[],
  antragFuer: () => Promise<AntragMitDatei>,
): Promise<Record<string, string>> {
  const gefunden: Record<string, string> = {};
  for (const ruf of welche) {
    const { status, body } = await call(wer, ruf, await antragFuer());
    gefunden[ruf.name] = status < 400 ? String(status) : textOf(body.httpSubStatus);
  }
  return gefunden;
}

/** The same status for each of them. */
export const alle = (welche: readonly Ruf[], stand: string) =>
  Object.fromEntries(welche.map(({ name }) => [name, stand]));
