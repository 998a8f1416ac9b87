import { expect, it } from "vitest";
import type { Rufe } from "~/contract/wire/call";
import { loadNeueste, NeuesteNachrichten } from "~/features/nachrichten";
import { renderSeite } from "../../../support/renderSeite";

const KOPF = {
  uuid: "11111111-1111-4111-8111-111111111111",
  art: "EINGANGSBESTAETIGUNG",
  titel: "Eingangsbestätigung",
  erstelltAm: "2026-03-02T09:05:00.000Z",
  gelesen: false,
  antrag: {
    uuid: "22222222-2222-4222-8222-222222222222",
    antragsnummer: "FZ-2026-000001",
    bezeichnung: "Körperschall",
  },
  firma: "Beispiel GmbH",
  von: null,
  anzahlAnlagen: 0,
  anzahlAntworten: 0,
};

/** What the start page shows of these messages, and how many it asked for. */
async function open(data: readonly object[]) {
  const gefragt: unknown[] = [];
  const listNachrichten = (frage: unknown) => {
    gefragt.push(frage);
    return Promise.resolve({ data, total: data.length });
  };
  const eintraege = await loadNeueste({ nachrichten: { listNachrichten } } as unknown as Rufe, 3);
  const html = await renderSeite(<NeuesteNachrichten eintraege={eintraege} />, "/home");
  return { gefragt, html, text: html.replace(/<[^>]*>/g, "") };
}

it("asks for a few, and names each with its Antrag and its time, unread or not", async () => {
  const { gefragt, html, text } = await open([KOPF, { ...KOPF, uuid: KOPF.antrag.uuid, gelesen: true, antrag: null }]);
  expect(gefragt).toEqual([{ page: 0, size: 3 }]);
  expect(html).toContain(`href="/nachrichten/${KOPF.uuid}"`);
  expect(text).toContain("Eingangsbestätigung (ungelesen) Körperschall · FZ-2026-000001 · 02.03.2026, 10:05");
  expect(text.match(/\(ungelesen\)/g)).toHaveLength(1);
  expect(text).toContain("Alle Nachrichten anzeigen");
});

it("says so when there are none", async () => {
  expect((await open([])).text).toContain("Sie haben noch keine Nachrichten.");
});
