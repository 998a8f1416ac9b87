import { expect, it } from "vitest";
import { flashAt, type FlashStand, followFrame } from "~/features/shell/flashStand";

const gespeichert = { tone: "success", text: "Gespeichert" } as const;
const gesendet = { tone: "success", text: "Gesendet" } as const;
const gezeigt: FlashStand = { rahmen: { flash: gespeichert }, flash: gespeichert, ort: "a" };

it("stays when the frame is read anew at the same place", () => {
  expect(flashAt(followFrame(gezeigt, { flash: null }, "a"), "a")).toEqual(gespeichert);
});

it("ends with another place, with a new frame and without", () => {
  expect(flashAt(followFrame(gezeigt, { flash: null }, "b"), "b")).toBeNull();
  expect(flashAt(gezeigt, "b")).toBeNull();
});

it("gives way to the message of the next action, at the same place and at another", () => {
  for (const ort of ["a", "b"]) expect(flashAt(followFrame(gezeigt, { flash: gesendet }, ort), ort)).toEqual(gesendet);
});

it("stays closed when the frame is read anew", () => {
  expect(flashAt(followFrame({ ...gezeigt, flash: null }, { flash: null }, "a"), "a")).toBeNull();
});
