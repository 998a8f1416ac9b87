import { describe, expect, it } from "vitest";
import { imVorgang, rememberAenderung } from "~/server/backend/imVorgang";

function zaehlend() {
  let anzahl = 0;
  return () => Promise.resolve((anzahl += 1));
}

describe("Was zu einem Seitenaufruf gelesen wird", () => {
  it("wird je Schlüssel einmal gelesen", async () => {
    const [einmal, read, vorgang] = [imVorgang<number>(), zaehlend(), {}];
    expect(await einmal(vorgang, "a", read)).toBe(1);
    expect(await einmal(vorgang, "a", read)).toBe(1);
    expect(await einmal(vorgang, "b", read)).toBe(2);
    expect(await einmal({}, "a", read)).toBe(3);
  });

  it("wird neu gelesen, sobald der Aufruf etwas ändert, und bei Rufen von außen immer", async () => {
    const [einmal, read, vorgang] = [imVorgang<number>(), zaehlend(), {}];
    await einmal(vorgang, "a", read);
    rememberAenderung(vorgang);
    expect(await einmal(vorgang, "a", read)).toBe(2);
    expect(await einmal(vorgang, "a", read)).toBe(3);
    expect(await einmal(null, "a", read)).toBe(4);
    expect(await einmal(null, "a", read)).toBe(5);
  });
});
