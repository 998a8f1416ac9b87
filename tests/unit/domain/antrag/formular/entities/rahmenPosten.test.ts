import { expect, it } from "vitest";
import { listPosten } from "../../../../../../app/domain/antrag/formular/entities/rahmenPosten";
import { einAuftragnehmer, einJahr, einVorhaben, kontext } from "../v2/muster";

it.each([
  [{ auftragsdatum: "2020-01-01" }, "100,00\u00a0€, nicht begünstigt (Auftrag vor dem 02.01.2020)", "§ 8 FZulG"],
  [{ auftragsdatum: "2020-01-02" }, "100,00\u00a0€ × 60 %", "§ 3 Abs. 4 Satz 1 FZulG"],
  [{ auftragswert: "", auftragsdatum: "2020-01-02" }, "100,00\u00a0€ × 70 %", "§ 3 Abs. 4 Satz 2 FZulG"],
  [
    { geschaeftsleitungEuEwr: false },
    "100,00\u00a0€, nicht begünstigt (Geschäftsleitung außerhalb von EU und EWR)",
    "§ 2 Abs. 5 FZulG",
  ],
])("sagt bei einem Auftrag mit %j, wie und nach welcher Norm gerechnet wird", (teil, rechnung, norm) => {
  const vorhaben = einVorhaben({ auftrag: true, auftragnehmer: [einAuftragnehmer("a1", teil)] });
  const posten = listPosten(einJahr("2025", { auftragskosten: "100.00" }), vorhaben, kontext).filter(
    ({ art }) => art === "auftrag",
  );
  expect(posten.map((eintrag) => [eintrag.rechnung(), eintrag.norm])).toEqual([[rechnung, norm]]);
});
