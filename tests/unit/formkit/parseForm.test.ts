import { describe, expect, it } from "vitest";
import { createFields, tab } from "../../../app/formkit/defineForm";
import type { FormKontext } from "../../../app/formkit/field";
import { parseEntity, parseTab } from "../../../app/formkit/parseForm";
import { feier, gaeste, gast, kontext, posted, tage, vollstaendig } from "./beispiel";

const scope = { wurzel: vollstaendig, kontext };
const alles = {
  anlass: "Fest",
  am: "01.07.2025",
  plaetze: "20",
  farben: ["BLAU", "ROT"],
  land: "AT",
  musik: "true",
  stichworte: "a###b",
};

describe("parseTab", () => {
  it("gives the tab's storable values", () => {
    expect(
      parseTab(feier, posted({ ...alles, dessert: "true", band: "Die Lauten" }), { bisher: vollstaendig, scope }),
    ).toMatchObject({
      werte: {
        anlass: "Fest",
        am: "2025-07-01",
        plaetze: "20",
        dessert: true,
        farben: ["ROT", "BLAU"],
        land: "AT",
        musik: true,
        band: "Die Lauten",
        stichworte: ["a", "b"],
      },
      issues: [],
      notices: [],
    });
  });

  it("gives only keys of this tab, and no rows that are edited one by one", () => {
    expect(
      Object.keys(
        parseTab(gaeste, posted({ sitzordnung: "rund", gaesteliste: "x" }), { bisher: vollstaendig, scope }).werte,
      ),
    ).toEqual(["sitzordnung"]);
  });

  it("takes an absent box as unticked and an absent list as nothing chosen", () => {
    const bisher = { ...vollstaendig, dessert: true };
    expect(parseTab(feier, posted({ anlass: "Fest" }), { bisher, scope }).werte).toMatchObject({
      dessert: false,
      farben: [],
    });
  });

  it("keeps what was not on the page", () => {
    expect(parseTab(feier, posted({ anlass: "Fest" }), { bisher: vollstaendig, scope }).werte).toMatchObject({
      am: "2025-07-01",
      plaetze: "20",
    });
  });

  it("refuses what cannot be stored, keeps the former value and the typed text", () => {
    const result = parseTab(feier, posted({ ...alles, am: "31.02.2025", plaetze: "viele" }), {
      bisher: vollstaendig,
      scope,
    });
    expect(result.issues).toEqual([
      {
        uuid: "wurzel",
        property: "am",
        message: "Diesen Tag gibt es im Kalender nicht. Bitte prüfen Sie Tag, Monat und Jahr",
        tab: "feier",
        feld: "am",
      },
      {
        uuid: "wurzel",
        property: "plaetze",
        message: "Dieses Feld darf nur Ganzzahlen enthalten",
        tab: "feier",
        feld: "plaetze",
      },
    ]);
    expect(result.werte).toMatchObject({ am: "2025-07-01", plaetze: "20" });
    expect(result.eingaben).toMatchObject({ am: "31.02.2025", plaetze: "viele", farben: ["BLAU", "ROT"] });
  });

  it("gives back what was cut off, so that nobody loses it", () => {
    const result = parseTab(feier, posted({ ...alles, anlass: `${"x".repeat(20)} und der Rest` }), {
      bisher: vollstaendig,
      scope,
    });
    expect(result.werte["anlass"]).toBe("x".repeat(20));
    expect(result.reste).toEqual([{ feld: "anlass", rest: " und der Rest" }]);
    expect(
      parseTab(feier, posted({ ...alles, anlass: "x".repeat(20) }), { bisher: vollstaendig, scope }).reste,
    ).toEqual([]);
  });

  it("takes chips from one control or from several", () => {
    for (const stichworte of ["a###b", ["a", "b"], ["a###b"]]) {
      expect(
        parseTab(feier, posted({ ...alles, stichworte }), { bisher: vollstaendig, scope }).werte["stichworte"],
      ).toEqual(["a", "b"]);
    }
  });

  it("stores unfinished work without complaint", () => {
    const result = parseTab(feier, posted({ anlass: "", am: "", musik: "" }), { bisher: vollstaendig, scope });
    expect(result.issues).toEqual([]);
    expect(result.werte).toMatchObject({ anlass: "", am: "", musik: null });
  });

  it("tells what was changed on the way", () => {
    expect(
      parseTab(feier, posted({ ...alles, anlass: "x".repeat(21) }), { bisher: vollstaendig, scope }).notices,
    ).toEqual([
      {
        uuid: "wurzel",
        property: "anlass",
        message: "Achtung: Ihre Eingabe wurde auf die erlaubte Anzahl von Zeichen verkürzt.",
        tab: "feier",
        feld: "anlass",
      },
    ]);
  });

  it("drops keys that are not on offer", () => {
    const result = parseTab(feier, posted({ ...alles, land: "XX", farben: ["ROT", "GOLD"] }), {
      bisher: vollstaendig,
      scope,
    });
    expect(result.werte).toMatchObject({ land: "", farben: ["ROT"] });
  });

  it("does not read files where text is expected", () => {
    const formData = posted({ am: "01.07.2025" });
    formData.append("anlass", new File(["x"], "x.txt"));
    expect(parseTab(feier, formData, { bisher: vollstaendig, scope }).werte).toMatchObject({ anlass: "Jubiläum" });
  });
});

