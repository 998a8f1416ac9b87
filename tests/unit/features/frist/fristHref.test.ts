import { expect, it } from "vitest";
import { ANTRAGSFRIST_ART_KEYS } from "~/domain/frist/fristArten";
import { fristHref } from "~/features/frist/fristHref";

const antragUuid = "0b1c2d3e-4f50-4617-8293-a4b5c6d7e8f9";
const gegenstandUuid = "7d1c2d3e-4f50-4617-8293-a4b5c6d7e8f9";

it("leads from each deadline to the page on which something can be done about it", () => {
  expect(
    Object.fromEntries(ANTRAGSFRIST_ART_KEYS.map((art) => [art, fristHref({ art, antragUuid, gegenstandUuid })])),
  ).toEqual({
    NACHFORDERUNG: `/antrag/${antragUuid}/nachforderungen#${gegenstandUuid}`,
    ABRUF: `/antraege/${antragUuid}/bescheidmenu`,
    WIDERSPRUCH: `/antraege/widerspruchUebersicht/${antragUuid}`,
    // An action goes to the court, not through the portal: the decision says to which.
    KLAGE: `/antraege/${antragUuid}/bescheidmenu`,
  });
});

it("leads from missing figures to the page of the years", () => {
  expect(fristHref({ art: "GESCHAEFTSSTATISTIK" })).toBe("/geschaeftsstatistiken");
});
