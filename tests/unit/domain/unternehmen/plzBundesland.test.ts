import { expect, it } from "vitest";
import { BUNDESLAENDER } from "~/domain/unternehmen/bundeslaender";
import { isFragwuerdig } from "~/domain/unternehmen/plzBundesland";

const LEITREGIONEN = Array.from({ length: 100 }, (_, nummer) => String(nummer).padStart(2, "0"));
/** No postal code begins like this, so there is nothing to ask. */
const NICHT_VERGEBEN = ["00", "05", "11", "43", "62"];

/** The areas of which a postal code in this Land raises no question. */
const regionenVon = (land: string) =>
  LEITREGIONEN.filter((region) => !NICHT_VERGEBEN.includes(region) && !isFragwuerdig(`${region}115`, land)).join(" ");

it("fragt bei keinem Land nach einer Postleitzahl, die niemand hat", () => {
  for (const region of NICHT_VERGEBEN)
    for (const { key } of BUNDESLAENDER) expect(isFragwuerdig(`${region}115`, key)).toBe(false);
});

it("kennt zu jedem Land die Leitregionen, die es berühren", () => {
  expect(BUNDESLAENDER.map(({ key }) => [key, regionenVon(key)])).toEqual([
    ["BW", "64 67 68 69 70 71 72 73 74 75 76 77 78 79 87 88 89 97"],
    ["BY", "07 36 63 64 74 80 81 82 83 84 85 86 87 88 89 90 91 92 93 94 95 96 97 98"],
    ["BE", "10 12 13 14 15 16"],
    ["BB", "01 02 03 04 12 13 14 15 16 17 19 39"],
    ["HB", "26 27 28"],
    ["HH", "20 21 22 24 27"],
    ["HE", "34 35 36 37 55 56 59 60 61 63 64 65 67 68 69 74 97 99"],
    ["MV", "16 17 18 19 21 23 29"],
    ["NI", "19 21 26 27 28 29 30 31 32 33 34 37 38 39 48 49 99"],
    ["NW", "31 32 33 34 35 37 40 41 42 44 45 46 47 48 49 50 51 52 53 54 57 58 59"],
    ["RP", "35 51 53 54 55 56 57 65 66 67 68 76"],
    ["SL", "54 55 66 67"],
    ["SN", "01 02 03 04 06 07 08 09"],
    ["ST", "04 06 07 14 19 29 37 38 39 99"],
    ["SH", "21 22 23 24 25 27"],
    ["TH", "04 06 07 08 34 36 37 96 97 98 99"],
  ]);
});
