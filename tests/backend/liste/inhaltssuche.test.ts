import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createSuchverzeichnis } from "~/server/backend/usecases/suche/fillSuchverzeichnis";
import { upload } from "../../support/anlagen";
import { antragPfad, create, readVorhaben, save, type Angelegt, vorhabenPfad } from "../../support/antraege";
import { type Browser, listOf, startBackend, type TestBackend, textOf } from "../../support/backend";
import { bescheidBeispiel, GEHEIM, provide } from "../../support/bescheide";
import { gefunden, search, setWerte, stellen } from "../../support/inhaltssuche";
import { createEingereicht, requestNachforderung, start } from "../../support/schriftsaetze";

let t: TestBackend;
let chefin: Browser;
let kleben: Angelegt;
beforeAll(async () => {
  t = await startBackend({ NEZO_AKTIV: "false" });
  chefin = await t.alsBevollmaechtigter();
  kleben = await create(chefin, "Klebtechnik");
  await setWerte(chefin, kleben, {
    titel: "Lösbare Klebverbindungen",
    schlagwoerter: ["Klebstoff", "KI"],
    ziel: "Wir bauen einen „Prüfstandsaufbau“ für die Übertragung.",
  });
});
afterAll(() => t.stop());

describe("Wörter", () => {
  it.each([
    ["den Anfang eines Wortes", "Prüfstand"],
    ["klein geschrieben", "prüfstands"],
    ["ohne Umlaute geschrieben", "pruefstand"],
    ["ohne Punkte geschrieben", "prufstand"],
    ["mit großem Umlaut", "Übertragung"],
    ["in anderer Form", "Klebstoffe"],
    ["kurz und ganz", "KI"],
    ["in mehreren Feldern und in der Bezeichnung", "klebtechnik prüfstand lösbar"],
    ["zwischen Wörtern, die überall stehen", "für die Übertragung und den Klebstoff"],
  ])("findet sie: %s", async (_, q) => {
    expect(await gefunden(chefin, q)).toEqual(["Klebtechnik"]);
  });

  it.each([
    ["drei Buchstaben in der Mitte eines Wortes", "tan"],
    ["zwei Buchstaben, mit denen ein anderes beginnt", "kl"],
    ["wenn eines nirgends steht", "Klebstoff Rakete"],
    ["ein Zeichen der Abfrage", "Kleb & ! ( :* '"],
  ])("findet nicht: %s", async (_, q) => {
    expect((await search(chefin, q)).hinweis).toBeNull();
    expect(await gefunden(chefin, q)).toEqual(q.startsWith("Kleb &") ? ["Klebtechnik"] : []);
  });

  it("sagt, wenn es zu wenig ist oder überall steht", async () => {
    for (const q of ["", " ", "x", "„–“"])
      expect(await search(chefin, q)).toMatchObject({ total: 0, hinweis: "ZU_KURZ" });
    expect(await search(chefin, "und für")).toMatchObject({ total: 0, hinweis: "ZU_ALLGEMEIN" });
    expect((await chefin.get("/v1/benutzer/suche?q=%00")).status).toBe(422);
    expect((await chefin.get("/v1/benutzer/suche")).status).toBe(422);
  });

  it("findet Umschriften eines Umlauts im Text", async () => {
    await create(chefin, "Pruefanlage Soest");
    expect(await gefunden(chefin, "Prüfanlage")).toEqual(["Pruefanlage Soest"]);
    expect(await gefunden(chefin, "soest")).toEqual(["Pruefanlage Soest"]);
  });
});

