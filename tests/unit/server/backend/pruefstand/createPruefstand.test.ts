import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setImmediate } from "node:timers/promises";
import { afterEach, describe, expect, it } from "vitest";
import { toAustausch, writeJson } from "~/domain/antrag/austausch/austausch";
import { createPruefstand } from "~/server/backend/pruefstand/createPruefstand";
import { jpg, pdf, png } from "../../../../support/dateien";
import { ENTWURF } from "../../../domain/antrag/dokumente/ansicht";

const MB = 1024 * 1024;
/** Takes many times as long as any file that people have. */
const langwierig = (): Buffer => pdf(Buffer.alloc(50 * MB, "/Type%"));
/** As an object it takes many times the memory of its text. */
const gefraessig = (): string =>
  base64(
    `{${Array.from({ length: 199_000 }, (_, nummer) => `"${nummer.toString(36).padStart(4, "-")}":{}`).join(",")}}`,
  );
const warnungen: object[] = [];
const offene: { stop(): Promise<void> }[] = [];

function open(millis: number) {
  const pruefstand = createPruefstand({ millis, log: { warn: (facts) => warnungen.push(facts) } });
  offene.push(pruefstand);
  return {
    readImport: (inhalt: string) => pruefstand.readImport(inhalt, "V2"),
    urteil: async (inhalt: Buffer) => {
      const befund = await pruefstand.checkInhalt(() => Promise.resolve(inhalt), "");
      return befund.ok ? befund.value : befund.error.mangel;
    },
  };
}

afterEach(async () => {
  for (const pruefstand of offene.splice(0)) await pruefstand.stop();
  warnungen.length = 0;
});

const base64 = (text: string) => Buffer.from(text).toString("base64");

describe("Der Prüfstand", () => {
  it("prüft viele Dateien auf einmal, auch solche, die ihren Speicher mit anderen teilen", async () => {
    const { urteil } = open(60_000);
    const geteilt = Buffer.concat([Buffer.from("davor"), jpg(), Buffer.from("dahinter")]).subarray(5, 5 + jpg().length);
    const dateien = [pdf(), png(), geteilt, Buffer.from("x"), ...Array.from({ length: 20 }, () => pdf())];
    expect(await Promise.all(dateien.map(urteil))).toEqual([
      "PDF",
      "PNG",
      "JPG",
      "falscherTyp",
      ...Array<string>(20).fill("PDF"),
    ]);
  });

  it("nimmt keine weiteren an, wenn zu viele warten", async () => {
    const { urteil } = open(60_000);
    const ergebnisse = await Promise.allSettled(Array.from({ length: 40 }, () => urteil(pdf())));
    const abgelehnt = ergebnisse.flatMap((ergebnis) =>
      ergebnis.status === "rejected" ? [ergebnis.reason as unknown] : [],
    );
    expect(abgelehnt).toHaveLength(8);
    expect(abgelehnt[0]).toMatchObject({ code: "PRUEFUNG_AUSGELASTET" });
    expect(await urteil(pdf())).toBe("PDF");
  });

  it("liest Importe und sagt, was an ihnen falsch ist", async () => {
    const { readImport } = open(60_000);
    const { vorhaben } = await readImport(base64(writeJson(toAustausch({ ...ENTWURF, vorhaben: einVorhaben() }))));
    expect(vorhaben).toHaveLength(1);
    await expect(readImport(base64("{"))).rejects.toMatchObject({
      code: "EINGABE_UNGUELTIG",
      errors: [{ uuid: "", property: "datei", message: expect.stringContaining("kein gültiges JSON") as string }],
    });
  });

  it("gibt auf, was zu lange dauert, und prüft die nächste Datei wie zuvor", async () => {
    // How long it takes is up to the machine; a third of that is not enough for it, and plenty for a small file.
    const ohneGrenze = open(60_000);
    await ohneGrenze.urteil(pdf());
    const beginn = performance.now();
    expect(await ohneGrenze.urteil(langwierig())).toBe("PDF");
    const { urteil } = open((performance.now() - beginn) / 3);
    expect(await urteil(langwierig())).toBe("nichtPruefbar");
    expect(warnungen).toHaveLength(1);
    expect(await urteil(pdf())).toBe("PDF");
  }, 120_000);

  it("gibt auf, was zu viel Speicher braucht; andere merken davon nichts", async () => {
    const { readImport, urteil } = open(60_000);
    await urteil(pdf());
    const zuschauer = createServer((_, antwort) => antwort.end("ok"));
    await new Promise<void>((resolve) => zuschauer.listen(0, "127.0.0.1", resolve));
    const { port } = zuschauer.address() as AddressInfo;
    const lauf = { isFertig: false };
    let antworten = 0;
    const gelesen = readImport(gefraessig())
      .catch((error: unknown) => error)
      .finally(() => (lauf.isFertig = true));
    do antworten += (await (await fetch(`http://127.0.0.1:${String(port)}/healthz`)).text()) === "ok" ? 1 : 0;
    while (!lauf.isFertig);
    zuschauer.close();
    expect(await gelesen).toMatchObject({
      errors: [{ property: "datei", message: expect.stringContaining("nicht prüfen lässt") as string }],
    });
    expect(warnungen).toEqual([{ grund: expect.stringContaining("memory limit") as string }]);
    expect(antworten).toBeGreaterThan(0);
    expect(await Promise.all([urteil(pdf()), urteil(pdf()), urteil(pdf())])).toEqual(["PDF", "PDF", "PDF"]);
  });

  it("gibt auch auf, wenn der Faden beim Anlaufen endet, und nimmt später einen neuen", async () => {
    const pruefstand = createPruefstand({ millis: 60_000, log: { warn: (facts) => warnungen.push(facts) } });
    offene.push(pruefstand);
    const befund = pruefstand.checkInhalt(() => Promise.resolve(pdf()), "");
    await setImmediate();
    await pruefstand.stop();
    expect(await befund).toMatchObject({ ok: false, error: { mangel: "nichtPruefbar" } });
    expect(await pruefstand.checkInhalt(() => Promise.resolve(pdf()), "")).toMatchObject({ ok: true, value: "PDF" });
  });

  it("hält niemanden auf, während er prüft", async () => {
    const { urteil } = open(1_500);
    await urteil(pdf());
    let takte = 0;
    const uhr = setInterval(() => (takte += 1), 10);
    await urteil(langwierig());
    clearInterval(uhr);
    expect(takte).toBeGreaterThan(20);
  });
});

const einVorhaben = () => [{ uuid: "22222222-2222-4222-8222-222222222222", vorhabenId: null, werte: {}, anlagen: [] }];
