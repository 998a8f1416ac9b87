import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createTotp } from "~/server/backend/usecases/auth/checkTan";
import {
  type Browser,
  listOf,
  MENSCHEN,
  PASSWORT,
  startBackend,
  textOf,
  type TestBackend,
} from "../../support/backend";

let t: TestBackend;
beforeEach(async () => {
  t = await startBackend();
});
afterEach(() => t.stop());

const MIA = MENSCHEN.mailTan;

async function letzteTan(): Promise<string> {
  const mails = await t.clearAusgang();
  return textOf(mails.at(-1)?.text.match(/Ihre TAN lautet: (\d{6})/)?.[1]);
}

async function vorDerTan(): Promise<Browser> {
  const browser = t.browser();
  expect((await browser.login(MIA.email, PASSWORT)).body).toMatchObject({ state: "PRE_TAN" });
  return browser;
}

const falsch = (tan: string) => (tan === "000000" ? "111111" : "000000");
const send = (browser: Browser, tan: string) => browser.ruf("POST", "/v1/auth/token/tan", { form: { tan } });

describe("TAN per E-Mail", () => {
  it("fragt nach dem Passwort eine TAN ab und nennt die Adresse nur verdeckt", async () => {
    const browser = await vorDerTan();
    expect((await browser.get("/v1/sitzung")).body).toMatchObject({
      state: "PRE_TAN",
      tanArt: "MAIL",
      tanEmpfaenger: "m…n@example.org",
      benutzer: null,
      navigation: [],
    });
    const mails = await t.clearAusgang();
    expect(mails).toMatchObject([{ to: MIA.email, subject: "Ihre TAN für das Antragsportal" }]);
  });

  it("meldet mit der TAN an, auch mit Leerzeichen, und gibt neue Cookies", async () => {
    const browser = await vorDerTan();
    const vorher = browser.kopie();
    const tan = await letzteTan();
    expect((await send(browser, ` ${tan.slice(0, 3)} ${tan.slice(3)} `)).body).toMatchObject({
      state: "AUTHENTICATED",
    });
    expect(browser.kekse.get("sid")).not.toBe(vorher.kekse.get("sid"));
    expect((await vorher.get("/v1/sitzung")).status).toBe(401);
    expect((await browser.get("/v1/navigation")).status).toBe(200);
  });

  it("lehnt nach fünf falschen Versuchen auch die richtige TAN ab", async () => {
    const browser = await vorDerTan();
    const tan = await letzteTan();
    for (let versuch = 0; versuch < 5; versuch++) {
      expect(await send(browser, falsch(tan))).toMatchObject({ status: 401, body: { httpSubStatus: "401.40" } });
    }
    expect(await send(browser, tan)).toMatchObject({ status: 401, body: { httpSubStatus: "401.50" } });
  });

  it("zählt die Versuche auch dann, wenn sie gleichzeitig kommen", async () => {
    const browser = await vorDerTan();
    const tan = await letzteTan();
    const antworten = await Promise.all(Array.from({ length: 20 }, () => send(browser.kopie(), falsch(tan))));
    expect(antworten.filter(({ body }) => textOf(body.httpSubStatus) === "401.40")).toHaveLength(5);
    expect(antworten.filter(({ body }) => textOf(body.httpSubStatus) === "401.50")).toHaveLength(15);
  });

  it.each([
    ["kurz vor Ablauf", 599, 200],
    ["nach zehn Minuten", 600, 401],
  ])("nimmt die TAN %s entsprechend an", async (_, sekunden, status) => {
    const browser = await vorDerTan();
    const tan = await letzteTan();
    t.uhr.vor({ sekunden });
    expect((await send(browser, tan)).status).toBe(status);
  });

  it("macht mit einer neuen TAN die alte ungültig und sendet höchstens fünf in der Stunde", async () => {
    const browser = await vorDerTan();
    const alt = await letzteTan();
    for (let mal = 0; mal < 5; mal++) {
      t.uhr.vor({ sekunden: 1 });
      expect((await browser.post("/v1/auth/token/tan/neu")).status).toBe(200);
    }
    expect(await browser.post("/v1/auth/token/tan/neu")).toMatchObject({
      status: 429,
      body: { code: "ZU_VIELE_VERSUCHE" },
    });
    const neu = await letzteTan();
    expect((await send(browser, alt)).status).toBe(alt === neu ? 200 : 401);
    expect((await send(browser, neu)).status).toBe(200);
  });

  it("nimmt die TAN einer anderen Anmeldung nicht an", async () => {
    const erster = await vorDerTan();
    const tanDesErsten = await letzteTan();
    const zweiter = await vorDerTan();
    const tanDesZweiten = await letzteTan();
    expect((await send(zweiter, tanDesErsten)).status).toBe(tanDesErsten === tanDesZweiten ? 200 : 401);
    expect((await send(erster, tanDesErsten)).status).toBe(200);
  });

  it("gibt bei einem Doppelklick dieselbe Antwort und dieselben Cookies, danach nicht mehr", async () => {
    const browser = await vorDerTan();
    const [zweiter, spaeter, raten] = [browser.kopie(), browser.kopie(), browser.kopie()];
    const tan = await letzteTan();
    await send(browser, tan);
    expect((await send(raten, falsch(tan))).status).toBe(401);
    expect((await send(zweiter, tan)).body).toMatchObject({ state: "AUTHENTICATED" });
    expect(zweiter.kekse.get("sid")).toBe(browser.kekse.get("sid"));
    t.uhr.vor({ sekunden: 11 });
    expect((await send(spaeter, tan)).status).toBe(401);
    expect((await browser.get("/v1/navigation")).status).toBe(200);
  });

  it("lässt vor der TAN nicht erneuern", async () => {
    const browser = await vorDerTan();
    expect(browser.kekse.has("rid")).toBe(false);
    expect((await browser.post("/v1/auth/token/refresh")).status).toBe(401);
  });
});

