import { expect, it } from "vitest";
import { jahrNamen } from "~/domain/statistik/jahrNamen";

it("names a Rumpfjahr and its neighbour by their days, all other years shortly", () => {
  expect(
    jahrNamen([
      { beginn: "2022-07-01", ende: "2023-06-30" },
      { beginn: "2023-07-01", ende: "2023-12-31" },
      { beginn: "2024-01-01", ende: "2024-06-30" },
      { beginn: "2024-07-01", ende: "2024-12-31" },
    ]),
  ).toEqual(["2022/23", "2023", "01.01.2024 bis 30.06.2024", "01.07.2024 bis 31.12.2024"]);
  expect(jahrNamen([])).toEqual([]);
});
