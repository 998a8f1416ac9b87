import { expect, it } from "vitest";
import { gruendeText } from "~/features/formular/speichern/meldungen";

it("sagt mehrere Gründe in ganzen Sätzen", () => {
  const befunde = [
    { uuid: "u", property: "p", feld: "titel", message: "Dieses Feld ist erforderlich" },
    { uuid: "u", property: "p", feld: "beginn", message: "Ungültiges Format. Bitte geben Sie einen Monat ein." },
    { uuid: "u", property: "p", message: "Stimmt das?" },
  ];
  expect(gruendeText(befunde, (feld) => (feld === "titel" ? "Titel" : undefined))).toBe(
    "Titel: Dieses Feld ist erforderlich. Ungültiges Format. Bitte geben Sie einen Monat ein. Stimmt das?",
  );
  expect(gruendeText([], () => undefined)).toBe("");
});
