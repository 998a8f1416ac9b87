import { expect, it } from "vitest";
import { rememberAktion, sobaldJemandDaIst } from "~/features/session/anwesenheit";

const START = Date.UTC(2026, 10, 22, 9);

/** Says how often it was called. */
function zaehlend() {
  let anzahl = 0;
  return { fn: () => (anzahl += 1), anzahl: () => anzahl };
}

it.each([
  [0, 1],
  [59_999, 1],
  [60_000, 0],
])("%s ms nach einer Aktion fragt die Seite sofort: %s Mal", (danach, sofort) => {
  const ruf = zaehlend();
  rememberAktion(START);
  const cancel = sobaldJemandDaIst(ruf.fn, START + danach);
  expect(ruf.anzahl()).toBe(sofort);
  cancel();
});

it("sonst mit der nächsten Aktion, und nur einmal", () => {
  const ruf = zaehlend();
  rememberAktion(START);
  sobaldJemandDaIst(ruf.fn, START + 3_600_000);
  expect(ruf.anzahl()).toBe(0);
  rememberAktion(START + 3_700_000);
  rememberAktion(START + 3_700_001);
  expect(ruf.anzahl()).toBe(1);
});

it("wer geht, fragt nicht mehr", () => {
  const ruf = zaehlend();
  rememberAktion(START);
  sobaldJemandDaIst(ruf.fn, START + 3_600_000)();
  rememberAktion(START + 3_700_000);
  expect(ruf.anzahl()).toBe(0);
});
