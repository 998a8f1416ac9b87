import { describe, expect, it } from "vitest";
import { isMehrteilig, readMehrteilig, type GesendeteDatei } from "~/server/portal/mehrteilig";

const GRENZE = "grenze";
const PFAD = "/antraege/0190a0c6-0000-7000-8000-000000000001/dateiuebersicht";

const feld = (name: string, wert: string) =>
  `--${GRENZE}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${wert}\r\n`;
const datei = (name: string, inhalt: string) =>
  `--${GRENZE}\r\ncontent-disposition: form-data; name="datei"; filename="${name}"\r\ncontent-type: application/pdf\r\n\r\n${inhalt}\r\n`;
const ENDE = `--${GRENZE}--\r\n`;

function formular(body: BodyInit, pfad = PFAD, typ = `multipart/form-data; boundary=${GRENZE}`): Request {
  return new Request(`http://localhost:3000${pfad}`, {
    method: "POST",
    body,
    headers: { "content-type": typ },
    duplex: "half",
  });
}

async function readAll(dateien: AsyncIterable<GesendeteDatei>): Promise<[name: string, inhalt: string][]> {
  const alle: [string, string][] = [];
  for await (const { name, strom } of dateien) alle.push([name, await new Response(strom).text()]);
  return alle;
}

describe("isMehrteilig", () => {
  it.each([
    ["die Dateiübersicht", PFAD, "multipart/form-data; boundary=x", true],
    ["die Dateiübersicht mit Skripten", `${PFAD}.data`, "multipart/form-data; boundary=x", true],
    ["die Dateiübersicht ohne Dateien", PFAD, "application/x-www-form-urlencoded", false],
    ["ein anderer Typ mit ähnlichem Namen", PFAD, "multipart/form-database", false],
    [
      "ein Nachtrag",
      PFAD.replace("dateiuebersicht", "nachtrag/0190a0c6-0000-7000-8000-000000000002"),
      "multipart/form-data; boundary=x",
      true,
    ],
    [
      "ein Widerspruch",
      PFAD.replace("dateiuebersicht", "widerspruch/0190a0c6-0000-7000-8000-000000000002"),
      "multipart/form-data; boundary=x",
      true,
    ],
    ["eine andere Seite", "/anmelden", "multipart/form-data; boundary=x", false],
    ["keine Seite", "/gibt/es/nicht", "multipart/form-data; boundary=x", false],
  ])("%s", (_name, pfad, typ, erwartet) => {
    expect(isMehrteilig(formular("x", pfad, typ))).toBe(erwartet);
  });
});

describe("leseMehrteilig", () => {
  it("gibt die Felder vor der ersten Datei und die Dateien in ihrer Folge", async () => {
    const text =
      feld("csrf", "t1") +
      feld("aktion", "ä €") +
      datei("a.pdf", "eins") +
      feld("spät", "x") +
      datei("Plan Ä.pdf", "zwei") +
      ENDE;
    const { felder, dateien } = await readMehrteilig(formular(text));
    expect([...felder]).toEqual([
      ["csrf", "t1"],
      ["aktion", "ä €"],
    ]);
    expect(await readAll(dateien)).toEqual([
      ["a.pdf", "eins"],
      ["Plan Ä.pdf", "zwei"],
    ]);
  });

  it("übergeht Dateifelder ohne Auswahl, vorn wie hinten", async () => {
    const text = feld("csrf", "t") + datei("", "") + datei("a.pdf", "eins") + datei("", "") + ENDE;
    const { felder, dateien } = await readMehrteilig(formular(text));
    expect([felder.get("csrf"), await readAll(dateien)]).toEqual(["t", [["a.pdf", "eins"]]]);
    const ohne = await readMehrteilig(formular(feld("csrf", "t") + datei("", "") + ENDE));
    expect(await readAll(ohne.dateien)).toEqual([]);
  });

  it("verliert keine Antwort einer Nachforderung mit fünfzig Fragen, auch mit den Entscheidungen darüber", async () => {
    const namen = Array.from({ length: 50 }, (_, stelle) => [
      `antwort_${String(stelle)}`,
      `wahl.antwort_${String(stelle)}`,
      "konflikt",
    ]).flat();
    const { felder } = await readMehrteilig(
      formular(namen.map((name) => feld(name, "x")).join("") + datei("a.pdf", "eins") + ENDE),
    );
    expect([...felder.keys()]).toEqual(namen);
  });

  it("kommt ohne Dateien aus", async () => {
    const { felder, dateien } = await readMehrteilig(formular(feld("csrf", "t") + ENDE));
    expect([felder.get("csrf"), await readAll(dateien)]).toEqual(["t", []]);
  });

  it("hat die Felder, bevor die Datei da ist, und holt nicht mehr, als gelesen wird", async () => {
    const stueck = "x".repeat(65_536);
    let geholt = 0;
    const body = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          const text =
            geholt === 0
              ? feld("csrf", "t") + datei("groß.pdf", "").slice(0, -2)
              : geholt <= 200
                ? stueck
                : `\r\n${ENDE}`;
          controller.enqueue(new TextEncoder().encode(text));
          if (geholt > 200) controller.close();
          geholt += 1;
        },
      },
      { highWaterMark: 0 },
    );
    const { felder, dateien } = await readMehrteilig(formular(body));
    expect(felder.get("csrf")).toBe("t");
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(geholt).toBeLessThan(20);
    const [[name, inhalt] = ["", ""]] = await readAll(dateien);
    expect([name, inhalt.length]).toEqual(["groß.pdf", 200 * stueck.length]);
  });

  it("gibt die nächste Datei, wenn der Rest der vorigen verworfen ist", async () => {
    const text = datei("a.pdf", "a".repeat(300_000)) + datei("b.pdf", "zwei") + ENDE;
    const { dateien } = await readMehrteilig(formular(text));
    const gelesen: string[] = [];
    for await (const teil of dateien) {
      if (teil.name === "a.pdf") await teil.strom.getReader().read();
      else gelesen.push(await new Response(teil.strom).text());
      await teil.discardRest();
    }
    expect(gelesen).toEqual(["zwei"]);
  });

  it.each([
    ["mitten in der Datei", feld("csrf", "t") + datei("a.pdf", "halb").slice(0, -3)],
    ["zwischen zwei Teilen", feld("csrf", "t") + datei("a.pdf", "ganz")],
  ])("scheitert, wenn das Formular %s endet", async (_name, text) => {
    const { dateien } = await readMehrteilig(formular(text));
    await expect(readAll(dateien)).rejects.toThrow();
  });

  it("scheitert, wenn die Verbindung mitten in der Datei abbricht", async () => {
    let teile = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        teile += 1;
        if (teile === 1)
          controller.enqueue(
            new TextEncoder().encode(feld("csrf", "t") + datei("a.pdf", "x".repeat(1000)).slice(0, -2)),
          );
        else controller.error(new Error("weg"));
      },
    });
    const read = async () => readAll((await readMehrteilig(formular(body))).dateien);
    await expect(read()).rejects.toThrow("weg");
  });
});
