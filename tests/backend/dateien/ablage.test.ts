import { createHash, randomBytes } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createOrdnerAblage } from "~/server/ablage/ordnerAblage";
import { createS3Ablage } from "~/server/ablage/s3Ablage";
import type { DateiAblage, DateiStrom } from "~/server/backend/ports/ablagePort";
import { startS3, type S3Server } from "../../support/s3Server";
import { startLaufzeit } from "../../support/laufzeit";

const MB = 1024 * 1024;
const MAX = 5 * MB;
const neuerSchluessel = () => randomBytes(24).toString("base64url");
const stromAus = (bytes: Uint8Array): DateiStrom => new Blob([new Uint8Array(bytes)]).stream();
const inEinerStunde = () => new Date(Date.now() + 3_600_000);

async function bytesVon(strom: DateiStrom | null): Promise<Buffer | null> {
  return strom === null ? null : Buffer.from(await new Response(strom).arrayBuffer());
}

type Fall = { ablage: DateiAblage; ordner: string; listBestand: () => string[]; stop: () => Promise<void> };

const dateienIn = (ordner: string): string[] =>
  readdirSync(ordner, { recursive: true, withFileTypes: true }).flatMap((eintrag) =>
    eintrag.isFile() ? [eintrag.name] : [],
  );

async function withOrdner(): Promise<Fall> {
  const ordner = mkdtempSync(join(tmpdir(), "ablage-"));
  const ablage = createOrdnerAblage(ordner);
  await ablage.check();
  const stop = async () => rmSync(ordner, { recursive: true, force: true });
  return { ablage, ordner, listBestand: () => dateienIn(join(ordner, "bestand")), stop };
}

async function withS3(): Promise<Fall> {
  const ordner = mkdtempSync(join(tmpdir(), "ablage-"));
  const s3 = await startS3();
  const stop = async () => {
    await s3.stop();
    rmSync(ordner, { recursive: true, force: true });
  };
  return { ablage: await createS3Ablage(s3.config, ordner), ordner, listBestand: () => s3.listObjekte(), stop };
}