describe("App und Wiederherstellungscodes", () => {
  async function setUpApp(): Promise<{ code: () => string; codes: string[] }> {
    const browser = await t.alsMitarbeiter();
    const erste = await browser.post("/v1/benutzer/zweifaktor/app");
    const secret = textOf(erste.body.secret);
    expect((await browser.post("/v1/benutzer/zweifaktor/app")).body.secret).toBe(secret);
    expect(textOf(erste.body.otpauthUrl)).toContain("otpauth://totp/Antragsportal");
    const code = () => createTotp(secret, MENSCHEN.mitarbeit.email).generate({ timestamp: t.uhr.now().getTime() });
    const bestaetigt = await browser.post("/v1/benutzer/zweifaktor/app/bestaetigen", {
      code: code(),
      passwort: PASSWORT,
    });
    expect(bestaetigt.status).toBe(200);
    return { code, codes: listOf(bestaetigt.body.wiederherstellungscodes).map(textOf) };
  }

  async function vorDerApp(): Promise<Browser> {
    const browser = t.browser();
    expect((await browser.login(MENSCHEN.mitarbeit.email, PASSWORT)).body).toMatchObject({ state: "PRE_TAN" });
    return browser;
  }

  it("meldet mit dem Code der App an, mit jedem Zeitschritt nur einmal", async () => {
    const { code } = await setUpApp();
    expect((await send(await vorDerApp(), code())).status).toBe(401);
    t.uhr.vor({ sekunden: 30 });
    const browser = await vorDerApp();
    expect((await browser.get("/v1/sitzung")).body).toMatchObject({ tanArt: "APP", tanEmpfaenger: null });
    expect((await send(browser, code())).status).toBe(200);
    expect((await send(await vorDerApp(), code())).status).toBe(401);
  });

  it("nimmt den Code des vorigen Zeitschritts an, den davor und den nächsten nicht", async () => {
    const { code } = await setUpApp();
    t.uhr.vor({ minuten: 5 });
    const jetzt = code();
    t.uhr.vor({ sekunden: 60 });
    expect((await send(await vorDerApp(), jetzt)).status).toBe(401);
    const zuFrueh = code();
    t.uhr.vor({ sekunden: -30 });
    expect((await send(await vorDerApp(), zuFrueh)).status).toBe(401);
    expect((await send(await vorDerApp(), jetzt)).status).toBe(200);
  });

  it("nennt nach fünf falschen Codes den Weg, den es gibt: eine neue TAN kann niemand anfordern", async () => {
    const { codes } = await setUpApp();
    const browser = await vorDerApp();
    for (let versuch = 0; versuch < 5; versuch++)
      expect((await send(browser, "AAAA")).body).toMatchObject({ httpSubStatus: "401.40" });
    const antwort = await send(browser, codes[0] ?? "");
    expect(antwort).toMatchObject({ status: 401, body: { httpSubStatus: "401.50" } });
    expect(textOf(antwort.body.userMessage)).toContain("Bitte beginnen Sie noch einmal mit Ihrem Passwort.");
  });

  it(
    "nimmt nach 100 falschen Codes in Folge keinen mehr an, auch nicht in Anmeldungen, die schon begonnen haben",
    { timeout: 120_000 },
    async () => {
      const { code } = await setUpApp();
      t.uhr.vor({ sekunden: 30 });
      const begonnene: Browser[] = [];
      for (let mal = 0; mal < 21; mal++) begonnene.push(await vorDerApp());
      const letzte = begonnene.pop() ?? t.browser();
      for (const browser of begonnene) {
        for (let versuch = 0; versuch < 5; versuch++)
          expect((await send(browser, "AAAA")).body).toMatchObject({ httpSubStatus: "401.40" });
      }
      expect(await send(letzte, code())).toMatchObject({ status: 401, body: { httpSubStatus: "401.100" } });
      expect((await letzte.get("/v1/navigation")).status).toBe(401);
    },
  );

  it(
    "zählt die falschen Codes eines Kontos auch dann, wenn sie gleichzeitig kommen",
    { timeout: 120_000 },
    async () => {
      await setUpApp();
      const begonnene: Browser[] = [];
      for (let mal = 0; mal < 22; mal++) begonnene.push(await vorDerApp());
      const versuche = begonnene.flatMap((browser) => Array.from({ length: 5 }, () => send(browser.kopie(), "AAAA")));
      const stati = (await Promise.all(versuche)).map(({ body }) => textOf(body.httpSubStatus));
      expect(stati.filter((status) => status === "401.40")).toHaveLength(100);
      expect(stati.filter((status) => status === "401.100")).toHaveLength(10);
    },
  );

  it("nimmt jeden Wiederherstellungscode genau einmal, auch bei gleichzeitigen Anmeldungen", async () => {
    const { codes } = await setUpApp();
    expect(codes).toHaveLength(10);
    expect(new Set(codes).size).toBe(10);
    const [erster = ""] = codes;
    const browser = await Promise.all([vorDerApp(), vorDerApp(), vorDerApp()]);
    const antworten = await Promise.all(browser.map((einer) => send(einer, erster.toLowerCase())));
    expect(antworten.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});
