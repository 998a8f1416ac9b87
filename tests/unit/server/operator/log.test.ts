import { describe, expect, it } from "vitest";
import { z } from "zod";
import { createLog } from "~/server/operator/log";

const GEHEIM = "a-Z_9".repeat(8).padEnd(43, "x");
const UUID = "0f14d0ab-9605-4a62-a9e4-5ed26688389b";

/** The one line that `write` writes. */
function zeileVon(write: (log: ReturnType<typeof createLog>) => void): Record<string, unknown> {
  const zeilen: string[] = [];
  write(createLog("info", { write: (zeile) => void zeilen.push(zeile) }));
  expect(zeilen).toHaveLength(1);
  return z.record(z.string(), z.unknown()).parse(JSON.parse(zeilen.join()));
}

describe("the log", () => {
  it.each([
    [`/kalender/${GEHEIM}/fristen.ics`, "/kalender/[entfernt]/fristen.ics"],
    [`/v1/kalender/${GEHEIM}`, "/v1/kalender/[entfernt]"],
    [`/kalender/${GEHEIM}.data`, "/kalender/[entfernt].data"],
    [`/antraege/${UUID}/startseite`, `/antraege/${UUID}/startseite`],
    [`/assets/${GEHEIM}x.js`, `/assets/${GEHEIM}x.js`],
  ])("writes the path %s as %s: the address of a calendar is its secret", (path, geschrieben) => {
    expect(zeileVon((log) => log.info({ path }, "request"))).toMatchObject({
      level: "info",
      path: geschrieben,
      msg: "request",
    });
    expect(zeileVon((log) => log.error({ err: new Error("x"), path }, "unexpected error"))).toMatchObject({
      level: "error",
      path: geschrieben,
      err: { message: "x" },
    });
  });

  it.each(["password", "token", "tan", "cookie", "authorization"])("blanks %s, also one level down", (name) => {
    const zeile = zeileVon((log) => log.info({ [name]: GEHEIM, kopf: { [name]: GEHEIM } }));
    expect(zeile).toMatchObject({ [name]: "[entfernt]", kopf: { [name]: "[entfernt]" } });
  });
});
