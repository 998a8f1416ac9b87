import { createHash, randomUUID } from "node:crypto";
import { readdirSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { dateienPfad, hochladePfad, namen, upload, uploadPath } from "../../support/anlagen";
import { antragPfad, fill, create, vorhabenPfad } from "../../support/antraege";
import { type Browser, listOf, startBackend, textOf, type TestBackend } from "../../support/backend";
import { jpg, pdf, png, pngVonGroesse } from "../../support/dateien";

const MB = 1024 * 1024;

let test: TestBackend;
let chefin: Browser;
beforeAll(async () => {
  test = await startBackend();
  chefin = await test.alsBevollmaechtigter();
});
afterAll(() => test.stop());

/** What lies in the storage, received and kept. */
const imOrdner = (): string[] =>
  readdirSync(test.ordner, { recursive: true, withFileTypes: true }).flatMap((e) => (e.isFile() ? [e.name] : []));

describe("Eine Anlage", () => {
  it("wird mit Name, Typ, Größe, Prüfsumme, Person und Zeit gelistet und kommt unverändert zurück", async () => {
    const antrag = await create(chefin);
    const inhalt = pdf("% ä €");
    const neu = await upload(chefin, antrag, { name: "C:\\Pläne\\Versuchsaufbau Ä.pdf", datei: inhalt });
    const sha256 = createHash("sha256").update(inhalt).digest("hex");
    const erwartet = {
      name: "Versuchsaufbau Ä.pdf",
      typ: "PDF",
      groesse: inhalt.length,
      sha256,
      vorhabenUuid: antrag.vorhabenUuid,
    };
    expect(neu).toMatchObject({ status: 200, body: { ...erwartet, hochgeladenAm: "2026-03-02T09:00:00.000Z" } });
    const liste = await chefin.get(dateienPfad(antrag));
    expect(liste.body).toEqual({ aenderbar: true, data: [neu.body] });
    const request = new Request(`http://localhost:3000${uploadPath(textOf(neu.body.fileName))}`, {
      headers: { cookie: [...chefin.kekse].map(([name, wert]) => `${name}=${wert}`).join("; ") },
    });
    const geladen = await test.backend.handle(request, { clientIp: "10.8.0.1" });
    expect(Buffer.from(await geladen.arrayBuffer()).equals(inhalt)).toBe(true);
    expect(Object.fromEntries(geladen.headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-length": String(inhalt.length),
      "content-disposition": `attachment; filename="2026-03-02_Versuchsaufbau _.pdf"; filename*=UTF-8''2026-03-02_Versuchsaufbau%20%C3%84.pdf`,
      "content-security-policy": "default-src 'none'; sandbox",
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
    });
  });

  it("bekommt einen freien Namen, wenn es ihren schon gibt, und die Endung ihres Typs, wenn sie keine hat", async () => {
    const antrag = await create(chefin);
    await upload(chefin, antrag, { name: "Skizze.png", datei: png() });
    test.uhr.vor({ sekunden: 1 });
    await upload(chefin, antrag, { name: "SKIZZE.png", datei: png() });
    test.uhr.vor({ sekunden: 1 });
    await upload(chefin, antrag, { name: "Foto", datei: jpg() });
    expect(await namen(chefin, antrag)).toEqual(["Skizze.png", "SKIZZE (2).png", "Foto.jpg"]);
  });

  it("mit einem Namen von 300 Zeichen wird gekürzt angenommen", async () => {
    const antrag = await create(chefin);
    const neu = await upload(chefin, antrag, { name: `${"ä".repeat(300)}.pdf` });
    expect(textOf(neu.body.name)).toBe(`${"ä".repeat(116)}.pdf`);
    expect((await chefin.get(uploadPath(textOf(neu.body.fileName)))).status).toBe(200);
  });

  it("wird bei einer Wiederholung der Anfrage nicht verdoppelt", async () => {
    const antrag = await create(chefin);
    const schluessel = randomUUID();
    const antworten = await Promise.all(
      [1, 2, 3].map(() => upload(chefin, antrag, { name: "einmal.pdf", datei: pdf(), schluessel })),
    );
    expect(new Set(antworten.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await namen(chefin, antrag)).toEqual(["einmal.pdf"]);
    const anders = await upload(chefin, antrag, { name: "einmal.pdf", datei: pdf("% anders"), schluessel });
    expect(anders.body.httpSubStatus).toBe("409.40");
  });
});

describe("Abgelehnt wird", () => {
  it.each<[string, string, Buffer, number, string, string]>([
    [
      "eine leere Datei",
      "leer.pdf",
      Buffer.alloc(0),
      422,
      "422.60",
      "Die Datei „leer.pdf“ ist leer. Bitte wählen Sie eine andere Datei.",
    ],
    [
      "eine zu große",
      "groß.png",
      pngVonGroesse(5 * MB + 1),
      413,
      "413.20",
      "Die Datei „groß.png“ ist zu groß. Erlaubt sind höchstens 5 MB je Datei. Bitte verkleinern Sie sie.",
    ],
    [
      "ein anderes Format",
      "brief.docx",
      Buffer.from("PK\x03\x04"),
      422,
      "422.61",
      "Die Datei „brief.docx“ ist weder PDF noch PNG noch JPG. Bitte wandeln Sie sie in eines dieser Formate um.",
    ],
    [
      "eine Datei, die über ihr Format lügt",
      "plan.pdf",
      png(),
      422,
      "422.61",
      "Die Datei „plan.pdf“ ist in Wirklichkeit ein PNG-Bild. Bitte geben Sie ihr die Endung „.png“ und fügen Sie sie dann hinzu.",
    ],
    [
      "ein PDF mit Skripten",
      "aktiv.pdf",
      pdf("4 0 obj << /S /JavaScript >> endobj"),
      422,
      "422.62",
      "Die Datei „aktiv.pdf“ enthält Skripte, Programmaufrufe, Formulare oder eingebettete Dateien. Bitte drucken Sie sie in eine neue PDF-Datei und fügen Sie diese hinzu.",
    ],
  ])("%s, und nichts bleibt liegen", async (_, name, inhalt, status, subStatus, text) => {
    const antrag = await create(chefin);
    const vorher = imOrdner();
    const antwort = await upload(chefin, antrag, { name, datei: inhalt });
    expect(antwort).toMatchObject({ status, body: { httpSubStatus: subStatus, userMessage: text } });
    expect(await namen(chefin, antrag)).toEqual([]);
    expect(imOrdner()).toEqual(vorher);
  });

  it("eine Datei über 5 MB, eine von genau 5 MB nicht", async () => {
    const antrag = await create(chefin);
    expect((await upload(chefin, antrag, { name: "genau.png", datei: pngVonGroesse(5 * MB) })).status).toBe(200);
  });

  it("die vierte Anlage eines Vorhabens, auch wenn alle zugleich kommen", async () => {
    const antrag = await create(chefin);
    const antworten = await Promise.all(
      [1, 2, 3, 4, 5].map((nummer) => upload(chefin, antrag, { name: `datei${String(nummer)}.pdf` })),
    );
    expect(antworten.map(({ status }) => status).sort()).toEqual([200, 200, 200, 422, 422]);
    const abgelehnt = antworten.find(({ status }) => status === 422);
    expect(textOf(abgelehnt?.body.userMessage)).toMatch(
      /^Die Datei „datei\d\.pdf“ wurde nicht hinzugefügt: Ein Vorhaben kann höchstens 3 Anlagen haben\. Entfernen Sie zuerst eine andere\.$/,
    );
    expect(await namen(chefin, antrag)).toHaveLength(3);
  });

  it("eine Sendung, die abbricht, ohne Spur", async () => {
    const antrag = await create(chefin);
    const vorher = imOrdner();
    let teile = 0;
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => ((teile += 1) === 1 ? controller.enqueue(pdf()) : controller.error(new Error("weg"))),
    });
    const headers = {
      "content-type": "application/octet-stream",
      cookie: [...chefin.kekse].map(([n, v]) => `${n}=${v}`).join("; "),
    };
    const request = new Request(`http://localhost:3000${hochladePfad(antrag, "halb.pdf")}`, {
      method: "POST",
      headers,
      body,
      duplex: "half",
    });
    const antwort = await test.backend.handle(request, { clientIp: "10.8.0.2" });
    expect(await antwort.json()).toMatchObject({ code: "UEBERTRAGUNG_ABGEBROCHEN", httpSubStatus: "422.66" });
    expect(imOrdner()).toEqual(vorher);
    expect(await namen(chefin, antrag)).toEqual([]);
  });

  it("was kein Dateiinhalt ist, und ein Vorhaben, das es nicht gibt", async () => {
    const antrag = await create(chefin);
    expect((await chefin.post(hochladePfad(antrag, "a.pdf"), { a: 1 })).body.httpSubStatus).toBe("422.60");
    expect((await upload(chefin, { ...antrag, vorhabenUuid: randomUUID() }, { name: "a.pdf" })).status).toBe(404);
    expect((await upload(chefin, { ...antrag, vorhabenUuid: "unsinn" }, { name: "a.pdf" })).status).toBe(404);
  });
});