describe("questions that are not asked", () => {
  const field = createFields<FormKontext>();
  const when = ({ werte }: { werte: Readonly<Record<string, unknown>> }) => werte["offen"] === true;
  const options = ({ werte }: { werte: Readonly<Record<string, unknown>> }) =>
    when({ werte }) ? [{ key: "A", title: "A" }] : [];
  const versteckt = tab<FormKontext>(
    "versteckt",
    "Versteckt",
    [
      field.checkbox("offen", { label: "Offen" }),
      field.checkbox("haken", { label: "Haken", when }),
      field.multiChoice("mehrere", { label: "Mehrere", options, when }),
      field.choice("eine", { label: "Eine", options, when }),
      field.text("text", { label: "Text", when }),
    ],
    { help: "versteckt" },
  );
  const stand = { uuid: "w", haken: true, mehrere: ["A"], eine: "A", text: "alt" };
  const parse = (offen: boolean, form: Parameters<typeof posted>[0]) => {
    const bisher = { ...stand, offen };
    return parseTab(versteckt, posted(form), { bisher, scope: { wurzel: bisher, kontext } }).werte;
  };

  it("keep their answers, though nothing of them was on the page", () => {
    expect(parse(false, { text: "neu" })).toEqual({
      offen: false,
      haken: true,
      mehrere: ["A"],
      eine: "A",
      text: "neu",
    });
    expect(parse(false, {})).toEqual({ offen: false, haken: true, mehrere: ["A"], eine: "A", text: "alt" });
  });

  it("keep their answers when the same form hides them", () => {
    expect(parse(true, { haken: "true", mehrere: "A", eine: "A", text: "neu" })).toEqual({
      offen: false,
      haken: true,
      mehrere: ["A"],
      eine: "A",
      text: "neu",
    });
  });

  it("are answered by the form that also asks them, without scripts too", () => {
    expect(parse(false, { offen: "true", haken: "true", mehrere: "A", eine: "A", text: "neu" })).toMatchObject({
      offen: true,
      text: "neu",
    });
  });

  it("take an absent box as unticked only while they are asked", () => {
    expect(parse(true, { offen: "true", eine: "A", text: "alt" })).toMatchObject({ haken: false, mehrere: [] });
  });
});

describe("rows given by the program", () => {
  it("are found by their hidden id, whatever their order on the page", () => {
    const formData = posted({
      "tageliste[0].uuid": "tag-2",
      "tageliste[0].kosten": "99,90",
      "tageliste[1].uuid": "tag-1",
      "tageliste[1].kosten": "5",
    });
    expect(parseTab(tage, formData, { bisher: vollstaendig, scope }).werte).toEqual({
      tageliste: [
        { uuid: "tag-1", datum: "Montag", kosten: "5" },
        { uuid: "tag-2", datum: "Dienstag", kosten: "99.90" },
      ],
    });
  });

  it("stay when they were not posted; strange ones are ignored", () => {
    const formData = posted({ "tageliste[0].uuid": "tag-9", "tageliste[0].kosten": "1" });
    expect(parseTab(tage, formData, { bisher: vollstaendig, scope }).werte).toEqual({
      tageliste: vollstaendig.tageliste,
    });
  });

  it("keep what is read-only, even if it is posted", () => {
    const formData = posted({
      "tageliste[0].uuid": "tag-1",
      "tageliste[0].datum": "Sonntag",
      "tageliste[0].kosten": "1",
    });
    expect(parseTab(tage, formData, { bisher: vollstaendig, scope }).werte).toMatchObject({
      tageliste: [{ datum: "Montag", kosten: "1" }, {}],
    });
  });

  it("name their controls in issues", () => {
    const formData = posted({ "tageliste[0].uuid": "tag-1", "tageliste[0].kosten": "viel" });
    const result = parseTab(tage, formData, { bisher: vollstaendig, scope });
    expect(result.issues).toEqual([
      {
        uuid: "tag-1",
        property: "kosten",
        message: "Dieses Feld darf nur Zahlen enthalten",
        tab: "tage",
        tabelle: "tageliste",
        feld: "tageliste[0].kosten",
      },
    ]);
    expect(result.eingaben).toEqual({ "tageliste[0].kosten": "viel" });
  });
});

describe("parseEntity", () => {
  it("gives the whole row with its id", () => {
    const bisher = { uuid: "gast-1", name: "Ada", begleitung: null };
    const result = parseEntity(
      gast,
      posted({ name: "Ada L.", begleitung: "true", begleitungName: "Bob", gaenge: ["SUPPE", "EIS"] }),
      {
        bisher,
        scope,
      },
    );
    expect(result.werte).toEqual({
      uuid: "gast-1",
      name: "Ada L.",
      email: "",
      begleitung: true,
      begleitungName: "Bob",
      gaenge: ["SUPPE"],
    });
    expect(result.issues).toEqual([]);
  });

  it("sees the whole form when options depend on it", () => {
    const wurzel = { ...vollstaendig, dessert: true };
    expect(
      parseEntity(gast, posted({ gaenge: ["EIS"] }), { bisher: { uuid: "gast-1" }, scope: { wurzel, kontext } }).werte,
    ).toMatchObject({
      gaenge: ["EIS"],
    });
  });
});
