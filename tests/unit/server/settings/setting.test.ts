import { describe, expect, it } from "vitest";
import { listSettings, readTree } from "~/server/settings/setting";
import { flagSetting, numberSetting, optionalNumberSetting, optionalTextSetting } from "~/server/settings/settingKinds";
import { settings } from "~/server/settings/settings";

const tree = {
  stunden: numberSetting("FRIST_STUNDEN", { meaning: "Frist", from: 1, to: 48, standard: 24, times: 60 }),
  ablage: {
    ordner: optionalTextSetting("ABLAGE_ORDNER", {
      meaning: "Ordner",
      form: { is: (text) => text !== "/", message: "darf nicht / sein", read: (text) => `${text}/` },
    }),
    offen: flagSetting("ABLAGE_OFFEN", { meaning: "Offen", standard: false }),
    pause: optionalNumberSetting("ABLAGE_PAUSE", { meaning: "Pause", from: 0, to: 5 }),
  },
};

describe("readTree", () => {
  it("gives the defaults in the shape of the declaration", () => {
    const { values, problems } = readTree(tree, {});
    expect(values).toEqual({ stunden: 1440, ablage: { ordner: null, offen: false, pause: null } });
    expect(problems).toEqual([]);
  });

  it("converts what is given, and knows it by its name too", () => {
    const { values, byName } = readTree(tree, {
      FRIST_STUNDEN: "2",
      ABLAGE_ORDNER: "/a",
      ABLAGE_OFFEN: "ja",
      ABLAGE_PAUSE: "0",
    });
    expect(values).toEqual({ stunden: 120, ablage: { ordner: "/a/", offen: true, pause: 0 } });
    expect([...byName]).toEqual([
      ["FRIST_STUNDEN", 120],
      ["ABLAGE_ORDNER", "/a/"],
      ["ABLAGE_OFFEN", true],
      ["ABLAGE_PAUSE", 0],
    ]);
  });

  it("lists every problem, not only the first", () => {
    expect(readTree(tree, { FRIST_STUNDEN: "49", ABLAGE_ORDNER: "/", ABLAGE_OFFEN: "vielleicht" }).problems).toEqual([
      "FRIST_STUNDEN: muss eine ganze Zahl von 1 bis 48 sein",
      "ABLAGE_ORDNER: darf nicht / sein",
      "ABLAGE_OFFEN: muss true oder false sein",
    ]);
  });
});

describe("the settings of the portal", () => {
  const all = listSettings(settings);

  it("have names of their own", () => {
    const names = all.map(({ name }) => name);
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
    expect(names.filter((name) => !/^[A-Z][A-Z0-9_]*$/.test(name))).toEqual([]);
  });

  it("each say what they mean", () => {
    expect(
      all
        .filter(({ meaning }) => meaning.length === 0 || meaning.some((text) => text.trim() === ""))
        .map(({ name }) => name),
    ).toEqual([]);
  });

  it("take the example that is shown for them", () => {
    const examples = all.filter(({ sample }) => sample !== "");
    expect(examples.length).toBeGreaterThan(70);
    expect(examples.filter(({ schema, sample }) => !schema.safeParse(sample).success).map(({ name }) => name)).toEqual(
      [],
    );
  });
});