describe("Entfernen", () => {
  it("nimmt die Anlage aus dem Entwurf und ihre Bytes aus der Ablage; die Zeile bleibt als Nachweis", async () => {
    const antrag = await create(chefin);
    const { fileName, uuid } = (await upload(chefin, antrag, { name: "weg.pdf" })).body;
    const vorher = imOrdner().length;
    const pfad = `${dateienPfad(antrag)}/${textOf(uuid)}`;
    const schluessel = randomUUID();
    expect((await chefin.delete(pfad, { schluessel })).status).toBe(200);
    expect((await chefin.delete(pfad, { schluessel })).status).toBe(200);
    expect((await chefin.delete(pfad)).status).toBe(404);
    expect((await chefin.get(uploadPath(textOf(fileName)))).status).toBe(404);
    expect(imOrdner().length).toBe(vorher - 1);
    const { rows } = await test.dienste.pool.query<Record<string, unknown>>(
      "SELECT name, geloescht_am, entfernt_am FROM datei WHERE uuid = $1",
      [uuid],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.name).toBe("weg.pdf");
    expect([rows[0]?.geloescht_am, rows[0]?.entfernt_am]).not.toContain(null);
    const verlauf = listOf((await chefin.get(antragPfad(antrag.uuid))).body.ereignisse).map(({ text }) => text);
    expect(verlauf).toEqual(["Antrag angelegt", "Anlage hinzugefügt", "Anlage entfernt"]);
  });

  it("eines Vorhabens entfernt seine Anlagen", async () => {
    const antrag = await create(chefin);
    const zweites = {
      ...antrag,
      vorhabenUuid: textOf((await chefin.post(antragPfad(antrag.uuid, "/vorhaben"))).body.vorhabenUuid),
    };
    const { fileName } = (await upload(chefin, zweites, { name: "zweites.pdf" })).body;
    expect((await chefin.delete(vorhabenPfad(zweites), { json: { revision: 1 } })).status).toBe(200);
    expect((await chefin.get(uploadPath(textOf(fileName)))).status).toBe(404);
    expect(await namen(chefin, antrag)).toEqual([]);
  });
});

it("Ein vollständiges Vorhaben bleibt mit Anlagen vollständig, und Speichern lässt sie unberührt", async () => {
  const antrag = await create(chefin);
  await upload(chefin, antrag, { name: "plan.pdf" });
  await fill(chefin, antrag);
  expect(await namen(chefin, antrag)).toEqual(["plan.pdf"]);
});
