import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makeOrdner } from "~/server/operator/makeOrdner";
import { findOrdnerProblem } from "~/server/operator/ordnerProblem";

let hier: string;
beforeEach(() => {
  hier = mkdtempSync(join(tmpdir(), "ordner-"));
});
afterEach(() => rmSync(hier, { recursive: true, force: true }));

describe("makeOrdner", () => {
  it("legt den Ordner mit allen darüber an, und noch einmal tut nichts", () => {
    const tief = join(hier, "a/b/c");
    makeOrdner(tief, 0o700);
    makeOrdner(tief);
    expect(statSync(tief).mode & 0o777).toBe(0o700);
  });

  it("sagt, dass dort eine Datei liegt", () => {
    writeFileSync(join(hier, "datei"), "");
    expect(() => makeOrdner(join(hier, "datei"))).toThrow(/EEXIST/);
    expect(() => makeOrdner(join(hier, "datei/darunter"))).toThrow(/ENOTDIR/);
  });

  it.runIf(process.platform === "linux")("endet, wo das System keine Ordner kennt, und das Portal sagt es", () => {
    const ordner = { DATENORDNER: "/proc/antragsportal/daten" };
    let gesagt: unknown = null;
    try {
      makeOrdner(ordner.DATENORDNER);
    } catch (error) {
      gesagt = findOrdnerProblem(error, ordner)?.message;
    }
    expect(gesagt).toContain(
      "Das Portal kann /proc/antragsportal nicht benutzen: dort lässt sich kein Ordner anlegen.",
    );
  });
});
