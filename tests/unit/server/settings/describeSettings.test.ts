import { expect, it } from "vitest";
import { readConfig } from "~/server/settings/config";
import { describeSettings } from "~/server/settings/describeSettings";
import { listSettings, readTree } from "~/server/settings/setting";
import { choiceSetting, flagSetting, numberSetting, optionalTextSetting } from "~/server/settings/settingKinds";
import { settings } from "~/server/settings/settings";

const tree = {
  stunden: numberSetting("FRIST_STUNDEN", {
    section: "Zeiten",
    meaning: "Frist",
    from: 1,
    to: 48,
    standard: 24,
    times: 60,
  }),
  innen: {
    geheimnis: optionalTextSetting("GEHEIMNIS", { section: "Innen", meaning: "Geheim" }),
    offen: flagSetting("OFFEN", { meaning: "Offen", standard: false }),
    regel: choiceSetting("REGEL", ["A", "B"], { meaning: "Regel", standard: "A", oneOf: "A oder B" }),
  },
};

const describe = (given: Record<string, string>) => describeSettings(tree, readTree(tree, given).values);

it("tells what holds in the unit in which it is given, beside what would hold by itself", () => {
  expect(describe({ FRIST_STUNDEN: "2", OFFEN: "ja", REGEL: "B", GEHEIMNIS: "psst" })).toEqual([
    { abschnitt: "Zeiten", name: "FRIST_STUNDEN", bedeutung: "Frist (1 bis 48)", wert: "2", vorgabe: "24" },
    { abschnitt: "Innen", name: "OFFEN", bedeutung: "Offen", wert: "Ja", vorgabe: "Nein" },
    { abschnitt: "Innen", name: "REGEL", bedeutung: "Regel", wert: "B", vorgabe: "A" },
  ]);
});

it("says of everything that is not given the value that holds by itself", () => {
  for (const { wert, vorgabe } of describe({})) expect(wert).toBe(vorgabe);
});

it("never tells a text, whatever it is declared for", () => {
  const config = readConfig({
    SECRET_KEY: "geheim-geheim-geheim-geheim-geheim-01",
    SMTP_URL: "smtp://a:psst@example.org",
  });
  if (!config.ok) throw new Error(config.error.join());
  const gesagt = JSON.stringify(config.value.zeitenUndGrenzen);
  expect(gesagt).not.toMatch(/geheim-|psst/);
  const texte = listSettings(settings).filter(({ schema }) => schema.safeParse("psst!").success);
  expect(texte.length).toBeGreaterThan(5);
  expect(texte.filter(({ open }) => open !== null)).toEqual([]);
});