describe("Teile zusammengesetzter Wörter", () => {
  it.each([
    ["in der Mitte", "stand"],
    ["in anderer Form", "bindungen"],
    ["ohne Umlaute geschrieben", "verbindung"],
    ["neben einem Wort, das so beginnt", "stand lösbar"],
  ])("werden gefunden, wenn kein Wort so beginnt: %s", async (_, q) => {
    expect(await search(chefin, q)).toMatchObject({ total: 1, istTeilwort: true });
    expect(await gefunden(chefin, q)).toEqual(["Klebtechnik"]);
  });

  it("sind ausgezeichnet, und wo ein Wort so beginnt, zählt nur das", async () => {
    expect((await stellen(chefin, "stand"))[0]?.[2]).toContain("[Prüfstandsaufbau]");
    await create(chefin, "Standfestigkeit");
    expect(await gefunden(chefin, "standf")).toEqual(["Standfestigkeit"]);
    expect(await search(chefin, "standf")).toMatchObject({ istTeilwort: false });
  });

  it("auch aus Texten, die das Verzeichnis schon kennt", async () => {
    while (await createSuchverzeichnis()(t.dienste));
    expect(await gefunden(chefin, "aufbau")).toEqual(["Klebtechnik"]);
  });
});

describe("ein Auszug", () => {
  it("nennt die Stelle und zeichnet das Wort aus, auch zwischen Anführungszeichen", async () => {
    expect(await stellen(chefin, "pruefstand")).toEqual([
      ["VORHABEN", "Vorhaben 1 · Inhaltliche Angaben", "Wir bauen einen „[Prüfstandsaufbau]“ für die Übertragung."],
    ]);
    const [treffer] = listOf((await search(chefin, "pruefstand")).data);
    expect(treffer).toMatchObject({ form: "V2", status: "IN_BEARBEITUNG", anzahlStellen: 1 });
    expect(listOf(treffer?.stellen)[0]).toMatchObject({
      uuid: kleben.vorhabenUuid,
      tab: 4,
      anker: "vorhaben-1-inhaltlicheAngaben",
    });
  });

  it("gibt Zeichen wieder, wie sie geschrieben wurden: auch was ein Tag sein könnte", async () => {
    const { uuid, vorhabenUuid } = await create(chefin, "Zeichen");
    await setWerte(chefin, { uuid, vorhabenUuid }, { ziel: "<script>alert('Messreihe')</script> & max@example.org" });
    const [[, , auszug] = []] = await stellen(chefin, "messreihe script");
    expect(auszug).toBe("<[script]>alert('[Messreihe]')</[script]> & max@example.org");
  });

  it("zeigt von vielen Stellen die drei, an denen die meisten Wörter stehen, und sagt, wie viele es sind", async () => {
    const viele = await create(chefin, "Wasserstoff");
    await setWerte(chefin, viele, { titel: "Wasserstoff", ziel: "Wasserstoff und Speicher", auftrag: true });
    for (const name of ["Wasserstoff eins.pdf", "Wasserstoff zwei.pdf"])
      expect((await upload(chefin, viele, { name })).status).toBe(200);
    const [treffer] = listOf((await search(chefin, "Wasserstoff Speicher")).data);
    expect(treffer).toMatchObject({ anzahlStellen: 5 });
    expect(listOf(treffer?.stellen).map(({ ort }) => ort)).toEqual([
      "Vorhaben 1 · Inhaltliche Angaben",
      "Bezeichnung und Nummer",
      "Vorhaben 1 · Vorhaben",
    ]);
  });
});

