import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { UnternehmenLesen } from "~/features/antrag/UnternehmenLesen";

const abschnitt = (titel: string) => ({ titel, eintraege: [{ label: "Frage", text: "Antwort" }] });

it("zeigt jeden Teil mit eigenem Ort und eigener Überschrift, den Hinweis einmal, auch gleich benannte Abschnitte", () => {
  const seite = renderToStaticMarkup(
    <UnternehmenLesen
      hinweis="So standen die Angaben."
      teile={[
        { anker: "unternehmen", titel: "Unternehmensstammdaten", abschnitte: [abschnitt("Unternehmen")] },
        { anker: "verbundene", titel: "Verbundene Unternehmen", abschnitte: [abschnitt("A"), abschnitt("A")] },
        { anker: "statistik", titel: "Geschäftsstatistik", abschnitte: [abschnitt("Geschäftsstatistik")] },
      ]}
    />,
  );
  const titel = [...seite.matchAll(/<h([23])[^>]*>(.*?)<\/h/g)].map(
    ([, stufe, text]) => `${stufe ?? ""} ${text ?? ""}`,
  );
  expect(titel).toEqual([
    "2 Unternehmensstammdaten",
    "3 Unternehmen",
    "2 Verbundene Unternehmen",
    "3 A",
    "3 A",
    "2 Geschäftsstatistik",
  ]);
  expect([..."unternehmen verbundene statistik".split(" ")].every((anker) => seite.includes(`id="${anker}"`))).toBe(
    true,
  );
  expect(seite.match(/So standen die Angaben\./g)).toHaveLength(1);
});
