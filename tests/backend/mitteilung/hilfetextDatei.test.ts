import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { type Browser, listOf, startBackend, textOf, type TestBackend } from "../../support/backend";
import { startLaufzeit } from "../../support/laufzeit";

let t: TestBackend;
beforeEach(async () => {
  t = await startBackend();
  await t.backend.migrate();
});
afterEach(() => t.stop());

const DATEI = "/v1/hilfetexte/datei";
const PRUEFUNG = `${DATEI}/pruefung`;

const yamlMit = (...texte: string[]): string => `texte:\n${texte.map((text) => `  - ${text}\n`).join("")}`;
const titel = (teil = "") => `{ bereich: vorhabenV2, feld: titel, text: "Ein **kurzer** Name."${teil} }`;

const geprueft = z.object({
  aenderungen: z.array(
    z.object({ art: z.string(), feld: z.string(), zeile: z.number(), gruende: z.array(z.string()), stand: z.string() }),
  ),
});

async function check(browser: Browser, yaml: string) {
  const { body } = await browser.post(PRUEFUNG, { yaml });
  return geprueft.parse(body).aenderungen;
}

const takeOver = async (browser: Browser, yaml: string, gesehen?: string[]) => {
  const staende = gesehen ?? (await check(browser, yaml)).filter(({ art }) => art !== "ABGELEHNT").map((a) => a.stand);
  return browser.post(DATEI, { yaml, gesehen: staende });
};

const offene = async (): Promise<number> =>
  Number((await t.eigentuemer.query<{ n: string }>("SELECT count(*) AS n FROM textfassung")).rows[0]?.n);

const auditVon = async (): Promise<string[]> =>
  (
    await t.eigentuemer.query<{ vorgang: string }>(
      "SELECT vorgang FROM audit WHERE vorgang LIKE 'hilfe.%' ORDER BY lfd",
    )
  ).rows.map(({ vorgang }) => vorgang);

const platzMit = async (browser: Browser, feld = "titel", bereich = "vorhabenV2") => {
  const { body } = await browser.get(`/v1/hilfetexte/verwaltung?bereich=${bereich}`);
  const platz = listOf(body.data).find((eintrag) => textOf(eintrag.feld) === feld);
  if (platz === undefined) throw new Error(`No place ${feld}`);
  return platz;
};

async function saveEntwurf(browser: Browser, quelle: string, revision = 0): Promise<void> {
  const platz = await platzMit(browser);
  const json = { quelle, index: JSON.stringify(platz.index), isActive: true, revision };
  await browser.ruf("PUT", `/v1/hilfetexte/texte/${textOf(platz.uuid)}/entwurf`, { json });
}

describe("wer Texte als Datei bekommt und bringt", () => {
  it.each(["bevollmaechtigt", "mitarbeit", "fremd", "support"] as const)("nicht %s", async (wer) => {
    const browser = await t.als(wer);
    for (const [methode, pfad, json] of [
      ["GET", DATEI],
      ["POST", PRUEFUNG, { yaml: yamlMit(titel()) }],
      ["POST", DATEI, { yaml: yamlMit(titel()), gesehen: [] }],
    ] as const) {
      const { body } = await browser.ruf(methode, pfad, json === undefined ? {} : { json });
      expect(body.code, `${methode} ${pfad}`).toBe("KEIN_ZUGRIFF");
    }
    expect([await offene(), await auditVon()]).toEqual([0, []]);
  });

  it("nicht ohne Anmeldung", async () => {
    expect((await t.ruf("GET", DATEI)).status).toBe(401);
    expect((await t.ruf("POST", DATEI, { json: { yaml: yamlMit(titel()), gesehen: [] } })).status).toBe(401);
  });

  it.each(["alsQm", "alsAdmin"] as const)("%s", async (als) => {
    const browser = await t[als]();
    expect(textOf((await browser.get(DATEI)).body.yaml)).toContain("feld: pflichtfelder");
    expect((await takeOver(browser, yamlMit(titel()))).body).toEqual({ anzahl: 1 });
  });
});

