import { expect, it } from "vitest";
import type { HilfetextMitFassungen } from "~/contract/mitteilung/hilfetextVerwaltung";
import type { Rufe } from "~/contract/wire/call";
import { loadVorschau } from "~/features/hilfetexte/loadVorschau";

const [EIGENER, ANDERER] = ["11111111-2222-4333-8444-555555555555", "11111111-2222-4333-8444-666666666666"];
const daten = (feld: string, index: number) => ({
  bereich: "vorhabenV2",
  feld,
  index,
  text: `<p>${feld}</p>`,
  isActive: false,
});

/** Answers what the preview asks for; nothing else may be called. */
const call = {
  hilfetextVerwaltung: {
    showTextVorschau: ({ quelle }: { quelle: string }) => Promise.resolve({ html: `<p>${quelle}</p>` }),
  },
  hilfe: {
    listHilfetexte: () =>
      Promise.resolve({
        data: [
          { uuid: EIGENER, data: daten("titel", 1) },
          { uuid: ANDERER, data: daten("kurzbezeichnung", 2) },
        ],
      }),
  },
} as unknown as Rufe;

const text: HilfetextMitFassungen = {
  art: "HILFE",
  bereich: "vorhabenV2",
  feld: "titel",
  bezeichnung: "Titel",
  ort: "Allgemeines",
  von: 0,
  bis: 99,
  uuid: EIGENER,
  fassungen: [
    {
      nummer: 0,
      quelle: "Alt",
      html: "<p>Alt</p>",
      vergleich: "Alt",
      index: 1,
      isActive: true,
      giltAb: null,
      von: null,
    },
  ],
  offene: null,
  neuerer: null,
  neuererVergleich: "",
  rueckfall: null,
};

it("zeigt den getippten Text am Feld, auch einen nicht aktiven, an Stelle des gespeicherten", async () => {
  const eingabe = { quelle: "Neu", index: "1", isActive: false };
  const vorschau = await loadVorschau(call, { text, eingabe, gefragt: null });
  expect(vorschau).toMatchObject({
    isUngespeichert: true,
    ort: { tab: 0, tabelle: null, steuerung: "titel" },
    hilfe: { feld: "titel", html: "<p>Neu</p>", isActive: false, isEigene: true },
  });
});

it("zeigt den Text eines anderen Feldes, wenn danach gefragt wird, und keinen, wenn die Hilfe zu ist", async () => {
  const frage = { text, eingabe: null };
  expect((await loadVorschau(call, { ...frage, gefragt: "kurzbezeichnung" })).hilfe).toMatchObject({
    uuid: ANDERER,
    isEigene: false,
  });
  expect((await loadVorschau(call, { ...frage, gefragt: "aus" })).hilfe).toBeNull();
});

it("nennt gespeichert, was nur anders umbrochen gesendet wird", async () => {
  const zweizeilig = { ...text, fassungen: text.fassungen.map((fassung) => ({ ...fassung, quelle: "a\nb" })) };
  const eingabe = { quelle: "a\r\nb", index: "1", isActive: true };
  const { isUngespeichert } = await loadVorschau(call, { text: zweizeilig, eingabe, gefragt: null });
  expect(isUngespeichert).toBe(false);
});
