import { expect, it } from "vitest";
import { formatRestzeit } from "../../../../app/domain/wartung/restzeit";

const SEKUNDE = 1000;
const MINUTE = 60 * SEKUNDE;
const STUNDE = 60 * MINUTE;
const TAG = 24 * STUNDE;

it.each([
  [-5, "0 Sekunden"],
  [1, "1 Sekunde"],
  [2 * MINUTE, "120 Sekunden"],
  [2 * MINUTE + 1, "3 Minuten"],
  [59 * MINUTE + 1, "1 Stunde"],
  [STUNDE + 5 * MINUTE, "1 Stunde und 5 Minuten"],
  [3 * STUNDE + MINUTE, "3 Stunden und 1 Minute"],
  [TAG - 1, "1 Tag"],
  [TAG + STUNDE, "1 Tag und 1 Stunde"],
  [2 * TAG + 3 * STUNDE + 20 * MINUTE, "2 Tagen und 3 Stunden"],
])("%s ms: %s", (millis, text) => {
  expect(formatRestzeit(millis).replaceAll("\u00a0", " ")).toBe(text);
});
