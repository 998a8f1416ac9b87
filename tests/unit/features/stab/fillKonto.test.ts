import { expect, it } from "vitest";
import { fillKonto } from "~/features/stab/fillKonto";

it("füllt, was leer ist", () => {
  expect(fillKonto({ vorname: " ", nachname: "" })).toEqual({
    vorname: "Ada",
    nachname: "Beispiel",
    email: "ada.beispiel@example.org",
    rollen: "SUPPORT_MITARBEITER",
  });
});

it("lässt stehen, was getippt und angekreuzt ist", () => {
  const getippt = { vorname: "Vera", nachname: "V", email: "v@example.org", rollen: ["ADMINISTRATOR"] };
  expect(fillKonto(getippt)).toEqual(getippt);
});
