import { expect, it } from "vitest";
import { entwurfTitel } from "~/features/entwurf/entwurfTitel";
import type { EntwurfInhalt } from "~/features/entwurf/loadEntwurfSeite";

const seite = (schritt: "schreiben" | "unterschrift"): EntwurfInhalt => ({
  seite: {
    daten: {
      antragUuid: "a",
      antragTitel: "Mein Antrag",
      schriftsatz: null,
      lage: { darfBeginnen: true, ablehnung: null },
    },
    isNezo: true,
    schritt,
  },
  fort: null,
  formular: { csrf: "c", schluessel: "s" },
});
const fort = (antrag: { uuid: string; titel: string } | null): EntwurfInhalt => ({
  seite: null,
  fort: { art: "NACHTRAG", titel: "Entwurf nicht gefunden", antrag },
  formular: null,
});

it.each<[string, EntwurfInhalt, (string | null)[]]>([
  ["der Seite zum Schreiben nennt den Antrag", seite("schreiben"), [null, "Nachtrag", "Mein Antrag"]],
  ["der Unterschrift beginnt mit ihr", seite("unterschrift"), ["Unterschrift", "Nachtrag", "Mein Antrag"]],
  [
    "dessen, was fort ist, nennt den Antrag",
    fort({ uuid: "a", titel: "Mein Antrag" }),
    [null, "Nachtrag", "Mein Antrag"],
  ],
  ["verrät ohne das Recht am Antrag nichts von ihm", fort(null), [null, "Nachtrag", null]],
])("der Titel %s", (_was, inhalt, teile) => {
  expect(entwurfTitel(inhalt, "Nachtrag")).toEqual(teile);
});
