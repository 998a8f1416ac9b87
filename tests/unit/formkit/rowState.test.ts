import { expect, it } from "vitest";
import { ROW_STATE_TEXT, rowState, STORED_ROW_STATES, storedRowState } from "../../../app/formkit/rowState";

const row = { fehler: 0, warnungen: 0, created: false, hidden: false, pending: false };

it.each([
  ["nothing found", row, "gruen"],
  ["warnings only", { ...row, warnungen: 2 }, "gelb"],
  ["errors", { ...row, fehler: 1 }, "rot"],
  ["errors and warnings", { ...row, fehler: 1, warnungen: 1 }, "rot"],
  ["newly created", { ...row, created: true }, "keiner"],
  ["newly created with errors", { ...row, created: true, fehler: 3 }, "keiner"],
  ["newly created with warnings", { ...row, created: true, warnungen: 1 }, "gelb"],
  ["status hidden", { ...row, hidden: true }, "keiner"],
  ["status hidden with errors", { ...row, hidden: true, fehler: 1 }, "keiner"],
  ["check under way", { ...row, pending: true, fehler: 1 }, "laedt"],
])("%s", (_, facts, state) => {
  expect(rowState(facts)).toBe(state);
});

it("has the words of the specification", () => {
  expect([ROW_STATE_TEXT.gruen, ROW_STATE_TEXT.rot]).toEqual(["Vollständig erfasst", "Nicht vollständig erfasst"]);
});

it("shows errors of a stored row red, questions amber, everything else green", () => {
  expect(storedRowState({ fehler: [1], warnungen: [1] })).toBe("rot");
  expect(storedRowState({ fehler: [], warnungen: [1] })).toBe("gelb");
  expect(storedRowState({ fehler: [], warnungen: [] })).toBe("gruen");
  expect(Object.keys(STORED_ROW_STATES)).toEqual(["gruen", "gelb", "rot"]);
});
