import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ANTRAEGE_LISTE } from "~/features/antrag/listenHref";
import { ListenSeiten } from "~/features/tabelle/ListenSeiten";

const ansicht = { suche: "", filter: {}, sortierung: [], groesse: "25" } as const;
const umfang = (total: number, folge: number | readonly [number, number], zeilen: number): string => {
  const [seite, bis] = typeof folge === "number" ? [folge, folge] : folge;
  const html = renderToStaticMarkup(
    <ListenSeiten
      liste={ANTRAEGE_LISTE}
      ansicht={{ ...ansicht, seite, bis }}
      zeilen={Array.from({ length: zeilen })}
      total={total}
      hatMehr={false}
    />,
  );
  return html.replaceAll(/<[^>]*>/g, "|");
};

it("nennt den Umfang der Seite, einen einzelnen Eintrag ohne Mehrzahl", () => {
  expect(umfang(0, 1, 0)).toContain("|Keine Einträge|");
  expect(umfang(1, 1, 1)).toContain("|Eintrag 1 von 1|");
  expect(umfang(26, 2, 1)).toContain("|Eintrag 26 von 26|");
  expect(umfang(200, 8, 25)).toContain("|Einträge 176 bis 200 von 200|");
});

it("zählt Seiten, die untereinander stehen, zusammen", () => {
  expect(umfang(200, [1, 8], 200)).toContain("|Einträge 1 bis 200 von 200|");
  expect(umfang(190, [7, 8], 40)).toContain("|Einträge 151 bis 190 von 190|");
});
