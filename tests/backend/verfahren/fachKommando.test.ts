import { execFile } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { FACH_TOKEN, textOf } from "../../support/backend";
import { entscheidung, fachPfad, submitUntilEingang, type Im } from "../../support/fach";
import { type LivePortal, startLivePortal } from "../../support/livePortal";

let test: LivePortal;
let im: Im;
let nummer: string;

beforeAll(async () => {
  test = await startLivePortal({ NEZO_AKTIV: "false" });
  im = await submitUntilEingang(test, await test.alsBevollmaechtigter());
  nummer = textOf((await test.fach("GET", fachPfad(im.uuid))).body.antragsnummer);
});
afterAll(() => test.stop());

const root = resolve(import.meta.dirname, "../../..");
/** A text that contains this one, or fits this pattern. */
const mit = (text: string | RegExp): unknown =>
  typeof text === "string" ? expect.stringContaining(text) : expect.stringMatching(text);

type Ende = { code: number; out: string; err: string };

/** The command as a person starts it, over the network. */
const fach = (args: string[], umgebung: Record<string, string> = {}): Promise<Ende> =>
  new Promise((fertig) => {
    const env = { ...process.env, FACH_BASIS: test.knoten.url, FACH_TOKEN, ...umgebung };
    const child = execFile(
      process.execPath,
      ["--import", "tsx", "scripts/fach.ts", ...args],
      { cwd: root, env },
      (_error, out, err) => {
        fertig({ code: child.exitCode ?? -1, out, err });
      },
    );
  });

it("führt durch ein Verfahren", async () => {
  expect(await fach(["hilfe"])).toMatchObject({
    code: 0,
    out: mit(/npm run fach -- <Befehl>[\s\S]*bescheide <Antrag>/),
  });
  expect(await fach(["liste", "--status", "EINGEREICHT"])).toMatchObject({
    code: 0,
    out: mit(`${nummer}  Antrag eingereicht`),
  });
  expect(await fach(["pruefe", nummer])).toEqual({ code: 0, out: "Status: IN_PRUEFUNG\n", err: "" });
  const gefordert = await fach([
    "fordere",
    nummer,
    "--frage",
    "Was ist neu?",
    "--frage",
    "Wer?",
    "--vorhaben",
    "1",
    "--frist",
    "16.03.2026",
  ]);
  expect(gefordert).toMatchObject({ code: 0, out: mit("Frist 16.03.2026") });
  const nachforderung = textOf(/\(([0-9a-f-]{36})\)/.exec(gefordert.out)?.[1]);
  expect(await fach(["verlaengere", nachforderung])).toEqual({
    code: 1,
    out: "",
    err: "Es ist keine Fristverlängerung beantragt.\n",
  });
  expect((await fach(["schliesse", nachforderung])).out).toBe("Status: IN_PRUEFUNG\n");
  expect((await fach(["bescheide", nummer, "--ergebnis", "gemischt"])).out).toMatch(
    /^Bescheid [0-9a-f-]{36} liegt bis zum 12\.03\.2026 zum Abruf bereit\.$/m,
  );
  expect((await fach(["zeige", im.uuid])).out).toMatch(
    /Bescheid liegt vor[\s\S]*Nachforderungen[\s\S]*GESCHLOSSEN[\s\S]*Bescheide[\s\S]*POSITIV/,
  );
}, 120_000);

it("sagt mit dem Ende, was war", async () => {
  expect(await fach(["pruefe", nummer])).toMatchObject({
    code: 1,
    err: mit("Der Antrag hat den Status „Bescheid liegt vor“."),
  });
  expect(await fach(["unsinn"])).toMatchObject({ code: 2, err: mit("Den Befehl „unsinn“ gibt es nicht.") });
  expect(await fach(["bescheide", nummer, "--ergebnis", "vielleicht"])).toMatchObject({
    code: 2,
    err: mit("--ergebnis muss eines sein von"),
  });
  expect(await fach(["pruefe"])).toMatchObject({ code: 2, err: mit("braucht <Antrag>") });
  expect(await fach(["liste"], { FACH_TOKEN: "falsch" })).toMatchObject({
    code: 1,
    err: mit("Zugang zur Fachschnittstelle"),
  });
  expect(await fach(["liste"], { FACH_BASIS: "http://127.0.0.1:9" })).toMatchObject({
    code: 3,
    err: mit("nicht erreichbar"),
  });
}, 120_000);

it("nimmt Feststellungen aus einer Datei und nennt, was an ihnen falsch ist", async () => {
  const datei = join(mkdtempSync(join(tmpdir(), "fach-")), "bescheid.json");
  writeFileSync(
    datei,
    JSON.stringify(
      (await entscheidung(test, im, "NEGATIV")).vorhaben.concat((await entscheidung(test, im, "NEGATIV")).vorhaben),
    ),
  );
  await test.dienste.pool.query("UPDATE antrag SET status = 'IN_PRUEFUNG' WHERE uuid = $1", [im.uuid]);
  expect(await fach(["bescheide", nummer, "--datei", datei])).toMatchObject({
    code: 1,
    err: mit("vorhaben.1.vorhabenUuid: Über dieses Vorhaben ist mehrfach entschieden."),
  });
}, 60_000);
