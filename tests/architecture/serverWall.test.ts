import { describe, expect, it } from "vitest";
import { findIntruder } from "../../scripts/serverWall";

type Modules = Parameters<typeof findIntruder>[0][string] & { type: "chunk" };

/** The files for the browser, with one module of which so much is left. */
function bundleWith(id: string, renderedLength = 10) {
  const part = { code: null, originalLength: 10, removedExports: [], renderedExports: [], renderedLength };
  const chunk: Modules = { type: "chunk", modules: { "/home/app/root.tsx": part, [id]: part } };
  return { "assets/sheet.css": { type: "asset" as const }, "assets/page.js": chunk };
}

describe("the wall in front of the browser", () => {
  it.each([
    "/home/app/server/portal/openRoute.ts",
    "C:\\home\\app\\server\\portal\\openRoute.ts",
    "/home/node_modules/zod/v4/classic/schemas.js",
    "/home/node_modules/@orpc/contract/dist/index.mjs",
  ])("stops %s", (id) => {
    expect(findIntruder(bundleWith(id))).toContain(`${id} would be sent to the browser (in assets/page.js)`);
  });

  it.each(["/home/app/features/live/LiveBetrieb.tsx", "/home/node_modules/zod/v4/mini/schemas.js"])(
    "lets %s through",
    (id) => {
      expect(findIntruder(bundleWith(id))).toBeUndefined();
    },
  );

  it("does not mind a module of which nothing is left", () => {
    expect(findIntruder(bundleWith("/home/app/server/portal/openRoute.ts", 0))).toBeUndefined();
  });
});