/** The promises of the port, kept by each storage alike. */
describe.each([
  ["im Ordner", withOrdner],
  ["auf einem S3-Server", withS3],
])("Die Ablage %s", (_name, start) => {
  let fall: Fall;
  let ablage: DateiAblage;
  beforeAll(async () => {
    fall = await start();
    ablage = fall.ablage;
  });
  afterAll(() => fall.stop());

  const store = async (inhalt: Buffer): Promise<string> => {
    const schluessel = neuerSchluessel();
    await (await ablage.receive(stromAus(inhalt), MAX)).takeOver(schluessel);
    return schluessel;
  };

  it("gibt 5 MB Byte für Byte zurück und behält nichts im Eingang", async () => {
    const inhalt = randomBytes(MAX);
    const eingang = await ablage.receive(stromAus(inhalt), MAX);
    const sha256 = createHash("sha256").update(inhalt).digest("hex");
    expect([eingang.groesse, eingang.isZuGross, eingang.sha256]).toEqual([MAX, false, sha256]);
    expect((await eingang.read()).equals(inhalt)).toBe(true);
    expect((await bytesVon(eingang.strom()))?.equals(inhalt)).toBe(true);
    const schluessel = neuerSchluessel();
    expect(await ablage.open(schluessel)).toBeNull();
    await eingang.takeOver(schluessel);
    expect((await bytesVon(await ablage.open(schluessel)))?.equals(inhalt)).toBe(true);
    expect(dateienIn(join(fall.ordner, "eingang"))).toEqual([]);
  });

  it("nimmt eine leere Datei", async () => {
    expect(await bytesVon(await ablage.open(await store(Buffer.alloc(0))))).toHaveLength(0);
  });

  it("zählt weiter, was zu groß ist, und behält nach dem Verwerfen nichts", async () => {
    const vorher = fall.listBestand();
    const eingang = await ablage.receive(stromAus(randomBytes(MAX + 1)), MAX);
    expect([eingang.groesse, eingang.isZuGross]).toEqual([MAX + 1, true]);
    await eingang.discard();
    expect([fall.listBestand(), dateienIn(join(fall.ordner, "eingang"))]).toEqual([vorher, []]);
  });

  it("behält nichts von dem, was abbricht", async () => {
    const vorher = fall.listBestand();
    let teile = 0;
    const halb = new ReadableStream<Uint8Array>({
      pull: (controller) =>
        (teile += 1) < 20 ? controller.enqueue(randomBytes(65_536)) : controller.error(new Error("weg")),
    });
    await expect(ablage.receive(halb, MAX)).rejects.toMatchObject({ name: "StromAbgebrochen" });
    expect([fall.listBestand(), dateienIn(join(fall.ordner, "eingang"))]).toEqual([vorher, []]);
  });

  it("entfernt, auch zweimal, und sonst nichts", async () => {
    const [weg, bleibt] = [await store(Buffer.from("weg")), await store(Buffer.from("bleibt"))];
    const vorher = fall.listBestand().length;
    await ablage.remove(weg);
    await ablage.remove(weg);
    expect(fall.listBestand()).toHaveLength(vorher - 1);
    expect(await ablage.open(weg)).toBeNull();
    expect((await bytesVon(await ablage.open(bleibt)))?.toString()).toBe("bleibt");
  });

  it("lässt einen Leser mittendrin gehen und gibt danach noch alles her", async () => {
    const inhalt = randomBytes(2 * MB);
    const schluessel = await store(inhalt);
    const leser = (await ablage.open(schluessel))?.getReader();
    expect((await leser?.read())?.done).toBe(false);
    await leser?.cancel();
    expect((await bytesVon(await ablage.open(schluessel)))?.equals(inhalt)).toBe(true);
  });

  it("listet, was vor einem Zeitpunkt abgelegt wurde, und leert den Eingang von Liegengebliebenem", async () => {
    const schluessel = await store(Buffer.from("alt"));
    await ablage.receive(stromAus(Buffer.from("liegt")), MAX);
    expect(await ablage.listAeltere(new Date(Date.now() - 3_600_000))).toEqual([]);
    expect(dateienIn(join(fall.ordner, "eingang"))).toHaveLength(1);
    expect(await ablage.listAeltere(inEinerStunde())).toContain(schluessel);
    expect(dateienIn(join(fall.ordner, "eingang"))).toEqual([]);
  });

  it.each(["../../etc/passwd", "kurz", "a/b".repeat(10), "ä".repeat(30), ""])(
    "kennt keinen Schlüssel „%s“",
    async (schluessel) => {
      const vorher = fall.listBestand();
      await expect(async () => ablage.open(schluessel)).rejects.toThrow(RangeError);
      await expect(async () => ablage.remove(schluessel)).rejects.toThrow(RangeError);
      await expect((await ablage.receive(stromAus(Buffer.from("x")), MAX)).takeOver(schluessel)).rejects.toThrow(
        RangeError,
      );
      expect(fall.listBestand()).toEqual(vorher);
    },
  );
});

