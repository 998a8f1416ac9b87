import { describe, expect, it } from "vitest";
import { openFach } from "~/features/tresor/tresorfach";
import { bundMit, scheinAblage } from "../../../support/scheinAblage";

const FACH = { benutzer: "bea", unternehmen: "maschinenbau", antrag: "a1", vorhaben: "v1" };
const eintrag = (stelle: string, text: string | string[], am = 1000) => ({
  stelle,
  blatt: "b1",
  am,
  text,
  basis: "",
  revision: 3,
});

describe("ein Fach des Tresors", () => {
  it("gibt zurück, was hineingelegt wurde, das Älteste zuerst", async () => {
    const { ablage } = scheinAblage();
    const fach = openFach(FACH, { ablage, bund: await bundMit("bea maschinenbau", 1) });
    await fach.write({ lege: [eintrag("titel", "Größe & Übermaß 🚀\r\nzwei", 2000), eintrag("themen", ["a", "b"])] });
    expect(await fach.liste()).toEqual([
      eintrag("themen", ["a", "b"]),
      eintrag("titel", "Größe & Übermaß 🚀\r\nzwei", 2000),
    ]);
  });

  it("legt im Browser keinen lesbaren Text ab und verschlüsselt denselben Text jedes Mal anders", async () => {
    const { ablage, saetze } = scheinAblage();
    const fach = openFach(FACH, { ablage, bund: await bundMit("bea maschinenbau", 1) });
    await fach.write({ lege: [eintrag("titel", "Geheimes Vorhaben")] });
    const [erster] = [...saetze.values()];
    expect(Buffer.from(erster?.daten ?? new ArrayBuffer(0)).includes("Geheimes")).toBe(false);
    await fach.write({ lege: [eintrag("titel", "Geheimes Vorhaben")] });
    const [zweiter] = [...saetze.values()];
    expect(
      Buffer.from(zweiter?.daten ?? new ArrayBuffer(0)).equals(Buffer.from(erster?.daten ?? new ArrayBuffer(0))),
    ).toBe(false);
  });

  it("öffnet sich nur mit dem Schlüssel, mit dem verschlüsselt wurde", async () => {
    const { ablage } = scheinAblage();
    await openFach(FACH, { ablage, bund: await bundMit("bea maschinenbau", 1) }).write({
      lege: [eintrag("titel", "Meins")],
    });
    expect(await openFach(FACH, { ablage, bund: await bundMit("bea maschinenbau", 2) }).liste()).toEqual([]);
    expect(await openFach(FACH, { ablage, bund: await bundMit("bea maschinenbau", 2, 1) }).liste()).toHaveLength(1);
  });

  it("zeigt einer anderen Person, einem anderen Unternehmen und einem anderen Vorhaben nichts", async () => {
    const { ablage } = scheinAblage();
    const bund = await bundMit("bea maschinenbau", 1);
    await openFach(FACH, { ablage, bund }).write({ lege: [eintrag("titel", "Meins")] });
    for (const anders of [{ benutzer: "max" }, { unternehmen: "software" }, { antrag: "a2" }, { vorhaben: "v2" }])
      expect(await openFach({ ...FACH, ...anders }, { ablage, bund }).liste()).toEqual([]);
  });

  it("erkennt, wenn ein Eintrag an eine andere Stelle geschoben oder umdatiert wurde", async () => {
    const { ablage, saetze } = scheinAblage();
    const fach = openFach(FACH, { ablage, bund: await bundMit("bea maschinenbau", 1) });
    await fach.write({ lege: [eintrag("titel", "Meins")] });
    const [[key, satz] = ["", undefined]] = [...saetze];
    if (satz === undefined) throw new Error("Nothing stored");
    saetze.set(key, { ...satz, stelle: "ziel" });
    expect(await fach.liste()).toEqual([]);
    saetze.set(key, { ...satz, am: 5 });
    expect(await fach.liste()).toEqual([]);
    saetze.set(key, satz);
    expect(await fach.liste()).toHaveLength(1);
  });
});
