import { describe, expect, it } from "vitest";
import { createMeldungsliste } from "~/features/shell/meldungsliste";

const probe = () => createMeldungsliste(() => new Date("2026-03-02T09:00:00Z"));
const kurz = (text: string) => ({ ton: "primary", text, dauerMs: 5_000 }) as const;

describe("createMeldungsliste", () => {
  it("shows one at a time and keeps all, the newest first", () => {
    const liste = probe();
    liste.report(kurz("eins"));
    liste.report(kurz("zwei"));
    expect(liste.offen()?.text).toBe("eins");
    liste.close(liste.offen()?.nummer ?? 0);
    expect(liste.offen()?.text).toBe("zwei");
    liste.close(liste.offen()?.nummer ?? 0);
    expect(liste.offen()).toBeNull();
    expect(liste.alle().map(({ text }) => text)).toEqual(["zwei", "eins"]);
  });

  it("lists what is shown elsewhere without showing it again", () => {
    const liste = probe();
    liste.record({ ton: "error", text: "Fehler" });
    expect([liste.offen(), liste.alle().length]).toEqual([null, 1]);
  });

  it("forgets everything for the next person, and the oldest of too many", () => {
    const liste = probe();
    for (let zahl = 0; zahl < 60; zahl += 1) liste.report(kurz(String(zahl)));
    expect([liste.alle().length, liste.alle()[0]?.text]).toEqual([50, "59"]);
    liste.clear();
    expect([liste.offen(), liste.alle()]).toEqual([null, []]);
  });
});