describe("Inhalte", () => {
  it("sind auch Zeilen, Anlagen, Nachrichten, Nachforderungen und was von Bescheiden abgerufen ist", async () => {
    const antrag = await createEingereicht(t, chefin);
    const nummer = textOf((await chefin.get(antragPfad(antrag.uuid))).body.antragsnummer);
    for (const q of [nummer, nummer.slice(3), nummer.slice(8)])
      expect(await stellen(chefin, q), q).toContainEqual(["ANTRAG", "Bezeichnung und Nummer", expect.anything()]);
    await t.fach("POST", `/fach/v1/antraege/${antrag.uuid}/nachrichten`, {
      json: { titel: "Rückfrage", text: "Bitte nennen Sie das Schwingungsmodell." },
      schluessel: randomUUID(),
    });
    expect(await stellen(chefin, "Schwingung")).toEqual([
      ["NACHRICHT", "Nachricht „Rückfrage“", "Rückfrage\nBitte nennen Sie das [Schwingungsmodell]."],
    ]);
    await requestNachforderung(t.dienste.db, {
      antragUuid: antrag.uuid,
      fragen: [{ frage: "Womit wird die Dämpfung gemessen?" }],
    });
    expect(await stellen(chefin, "Dämpfung")).toEqual([
      ["NACHFORDERUNG", "Nachforderung 1", expect.stringContaining("[Dämpfung]")],
    ]);
  });

  it("eines Nachtrags und eines Widerspruchs gibt es, sobald sie eingereicht sind", async () => {
    const antrag = await createEingereicht(t, chefin);
    const nachforderung = await requestNachforderung(t.dienste.db, {
      antragUuid: antrag.uuid,
      fragen: [{ frage: "Womit?" }],
    });
    const [key = ""] = nachforderung.keys;
    const nachtrag = await start(chefin, antrag.uuid, { art: "NACHTRAG", nachforderungUuid: nachforderung.uuid });
    const setzen = (uuid: string, werte: object) =>
      t.dienste.pool.query(
        "UPDATE schriftsatz SET status = 'EINGEREICHT', eingereicht_am = $2, inhalt = $3 WHERE uuid = $1",
        [uuid, new Date("2026-03-05T23:30:00Z"), JSON.stringify({ werte })],
      );
    expect((await search(chefin, "Gyroskopie")).total).toBe(0);
    await setzen(nachtrag, { [key]: "Mit Gyroskopie und Waage." });
    expect(await stellen(chefin, "Gyroskopie")).toEqual([
      ["NACHTRAG", "Antwort auf Nachforderung 1", "Mit [Gyroskopie] und Waage."],
    ]);
    await t.dienste.pool.query(
      "UPDATE schriftsatz SET art = 'WIDERSPRUCH', nachforderung_uuid = NULL WHERE uuid = $1",
      [nachtrag],
    );
    await setzen(nachtrag, { begruendung: "Die Gyroskopie ist neu.", verspaetung: "Krankheit", vorhaben: ["x"] });
    expect(await stellen(chefin, "Gyroskopie Krankheit")).toEqual([
      ["WIDERSPRUCH", "Widerspruch vom 06.03.2026", "Die [Gyroskopie] ist neu.\n[Krankheit]"],
    ]);
  });

  it("eines Bescheids gibt es erst nach dem Abruf", async () => {
    const antrag = await createEingereicht(t, chefin);
    const inhalt = bescheidBeispiel();
    await provide(t, antrag.uuid, { inhalt });
    expect((await search(chefin, GEHEIM)).total).toBe(0);
    await t.dienste.pool.query("UPDATE bescheid SET abgerufen_am = $1 WHERE antrag_uuid = $2", [
      t.dienste.clock.now(),
      antrag.uuid,
    ]);
    expect((await stellen(chefin, GEHEIM))[0]?.slice(0, 2)).toEqual(["BESCHEID", "Bescheid"]);
  });

  it("von Zeilen stehen an ihrem Tab, und was gelöscht ist, fehlt sofort", async () => {
    const antrag = await create(chefin, "Zeilen");
    const zeile = { uuid: randomUUID(), auftragnehmerBekannt: true, name: "Schwabenlabor GmbH" };
    await setWerte(chefin, antrag, { auftrag: true });
    const speichern = async (aenderung: object) => {
      const { revision } = await readVorhaben(chefin, antrag);
      const antwort = await save(chefin, antrag, { revision: Number(revision), aenderungen: [aenderung] });
      expect(antwort.status, JSON.stringify(antwort.body)).toBe(200);
    };
    await speichern({ art: "zeileSpeichern", tabelle: "auftragnehmer", zeile });
    expect((await stellen(chefin, "Schwabenlabor"))[0]?.[1]).toBe("Vorhaben 1 · Auftragsforschung");
    await createSuchverzeichnis()(t.dienste);
    await speichern({ art: "zeileLoeschen", tabelle: "auftragnehmer", zeileUuid: zeile.uuid });
    expect((await search(chefin, "Schwabenlabor")).total).toBe(0);

    expect((await upload(chefin, antrag, { name: "Laborbericht-7.pdf" })).status).toBe(200);
    expect((await stellen(chefin, "laborbericht")).map(([art, ort]) => [art, ort])).toEqual([
      ["ANLAGE", "Vorhaben 1 · Anlagen"],
    ]);
    await setWerte(chefin, antrag, { titel: "Quarzkristall" });
    await createSuchverzeichnis()(t.dienste);
    expect(await gefunden(chefin, "Quarzkristall")).toEqual(["Zeilen"]);
    expect((await chefin.post(antragPfad(antrag.uuid, "/vorhaben"), {})).status).toBe(200);
    const { revision } = await readVorhaben(chefin, antrag);
    expect((await chefin.ruf("DELETE", vorhabenPfad(antrag), { json: { revision } })).status).toBe(200);
    for (const q of ["Quarzkristall", "laborbericht"]) expect((await search(chefin, q)).total).toBe(0);
    expect((await chefin.ruf("DELETE", antragPfad(antrag.uuid))).status).toBe(200);
    expect((await search(chefin, "Zeilen")).total).toBe(0);
  });
});