describe("Ein S3-Server, mit dem etwas nicht stimmt", () => {
  let s3: S3Server;
  const ordner = mkdtempSync(join(tmpdir(), "ablage-"));
  beforeAll(async () => {
    s3 = await startS3();
  });
  afterAll(async () => {
    await s3.stop();
    rmSync(ordner, { recursive: true, force: true });
  });

  it("listet auch mehr, als auf eine Seite passt", async () => {
    const ablage = await createS3Ablage(s3.config, ordner);
    const alle = Array.from({ length: 1001 }, neuerSchluessel).sort();
    for (let von = 0; von < alle.length; von += 20)
      await Promise.all(
        alle
          .slice(von, von + 20)
          .map(async (schluessel) => (await ablage.receive(stromAus(Buffer.from("x")), 1)).takeOver(schluessel)),
      );
    expect((await ablage.listAeltere(inEinerStunde())).sort()).toEqual(alle);
  });

  it.each([
    [
      { geheimnis: "falsch" },
      "(403 SignatureDoesNotMatch). Bitte prüfen Sie ANLAGEN_S3_GEHEIMNIS und ANLAGEN_S3_REGION.",
    ],
    [{ schluesselId: "niemand" }, "(403 InvalidAccessKeyId). Bitte prüfen Sie ANLAGEN_S3_SCHLUESSEL_ID."],
    [{ bucket: "gibt-es-nicht" }, "(404 NoSuchBucket). Bitte prüfen Sie ANLAGEN_S3_BUCKET."],
  ])("lehnt %j ab, und die Prüfung sagt, wo der Fehler liegt", async (falsch, text) => {
    const ablage = await createS3Ablage({ ...s3.config, ...falsch }, ordner);
    const error = { name: "AblageAbsage", message: `Der S3-Speicher der Anlagen lehnt ab ${text}` };
    await expect(ablage.check()).rejects.toMatchObject(error);
    await expect(ablage.open(neuerSchluessel())).rejects.toThrow("The S3 store answered 40");
    const vorher = s3.listObjekte();
    const eingang = await ablage.receive(stromAus(Buffer.from("geheim")), MAX);
    await expect(eingang.takeOver(neuerSchluessel())).rejects.toThrow("The S3 store answered 40");
    expect(await eingang.read()).toEqual(Buffer.from("geheim"));
    await eingang.discard();
    expect(s3.listObjekte()).toEqual(vorher);
  });

  it("nimmt keine anderen Bytes als die, die empfangen und geprüft wurden", async () => {
    const ablage = await createS3Ablage(s3.config, ordner);
    const vorher = s3.listObjekte();
    const eingang = await ablage.receive(stromAus(Buffer.from("geprüft")), MAX);
    const [name = ""] = dateienIn(join(ordner, "eingang"));
    writeFileSync(join(ordner, "eingang", name), Buffer.from("gefalsch"));
    await expect(eingang.takeOver(neuerSchluessel())).rejects.toMatchObject({
      status: 400,
      code: "XAmzContentSHA256Mismatch",
    });
    await eingang.discard();
    expect([s3.listObjekte(), dateienIn(join(ordner, "eingang"))]).toEqual([vorher, []]);
  });

  it("wird nach der eingestellten Zeit aufgegeben, wenn er stillsteht, beim Schreiben wie beim Lesen, und danach geht es weiter", async () => {
    const ablage = await createS3Ablage(s3.config, ordner);
    const inhalt = randomBytes(MAX);
    const schluessel = neuerSchluessel();
    const eingang = await ablage.receive(stromAus(inhalt), MAX);
    s3.pause();
    const vergangen = startLaufzeit();
    await expect(eingang.takeOver(schluessel)).rejects.toMatchObject({ name: "WartezeitVorbei" });
    await expect(ablage.open(schluessel)).rejects.toMatchObject({ name: "WartezeitVorbei" });
    await expect(ablage.check()).rejects.toMatchObject({ name: "WartezeitVorbei" });
    expect(vergangen() / 3).toBeLessThan(s3.config.sekunden * 1000 + 1_500);
    s3.resume();
    await eingang.takeOver(schluessel);
    expect((await bytesVon(await ablage.open(schluessel)))?.equals(inhalt)).toBe(true);
  });

  it("bricht eine begonnene Ausgabe ab, wenn mitten darin nichts mehr kommt", async () => {
    const ablage = await createS3Ablage(s3.config, ordner);
    const schluessel = neuerSchluessel();
    await (await ablage.receive(stromAus(randomBytes(MAX)), MAX)).takeOver(schluessel);
    const leser = (await ablage.open(schluessel))?.getReader();
    expect((await leser?.read())?.done).toBe(false);
    s3.pause();
    const read = async () => {
      for (let teil = await leser?.read(); teil?.done === false; teil = await leser?.read());
    };
    await expect(read()).rejects.toMatchObject({ name: "WartezeitVorbei" });
    s3.resume();
  });

  it("hat, wenn er fort ist, nichts verloren, sobald er wieder da ist", async () => {
    const ablage = await createS3Ablage(s3.config, ordner);
    const schluessel = neuerSchluessel();
    const eingang = await ablage.receive(stromAus(Buffer.from("später")), MAX);
    await s3.end();
    await expect(eingang.takeOver(schluessel)).rejects.toThrow("fetch failed");
    await expect(ablage.check()).rejects.toThrow("fetch failed");
    await s3.start();
    await eingang.takeOver(schluessel);
    expect((await bytesVon(await ablage.open(schluessel)))?.toString()).toBe("später");
  });
});
