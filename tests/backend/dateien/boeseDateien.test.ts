import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { Ablehnung } from "~/server/backend/ablehnung";
import { create, vorhabenPfad, type Angelegt } from "../../support/antraege";
import { type Browser, pruefstand, startBackend, textOf } from "../../support/backend";
import { pdf, pngVonGroesse } from "../../support/dateien";

/** A Prüfstand that counts what it looks into and lets imports wait. */
function createZaehler() {
  const zaehler = { dateien: 0, warte: Promise.resolve() };
  const gezaehlt: typeof pruefstand = {
    ...pruefstand,
    checkInhalt: (read, name) => {
      zaehler.dateien += 1;
      return pruefstand.checkInhalt(read, name);
    },
    readImport: async (inhalt, formular) => {
      await zaehler.warte;
      return pruefstand.readImport(inhalt, formular);
    },
  };
  return { zaehler, pruefstand: gezaehlt };
}

const upload = (
  wer: Browser,
  antrag: Angelegt,
  {
    name,
    datei = pdf(),
    schluessel = randomUUID(),
  }: { name: string; datei?: Uint8Array | undefined; schluessel?: string | undefined },
) =>
  wer.ruf("POST", `${vorhabenPfad(antrag)}/dateien?${new URLSearchParams({ name }).toString()}`, { datei, schluessel });

it("Eine Datei, für die kein Platz ist, wird nicht angesehen; eine Wiederholung bekommt ihre Antwort", async () => {
  const { zaehler, pruefstand: gezaehlt } = createZaehler();
  const t = await startBackend({ ANLAGEN_MB_JE_UNTERNEHMEN: "15" }, { pruefstand: gezaehlt });
  try {
    const chefin = await t.alsBevollmaechtigter();
    const [antrag, anderer] = [await create(chefin), await create(chefin)];
    const schluessel = randomUUID();
    for (const name of ["1.pdf", "2.pdf"]) expect((await upload(chefin, antrag, { name })).status).toBe(200);
    const dritte = await upload(chefin, antrag, { name: "3.pdf", datei: pdf(), schluessel });
    expect(zaehler.dateien).toBe(3);
    const zuViel = await upload(chefin, antrag, { name: "4.pdf" });
    expect(zuViel.body).toMatchObject({ code: "ZU_VIELE_ANLAGEN" });
    expect(textOf(zuViel.body.userMessage)).toContain("höchstens 3 Anlagen");
    expect(zaehler.dateien).toBe(3);
    expect((await upload(chefin, antrag, { name: "3.pdf", datei: pdf(), schluessel })).body).toEqual(dritte.body);
    const gross = pngVonGroesse(5 * 1024 * 1024);
    for (const name of ["a.png", "b.png"])
      expect((await upload(chefin, anderer, { name, datei: gross })).status).toBe(200);
    const bisher = zaehler.dateien;
    expect((await upload(chefin, anderer, { name: "c.png", datei: gross })).body).toMatchObject({
      code: "SPEICHER_VOLL",
    });
    expect(zaehler.dateien).toBe(bisher);
  } finally {
    await t.stop();
  }
});

it("Eine Person importiert eine Datei nach der anderen und nicht beliebig oft", async () => {
  const { zaehler, pruefstand: gezaehlt } = createZaehler();
  const t = await startBackend({ GRENZE_IMPORTE_JE_PERSON_STUNDE: "4" }, { pruefstand: gezaehlt });
  try {
    const [chefin, kollege] = [await t.alsBevollmaechtigter(), await t.alsKollege()];
    const inhalt = Buffer.from("{}").toString("base64");
    const importFile = (wer: Browser) => wer.post("/v1/antraege/import", { inhalt });
    let weiter = () => {};
    zaehler.warte = new Promise((resolve) => (weiter = resolve));
    const erster = importFile(chefin);
    const zweiter = await importFile(chefin);
    expect(zweiter).toMatchObject({ status: 429, body: { code: "ZU_VIELE_VERSUCHE", wartenSekunden: 60 } });
    expect(textOf(zweiter.body.userMessage)).toBe(
      "Eine andere Datei von Ihnen wird gerade noch verglichen oder importiert. Bitte warten Sie noch 60 Sekunden.",
    );
    weiter();
    expect((await erster).status).toBe(422);
    for (const status of [422, 422, 422, 429]) expect((await importFile(chefin)).status).toBe(status);
    const zuOft = await importFile(chefin);
    expect(textOf(zuOft.body.userMessage)).toContain(
      "Sie haben in kurzer Zeit sehr viele Dateien verglichen oder importiert. Bitte warten Sie noch ",
    );
    expect(zuOft.headers.get("retry-after")).toBe("3600");
    expect((await importFile(kollege)).status).toBe(422);
    t.uhr.vor({ minuten: 61 });
    // Her session has ended meanwhile.
    expect((await importFile(await t.alsBevollmaechtigter())).status).toBe(422);
  } finally {
    await t.stop();
  }
});

it("Wer zu viel auf einmal prüfen lässt, hört in Meldung und Kopf dieselbe Wartezeit", async () => {
  const besetzt: typeof pruefstand = {
    ...pruefstand,
    readImport: () => Promise.reject(new Ablehnung("PRUEFUNG_AUSGELASTET")),
  };
  const t = await startBackend({}, { pruefstand: besetzt });
  try {
    const chefin = await t.alsBevollmaechtigter();
    const antwort = await chefin.post("/v1/antraege/import", { inhalt: Buffer.from("{}").toString("base64") });
    expect(antwort.status).toBe(503);
    expect(textOf(antwort.body.userMessage)).toBe(
      "Zurzeit werden sehr viele Dateien geprüft. Bitte versuchen Sie es in einer Minute erneut.",
    );
    expect(antwort.headers.get("retry-after")).toBe("60");
  } finally {
    await t.stop();
  }
});
