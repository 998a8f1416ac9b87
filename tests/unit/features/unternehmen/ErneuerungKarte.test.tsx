import { expect, it } from "vitest";
import type { Rufe } from "~/contract/wire/call";
import { ErneuerungKarte } from "~/features/unternehmen/ErneuerungKarte";
import { loadErneuerung } from "~/features/unternehmen/loadErneuerung";
import { renderSeite } from "../../../support/renderSeite";

const STRASSE = { strasse: { alt: "Alter Weg", neu: "Umzugsweg" }, adresszusatz: { alt: "", neu: "Haus 2" } };

const ANLASS = {
  seit: new Date("2026-03-02T09:45:00.000Z"),
  benutzer: { vorname: "Bea", nachname: "Vollmer" },
};
const EBEN = { am: "2026-03-02T09:45:00.000Z", von: "Bea Vollmer" };

const load = (fassungen: { art: string; geaendert: object; am?: string; von?: string | null }[]) => {
  const call = {
    unternehmen: {
      getStammdaten: () =>
        Promise.resolve({ unternehmenUuid: "u", werte: {}, kontext: { heute: "2026-03-02", nachgewiesen: [] } }),
      listFassungen: () => Promise.resolve({ data: fassungen.map((fassung) => ({ ...EBEN, ...fassung })) }),
    },
  } as unknown as Rufe;
  return loadErneuerung(call, ANLASS);
};

async function render(fassungen: Parameters<typeof load>[0]): Promise<string> {
  const erneuerung = (await load(fassungen)) ?? [];
  const html = await renderSeite(<ErneuerungKarte erneuerung={erneuerung} />, "/nezosuccess");
  return html.replaceAll(/<[^>]*>/g, " ").replaceAll(/\s+/g, " ");
}

it("nennt jede Angabe, die die letzte Identifizierung geändert hat, wie sie war und wie sie ist", async () => {
  const text = await render([
    { art: "AENDERUNG", geaendert: { ort: { alt: "Kiel", neu: "Bonn" } } },
    { art: "IDENTIFIZIERUNG", geaendert: STRASSE },
    { art: "IDENTIFIZIERUNG", geaendert: { ort: { alt: "Bonn", neu: "Kiel" } } },
  ]);
  expect(text).toMatch(/Straße (Bisher )?Alter Weg (Jetzt )?Umzugsweg/);
  expect(text).toMatch(/Adresszusatz (Bisher )?– (Jetzt )?Haus 2/);
  expect(text).not.toContain("Kiel");
});

it("sagt, dass sich nichts geändert hat", async () => {
  expect(await render([{ art: "IDENTIFIZIERUNG", geaendert: {} }])).toContain("Keine Angabe wurde geändert.");
});

it("weiß nichts, wo es keine gab", async () => {
  expect(await load([{ art: "REGISTRIERUNG", geaendert: STRASSE }])).toBeNull();
});

it("schweigt von einer, die älter ist als das Ergebnis, oder die ein anderer gemacht hat", async () => {
  const eine = { art: "IDENTIFIZIERUNG", geaendert: STRASSE };
  expect(await load([{ ...eine, am: "2026-03-02T09:44:59.999Z" }])).toBeNull();
  expect(await load([{ ...eine, von: "Max Muster" }])).toBeNull();
  expect(await load([{ ...eine, von: null }])).toHaveLength(2);
});
