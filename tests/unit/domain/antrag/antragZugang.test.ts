import { describe, expect, it } from "vitest";
import { isV1Abgelaufen, nachforderungErreichbar, versionErlaubt } from "../../../../app/domain/antrag/antragZugang";

const vorher = "2024-02-29T23:59:59.998+01:00";
const genau = "2024-02-29T23:59:59.999+01:00";
const danach = "2024-03-01T00:00:00.000+01:00";

describe("Ende der Einreichung für V1 (§4, §9)", () => {
  it.each([
    ["V1", false, vorher, false, false],
    ["V1", false, genau, false, false],
    ["V1", false, danach, false, true],
    ["V1", true, danach, false, false],
    ["V1", false, danach, true, false],
    ["V2", false, danach, false, false],
  ] as const)(
    "%s, vereinfacht %s, um %s, über eingereichten Antrag %s: gesperrt %s",
    (version, vereinfacht, zeit, ueber, gesperrt) => {
      expect(isV1Abgelaufen({ version, istVereinfachterAntrag: vereinfacht }, new Date(zeit), ueber)).toBe(gesperrt);
    },
  );
});

describe("Version und Formular (§4)", () => {
  it.each([
    ["V1", false, "V1", true],
    ["V1", true, "V1", true],
    ["V2", false, "V1", false],
    ["V2", true, "V1", false],
    ["V1", false, "V2", false],
    ["V1", true, "V2", true],
    ["V2", false, "V2", true],
  ] as const)("Antrag %s, vereinfacht %s, Formular %s: erlaubt %s", (version, vereinfacht, formular, erlaubt) => {
    expect(versionErlaubt({ version, istVereinfachterAntrag: vereinfacht }, formular)).toBe(erlaubt);
  });
});

it.each([
  [0, false],
  [1, true],
  [2, true],
])("%i Nachforderungen: erreichbar %s (§2)", (anzahl, erreichbar) => {
  expect(nachforderungErreichbar({ anzahlNachforderungen: anzahl })).toBe(erreichbar);
});