describe("das Verzeichnis", () => {
  it("ändert keine Antwort: was es nicht kennt, liest die Suche selbst", async () => {
    const fragen = ["Prüfstand", "Klebstoff KI", "Wasserstoff", "alert"];
    const suchen = () => Promise.all(fragen.map((q) => search(chefin, q)));
    await t.dienste.pool.query("DELETE FROM vorhaben_suche");
    const ohne = await suchen();
    await createSuchverzeichnis()(t.dienste);
    const { rows } = await t.dienste.pool.query(
      "SELECT count(*)::int AS n FROM vorhaben_suche s JOIN vorhaben v ON v.uuid = s.vorhaben_uuid AND v.revision = s.revision",
    );
    expect(rows).not.toEqual([{ n: 0 }]);
    expect(await suchen()).toEqual(ohne);
  });

  it("folgt jeder Änderung und rechnet nichts zweimal", async () => {
    const fill = createSuchverzeichnis();
    while (await fill(t.dienste));
    const revision = async () =>
      (
        await t.dienste.pool.query("SELECT revision FROM vorhaben_suche WHERE vorhaben_uuid = $1", [
          kleben.vorhabenUuid,
        ])
      ).rows[0] as unknown;
    t.uhr.vor({ minuten: 5 });
    chefin = await t.alsBevollmaechtigter();
    await setWerte(chefin, kleben, { kurzbezeichnung: "LKV" });
    await fill(t.dienste);
    expect(await revision()).toEqual({ revision: 3 });
    t.statements.length = 0;
    await fill(t.dienste);
    expect(t.statements.filter((text) => text.includes("INSERT INTO vorhaben_suche"))).toEqual([]);
  });
});

describe("Seiten", () => {
  it("zählen alle und reichen nicht weiter; neue Änderungen zuerst, vor ihnen was so heißt", async () => {
    for (const nummer of [1, 2, 3]) {
      t.uhr.vor({ minuten: 1 });
      const angelegt = await create(chefin, `Seite ${String(nummer)}`);
      await setWerte(chefin, angelegt, { titel: nummer === 2 ? "x" : "Blätterwald" });
    }
    await create(chefin, "Blätterwald");
    expect(await gefunden(chefin, "blätterwald")).toEqual(["Blätterwald", "Seite 3", "Seite 1"]);
    expect(await gefunden(chefin, "blätterwald", { size: "2", page: "1" })).toEqual(["Seite 1"]);
    expect(await search(chefin, "blätterwald", { size: "2", page: "9" })).toMatchObject({ data: [], total: 3 });
  });

  it("brauchen fünf Anweisungen nach der Sitzung, wie viele auch gefunden sind", async () => {
    t.statements.length = 0;
    expect((await search(chefin, "blätterwald")).total).toBe(3);
    expect(t.statements).toHaveLength(6);
  });
});
