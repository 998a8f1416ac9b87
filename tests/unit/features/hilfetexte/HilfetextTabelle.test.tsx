import { renderToStaticMarkup } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom/server";
import { expect, it } from "vitest";
import type { HilfetextPlatz } from "~/contract/mitteilung/hilfetextVerwaltung";
import { HilfetextTabelle } from "~/features/hilfetexte/HilfetextTabelle";

const PLATZ: HilfetextPlatz = {
  art: "HILFE",
  bereich: "wirtschaftsjahr",
  feld: "wirtschaftsjahrAllgemein",
  bezeichnung: "Allgemeiner Text",
  ort: "Geschäftsstatistik",
  von: null,
  bis: 9,
  uuid: "11111111-1111-4111-8111-111111111111",
  index: 1,
  isActive: true,
  anfang: "Ein Text.",
  offen: null,
  hatNeueren: false,
  seit: null,
  geaendertAm: null,
  rueckfall: null,
  gelesen: null,
};

async function render(platz: Partial<HilfetextPlatz>, suche = ""): Promise<string> {
  const daten = {
    suche,
    bereich: "wirtschaftsjahr",
    bereiche: [{ value: "wirtschaftsjahr", label: "Geschäftsstatistik" }],
    stand: { moment: undefined, am: "", um: "", fehler: {}, einreichung: "" },
    nurOffene: false,
    nurEntwuerfe: false,
    plaetze: [{ ...PLATZ, ...platz }],
    seiten: { total: 1, jeSeite: 50, folge: { seite: 1, bis: 1 } },
    zahlen: { alle: 1, mitText: 1, entwuerfe: 0 },
  };
  const routes = [{ path: "*", element: <HilfetextTabelle daten={daten} /> }];
  const context = await createStaticHandler(routes).query(new Request("http://localhost/admin/hilfetexte"));
  if (context instanceof Response) throw new Error("The page leads away.");
  const router = createStaticRouter(routes, context);
  return renderToStaticMarkup(<StaticRouterProvider router={router} context={context} hydrate={false} />);
}

it("wiederholt den gewählten Bereich nicht und bricht Schlüssel zwischen Wörtern", async () => {
  const html = await render({});
  expect(html.match(/Geschäftsstatistik/g)).toHaveLength(1);
  expect(html).toContain("wirtschaftsjahr<wbr/>Allgemein");
  expect(html).not.toContain(">Wo<");
  expect(html).toMatch(/<a [^>]*>Allgemeiner Text<\/a>/);
});

it("nennt den Reiter, wo der Bereich mehrere hat", async () => {
  expect(await render({ ort: "Arbeitsplan" })).toContain("Arbeitsplan");
});

it("sagt, seit wann ein Text gilt und wer ihn wann geändert hat", async () => {
  const html = await render({
    seit: "2026-03-03T08:00:00.000Z",
    geaendertAm: "2026-03-02T09:00:00.000Z",
    von: "Quirin Manz",
  });
  expect(html).toMatch(
    /03\.03\.2026.*Geändert am <time dateTime="2026-03-02T09:00:00\.000Z">02\.03\.2026.* von Quirin Manz/,
  );
  expect(await render({})).not.toContain("Geändert am");
});

it("nennt bei einer Suche den Bereich jeder Stelle und sagt in der Überschrift, wonach gesucht ist", async () => {
  const html = await render({ ort: "Arbeitsplan" }, "Frist");
  expect(html).toContain("Texte: Suche nach „Frist“");
  expect(html).toContain("Geschäftsstatistik");
  expect(html).toContain("Arbeitsplan");
});
