import { describe, expect, it } from "vitest";
import { imVorgang, merkeAenderung } from "~/server/backend/imVorgang";

function zaehlend() {
  let anzahl = 0;
  return () => Promise.resolve((anzahl += 1));
}

describe("Was zu einem Seitenaufruf gelesen wird", () => {
  it("wird je Schlüssel einmal gelesen", async () => {
    const [einmal, lies, vorgang] = [imVorgang<number>(), zaehlend(), {}];
    expect(await einmal(vorgang, "a", lies)).toBe(1);
    expect(await einmal(vorgang, "a", lies)).toBe(1);
    expect(await einmal(vorgang, "b", lies)).toBe(2);
    expect(await einmal({}, "a", lies)).toBe(3);
  });

  it("wird neu gelesen, sobald der Aufruf etwas ändert, und bei Rufen von außen immer", async () => {
    const [einmal, lies, vorgang] = [imVorgang<number>(), zaehlend(), {}];
    await einmal(vorgang, "a", lies);
    merkeAenderung(vorgang);
    expect(await einmal(vorgang, "a", lies)).toBe(2);
    expect(await einmal(vorgang, "a", lies)).toBe(3);
    expect(await einmal(null, "a", lies)).toBe(4);
    expect(await einmal(null, "a", lies)).toBe(5);
  });
});
