import { expect, it } from "vitest";
import type { SchaetzungDaten } from "~/features/schaetzung/loadSchaetzung";
import { SchaetzungFormular } from "~/features/schaetzung/SchaetzungFormular";
import { renderSeite } from "../../../support/renderSeite";

const LEER = { jahre: [], zulage: "0", hinweise: [] };
const A = { name: "A GmbH", zeile: "u-a" };
const FRAGE = { jahr: "2025", name: "verbund-2025", text: "", isGetippt: false, fehler: null, quellen: [] };

async function render(ungenannt: SchaetzungDaten["ungenannt"], hatOffene = false): Promise<string> {
  const daten: SchaetzungDaten = {
    uuid: "u",
    titel: "Antrag",
    istKmu: false,
    vorgabe: null,
    fragen: [FRAGE, { ...FRAGE, jahr: "2025/2026", name: "verbund-2025-2026" }],
    ungenannt,
    hatOffene,
    fehler: [],
    zusammen: LEER,
    einzeln: [],
  };
  return renderSeite(<SchaetzungFormular daten={daten} />, "/antraege/u/schaetzung");
}

it("nennt je Jahr, wer den Höchstbetrag teilt, ohne dass bekannt ist, was er nutzt, mit dem Weg zur Liste", async () => {
  const html = await render([{ jahr: "2025/2026", firmen: [A, { name: "B GmbH", zeile: "u-b" }] }]);
  expect(html).toMatch(/steht nicht, welche\s+Bemessungsgrundlage sie nutzen:/);
  expect(html.replaceAll(/<[^>]*>/g, "")).toContain("2025/26: A GmbH, B GmbH");
  expect(html).toContain('href="/verbundeneUnternehmen/u-b#hatBescheinigungen"');
  expect(html).toContain('href="/verbundeneUnternehmen"');
  expect(html).toMatch(/<details[^>]* open=""/);
});

it("sagt nichts davon, wo es niemanden gibt", async () => {
  const html = await render([]);
  expect(html).not.toContain("steht nicht, welche");
  expect(html).not.toMatch(/<details[^>]* open=""/);
});

it("sagt, dass die Liste unvollständig sein kann, solange Beziehungen offen sind, mit dem Weg dorthin", async () => {
  const text = "kann deshalb unvollständig sein";
  const html = await render([], true);
  expect(html).toContain(text);
  expect(html).toContain('href="/verbundeneUnternehmen"');
  expect(html).toMatch(/<details[^>]* open=""/);
  expect(await render([{ jahr: "2025", firmen: [A] }])).not.toContain(text);
});
