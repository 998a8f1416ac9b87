import { expect, it } from "vitest";
import { euro } from "../../../../app/formkit/kinds/euro";

const field = { kind: "euro", key: "auftragswert", label: "Entgelt" } as const;

it("understands a typed euro sign", () => {
  expect(euro.parse("1.234,50 €", field)).toEqual({ wert: "1234.50", notices: [] });
  expect(euro.parse("€ 5", field).issue).toBe("Dieses Feld darf nur Zahlen enthalten");
});

it("shows cents and sign to readers, plain digits while typing", () => {
  expect(euro.display("1234.5", field)).toBe("1.234,50\u00a0€");
  expect(euro.display("", field)).toBe("–");
  expect(euro.format("1234.5", field)).toBe("1.234,5");
});