describe("Export", () => {
  it("nennt alle Texte, die Leser sehen, und lässt sich unverändert wieder einlesen", async () => {
    const qm = await t.alsQm();
    const yaml = textOf((await qm.get(DATEI)).body.yaml);
    expect(yaml).toMatch(/^# Hilfe- und Hinweistexte des Antragsportals, Stand \d\d\.\d\d\.\d{4}\ntexte:\n/);
    const arten = (await check(qm, yaml)).map(({ art, feld, gruende }) => ({ art, feld, gruende }));
    expect(arten.filter(({ art }) => art !== "GLEICH")).toEqual([]);
    expect(arten.length).toBeGreaterThan(100);
    // The limit has to leave room for what the portal is delivered with.
    expect(yaml.length).toBeLessThan(400_000);
    expect((await takeOver(qm, yaml)).body.code).toBe("EINGABE_UNGUELTIG");
    expect(await offene()).toBe(0);
  });

  it("auch nur einen Bereich; einen unbekannten gibt es nicht", async () => {
    const qm = await t.alsQm();
    const yaml = textOf((await qm.get(`${DATEI}?bereich=hinweise`)).body.yaml);
    expect(yaml.match(/feld: /g)).toHaveLength(3);
    expect((await qm.get(`${DATEI}?bereich=gibtesnicht`)).status).toBe(404);
  });
});

describe("Prüfung", () => {
  it("nennt jede Änderung und schreibt nichts", async () => {
    const qm = await t.alsQm();
    await t.eigentuemer.query("DELETE FROM hilfetext WHERE bereich = 'vorhabenV2' AND feld = 'kurzbezeichnung'");
    const yaml = yamlMit(
      titel(),
      "{ bereich: vorhabenV2, feld: kurzbezeichnung, text: Neu. }",
      "{ bereich: vorhabenV2, feld: gibtesnicht, text: Nein. }",
      "{ bereich: vorhabenV2, feld: beginn, text: Zu hoch., index: 500 }",
      "{ bereich: vorhabenV2, feld: ende, text: '<script>alert(1)</script>' }",
      titel(),
      "{ bereich: vorhabenV2, feld: titel, text: x, farbe: rot }",
      "[keine Angaben]",
      "{ bereich: hinweise, feld: speichern, text: 5 }",
    );
    const [geaendert, neu, unbekannt, index, skript, doppelt, schluessel, liste, zahl] = await check(qm, yaml);
    expect(geaendert).toMatchObject({ art: "GEAENDERT", zeile: 2, gruende: [] });
    expect(neu).toMatchObject({ art: "NEU", zeile: 3 });
    expect(unbekannt?.gruende).toEqual(["Diese Stelle gibt es im Portal nicht."]);
    expect(index?.gruende.join()).toContain("von 0 bis 99");
    expect(skript?.gruende.join()).toContain("<script>");
    expect(doppelt?.gruende).toEqual(["Dieser Text steht schon in Zeile 2."]);
    expect(schluessel?.gruende).toEqual(["Den Schlüssel „farbe“ gibt es hier nicht."]);
    expect(liste?.gruende).toEqual(["Das ist kein Text mit Angaben."]);
    expect(zahl?.gruende).toEqual(["„text“ fehlt oder ist kein Text."]);
    expect([await offene(), await auditVon()]).toEqual([0, []]);
  });

  it("lässt einen Entwurf stehen, den schon jemand schreibt; derselbe ist keine Änderung", async () => {
    const qm = await t.alsQm();
    await saveEntwurf(qm, "Anders.");
    expect((await check(qm, yamlMit(titel())))[0]?.gruende.join()).toContain("schon einen anderen Entwurf");
    await saveEntwurf(qm, "Ein **kurzer** Name.", 1);
    expect((await check(qm, yamlMit(titel())))[0]).toMatchObject({ art: "GLEICH", gruende: [] });
  });

  it("zwei Texte mit demselben Index: der zweite wird abgelehnt", async () => {
    const qm = await t.alsQm();
    const yaml = yamlMit(titel(", index: 99"), "{ bereich: vorhabenV2, feld: beginn, text: B, index: 99 }");
    const [eins, zwei] = await check(qm, yaml);
    expect([eins?.art, zwei?.art]).toEqual(["GEAENDERT", "ABGELEHNT"]);
    expect(zwei?.gruende.join()).toContain("99 hat schon „titel“");
  });

  it("eine Nummer, die ein Entwurf schon hat", async () => {
    const qm = await t.alsQm();
    const { uuid } = await platzMit(qm, "kurzbezeichnung");
    const json = { quelle: "Kurz.", index: "55", isActive: true, revision: 0 };
    expect((await qm.ruf("PUT", `/v1/hilfetexte/texte/${textOf(uuid)}/entwurf`, { json })).status).toBe(200);
    const [eins] = await check(qm, yamlMit(titel(", index: 55")));
    expect(eins?.art).toBe("ABGELEHNT");
    expect(eins?.gruende.join()).toContain("55 hat schon „kurzbezeichnung“");
  });
});

describe("Übernahme", () => {
  it("macht Entwürfe, die noch niemand sieht, und lässt Abgelehntes aus", async () => {
    const qm = await t.alsQm();
    await t.eigentuemer.query("DELETE FROM hilfetext WHERE bereich = 'vorhabenV2' AND feld = 'kurzbezeichnung'");
    const vorher = textOf((await platzMit(qm)).anfang);
    const yaml = yamlMit(
      titel(),
      "{ bereich: vorhabenV2, feld: kurzbezeichnung, text: Neu. }",
      "{ bereich: vorhabenV2, feld: gibtesnicht, text: Nein. }",
      "{ bereich: hinweise, feld: speichern, text: Speichern geht immer. }",
    );
    expect((await takeOver(qm, yaml)).body).toEqual({ anzahl: 3 });
    expect(await platzMit(qm)).toMatchObject({ offen: "ENTWURF", anfang: vorher });
    expect(await platzMit(qm, "kurzbezeichnung")).toMatchObject({ offen: "ENTWURF", isActive: false });
    expect(await platzMit(qm, "speichern", "hinweise")).toMatchObject({ offen: "ENTWURF" });
    expect((await auditVon()).filter((vorgang) => vorgang === "hilfe.entwurf")).toHaveLength(3);
    expect(await auditVon()).toContain("hilfe.import");
    // Once more the same: everything stands in the drafts already.
    expect((await check(qm, yaml)).map(({ art }) => art)).toEqual(["GLEICH", "GLEICH", "ABGELEHNT", "GLEICH"]);
  });

  it("nennt Texte, die sich seit der Prüfung geändert haben, und schreibt dann nichts", async () => {
    const [qm, admin] = [await t.alsQm(), await t.alsAdmin()];
    const yaml = yamlMit(titel(), "{ bereich: vorhabenV2, feld: beginn, text: Anders. }");
    const gesehen = (await check(qm, yaml)).map(({ stand }) => stand);
    await saveEntwurf(admin, "Von jemand anderem.");
    const { status, body } = await takeOver(qm, yaml, gesehen);
    expect([status, body.code]).toEqual([409, "REVISION_VERALTET"]);
    expect(textOf(body.userMessage)).toContain("(titel)");
    expect(textOf(body.userMessage)).not.toContain("(beginn)");
    expect(await offene()).toBe(1);
  });

  it("verlangt, dass jede Änderung angesehen wurde, auch eine, die später in die Datei kam", async () => {
    const qm = await t.alsQm();
    const gesehen = (await check(qm, yamlMit(titel()))).map(({ stand }) => stand);
    const andere = yamlMit(titel(), "{ bereich: vorhabenV2, feld: beginn, text: Ungesehen. }");
    expect(textOf((await takeOver(qm, andere, gesehen)).body.userMessage)).toContain("(beginn)");
    expect((await takeOver(qm, yamlMit(titel()), [])).body.code).toBe("REVISION_VERALTET");
    expect(await offene()).toBe(0);
  });

  it("geht bei zweien zugleich nur einmal", async () => {
    const [qm, admin] = [await t.alsQm(), await t.alsAdmin()];
    const yaml = yamlMit(titel());
    const gesehen = (await check(qm, yaml)).map(({ stand }) => stand);
    const antworten = await Promise.all([takeOver(qm, yaml, gesehen), takeOver(admin, yaml, gesehen)]);
    expect(antworten.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect(await offene()).toBe(1);
  });
});

describe("Dateien, die sich nicht lesen lassen", () => {
  const bombe = `a: &a [x]\n${"b c d e f g h i"
    .split(" ")
    .map((name, i) => `${name}: &${name} [*${"abcdefgh"[i] ?? ""}, *${"abcdefgh"[i] ?? ""}]\n`)
    .join("")}texte: *i\n`;

  it.each([
    ["leer", "  \n", "Bitte wählen Sie eine Datei"],
    ["Syntaxfehler", "texte:\n  - bereich: vorhabenV2\n    feld: [titel\n", "Zeile"],
    ["Tabulator", "texte:\n\t- feld: titel\n", "Zeile 2"],
    ["doppelter Schlüssel", "texte:\n  - feld: a\n    feld: b\n", "Zeile 3: Derselbe Schlüssel"],
    ["zwei Dokumente", "texte: []\n---\ntexte: []\n", "Bitte nur ein Dokument"],
    ["Verweise", bombe, "Verweise mit „*“ sind nicht erlaubt"],
    ["Typangabe", 'texte:\n  - text: !!js/function "x"\n', "Typangaben"],
    ["andere Wurzel", "hilfetexte: []\n", "braucht den Schlüssel „texte“"],
    ["weiterer Schlüssel", "texte: []\nversion: 1\n", "keinen weiteren Schlüssel"],
    ["kein YAML mit Angaben", "<html></html>", "braucht den Schlüssel „texte“"],
    ["zu groß", `# ${"x".repeat(1_000_000)}\ntexte: []\n`, "höchstens 1.000.000 Zeichen"],
    ["zu viele Texte", `texte:\n${"  - {}\n".repeat(1_001)}`, "höchstens 1.000"],
    ["zu tief", `texte: ${"[".repeat(50_000)}`, ""],
  ])("%s", async (_, yaml, wort) => {
    const qm = await t.alsQm();
    const vergangen = startLaufzeit();
    const { status, body } = await qm.post(PRUEFUNG, { yaml });
    expect(vergangen()).toBeLessThan(10_000);
    expect([status, body.code]).toEqual([422, "EINGABE_UNGUELTIG"]);
    const fehler = listOf(body.errors).find((eintrag) => textOf(eintrag.property) === "yaml");
    expect(textOf(fehler?.message)).toContain(wort);
    expect((await qm.post(DATEI, { yaml, gesehen: [] })).status).toBe(422);
    expect([await offene(), await auditVon()]).toEqual([0, []]);
  });
});
