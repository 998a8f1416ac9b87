import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { listGezeigte, TABELLEN } from "~/domain/tabelle/tabellen";
import { AntragTabelle } from "~/features/antrag/AntragTabelle";
import type { ListenZeile } from "~/features/antrag/loadAntragListe";

const ansicht = { suche: "", filter: {}, sortierung: [], groesse: "25", seite: 1, bis: 1 } as const;
const zeile = (rest: Partial<ListenZeile>): ListenZeile => ({
  uuid: "11111111-1111-4111-8111-111111111111",
  antragsnummer: null,
  bezeichnung: "",
  firma: "",
  status: "IN_BEARBEITUNG",
  version: "V2",
  anzahlVorhaben: 1,
  erstelltAm: "01.03.2026",
  geaendertAm: "01.03.2026",
  geaendertVon: "Erika Beispiel",
  eingereichtAm: null,
  amZug: "FIRMA",
  naechsteFrist: null,
  ...rest,
});

function linkVon(erste: string, rest: Partial<ListenZeile>): string {
  const spalten = listGezeigte(TABELLEN.antraege).filter(({ key }) => key === erste);
  const html = renderToStaticMarkup(<AntragTabelle ansicht={ansicht} spalten={spalten} zeilen={[zeile(rest)]} />);
  const [, koerper = ""] = html.split("<tbody");
  return (/<a[^>]*>(.*?)<\/a>/s.exec(koerper)?.[1] ?? "").replaceAll(/<[^>]*>/g, "");
}

it.each([
  ["antragsnummer", { antragsnummer: "FZ-2026-000001", bezeichnung: "Lager" }, "FZ-2026-000001"],
  ["antragsnummer", { bezeichnung: "Lager" }, "Antrag Lager, Entwurf"],
  ["antragsnummer", {}, "Antrag ohne Bezeichnung, Entwurf"],
  ["bezeichnung", { bezeichnung: "Lager" }, "Lager"],
  ["amZug", { antragsnummer: "FZ-2026-000001", amZug: "STELLE" }, "Antrag FZ-2026-000001, Bescheinigungsstelle"],
  ["naechsteFrist", { bezeichnung: "Lager", naechsteFrist: "01.04.2026" }, "Antrag Lager, 01.04.2026"],
  ["naechsteFrist", { bezeichnung: "Lager" }, "Antrag Lager, –"],
  ["version", { antragsnummer: "FZ-2026-000001" }, "Antrag FZ-2026-000001, V2"],
] as const)("der Link einer Zeile nennt ihren Antrag: %s %o", (erste, rest, text) => {
  expect(linkVon(erste, rest)).toBe(text);
});
