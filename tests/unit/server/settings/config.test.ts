import { describe, expect, it } from "vitest";
import { readConfig } from "~/server/settings/config";
import { GELESENE_GRENZEN, GESETZTE_GRENZEN } from "../../../support/gesetzteGrenzen";

const complete = {
  NODE_ENV: "production",
  PUBLIC_URL: "https://portal.example.org",
  DATABASE_URL: "postgres://db.example.org/portal",
  SMTP_URL: "smtp://mail.example.org",
  SECRET_KEY: "s".repeat(32),
  FACH_TOKEN: "f".repeat(32),
  NEZO_URL: "https://nezo.example.org/",
  NEZO_CLIENT_TOKEN: "token",
};

const without = (...names: string[]) =>
  Object.fromEntries(Object.entries(complete).filter(([name]) => !names.includes(name)));
const problems = (env: Record<string, string | undefined>): string[] => {
  const result = readConfig(env);
  return result.ok ? [] : result.error;
};
const valueOf = (env: Record<string, string | undefined>) => {
  const result = readConfig(env);
  if (!result.ok) throw new Error(result.error.join("\n"));
  return result.value;
};

describe("readConfig", () => {
  it("starts without a single variable: embedded database, demo, port 3000", () => {
    expect(valueOf({})).toMatchObject({
      port: 3000,
      publicUrl: "http://localhost:3000",
      secureCookies: false,
      databaseUrl: null,
      migrationDatabaseUrl: null,
      demo: true,
      isProduction: false,
      logLevel: "warn",
      version: "1.118.2",
      sitzung: { leerlaufMinuten: 30, maxStunden: 12, nachweisMinuten: 120, zugriffSekunden: 300, karenzSekunden: 10 },
      tanMinuten: 10,
      bekanntgabeRegel: "ABRUF_PLUS_1",
      erinnerungTage: { nachforderung: 3, abruf: 3, widerspruch: 7 },
      fristenMinuten: { registrierung: 1440, bestaetigung: 1440, passwortLink: 60, einladung: 10_080, nezo: 10 },
      zeitgrenzen: {
        kopfzeilenSekunden: 10,
        anfrageSekunden: 30,
        hochladenSekunden: 120,
        anweisungMillisekunden: 2_500,
        datenbankVerbindungSekunden: 5,
        datenbankLeerlaufSekunden: 30,
        mailSekunden: 10,
        nezoSekunden: 5,
        pdfSekunden: 20,
        backendSekunden: 5,
        dateiSekunden: 160,
        clamdSekunden: 30,
        ruhendeVerbindungSekunden: 15,
        datenbankWarteschlangeMillisekunden: 1_500,
        ruhendeTransaktionSekunden: 5,
        stoppVorlaufSekunden: 0,
      },
      databaseWaiting: 500,
      grenzen: { anmeldeTansJeKontoStunde: 60 },
      nezo: { aktiv: true, registrierungAktiv: true, url: null },
    });
  });

  it("takes the times and limits that are given", () => {
    expect(valueOf(GESETZTE_GRENZEN)).toMatchObject(GELESENE_GRENZEN);
  });

  it.each([
    ["SITZUNG_NACHWEIS_MINUTEN", 5, 1440],
    ["GRENZE_ANMELDE_TANS_JE_KONTO_STUNDE", 1, 1000],
    ["FRIST_BEKANNTES_GERAET_TAGE", 1, 365],
    ["GRENZE_FEHLVERSUCHE_JE_GERAET", 3, 20],
    ["GRENZE_FEHLVERSUCHE_BIS_MAIL", 3, 100],
    ["FRIST_REGISTRIERUNG_STUNDEN", 1, 168],
    ["FRIST_BESTAETIGUNG_STUNDEN", 1, 168],
    ["FRIST_PASSWORT_LINK_MINUTEN", 5, 1440],
    ["FRIST_EINLADUNG_TAGE", 1, 30],
    ["FRIST_NEZO_MINUTEN", 1, 60],
    ["ERINNERUNG_NACHFORDERUNG_TAGE", 1, 13],
    ["ERINNERUNG_ABRUF_TAGE", 1, 9],
    ["ERINNERUNG_WIDERSPRUCH_TAGE", 1, 20],
    ["FRIST_GEPARKTE_EINGABE_STUNDEN", 1, 168],
    ["FRIST_FORMULAR_TICKET_STUNDEN", 1, 336],
    ["GRENZE_IMPORTE_JE_PERSON_STUNDE", 2, 10_000],
    ["GRENZE_PARKEN_JE_PERSON_STUNDE", 1, 1000],
    ["GRENZE_PARKEN_JE_IP_STUNDE", 1, 10_000],
    ["GRENZE_GEPARKTE_EINGABEN_JE_PERSON", 1, 100],
    ["ZEITGRENZE_KOPFZEILEN_SEKUNDEN", 1, 120],
    ["ZEITGRENZE_ANFRAGE_SEKUNDEN", 1, 600],
    ["ZEITGRENZE_HOCHLADEN_SEKUNDEN", 1, 3600],
    ["ZEITGRENZE_ANWEISUNG_MILLISEKUNDEN", 100, 60_000],
    ["ZEITGRENZE_DATENBANK_VERBINDUNG_SEKUNDEN", 1, 60],
    ["ZEITGRENZE_DATENBANK_LEERLAUF_SEKUNDEN", 1, 3600],
    ["ZEITGRENZE_MAIL_SEKUNDEN", 1, 120],
    ["ZEITGRENZE_NEZO_SEKUNDEN", 1, 60],
    ["ZEITGRENZE_PDF_SEKUNDEN", 1, 120],
    ["ZEITGRENZE_ABLAGE_SEKUNDEN", 1, 120],
    ["ZEITGRENZE_CLAMD_SEKUNDEN", 1, 120],
    ["ZEITGRENZE_BACKEND_SEKUNDEN", 1, 60],
    ["ZEITGRENZE_RUHENDE_VERBINDUNG_SEKUNDEN", 1, 600],
    ["ZEITGRENZE_DATENBANK_WARTESCHLANGE_MILLISEKUNDEN", 100, 60_000],
    ["ZEITGRENZE_RUHENDE_TRANSAKTION_SEKUNDEN", 1, 600],
    ["STOPP_VORLAUF_SEKUNDEN", 0, 300],
    ["DATENBANK_WARTENDE", 1, 10_000],
  ])("takes %s from %i to %i", (name, min, max) => {
    // The head of a request may not take longer than the whole, nor that longer than one with files.
    const folge = ["ZEITGRENZE_KOPFZEILEN_SEKUNDEN", "ZEITGRENZE_ANFRAGE_SEKUNDEN", "ZEITGRENZE_HOCHLADEN_SEKUNDEN"];
    const stelle = folge.indexOf(name);
    const rest = Object.fromEntries(folge.map((andere, i) => [andere, i === 0 || i < stelle ? "1" : "600"]));
    const env = (value: number) => ({ ...rest, [name]: String(value) });
    for (const value of [min, max]) expect(problems(env(value))).toEqual([]);
    const message = `${name}: muss eine ganze Zahl von ${String(min)} bis ${String(max)} sein`;
    for (const value of [min - 1, max + 1, min + 0.5]) expect(problems(env(value))).toEqual([message]);
  });

  it("derives the address from the port", () => {
    expect(valueOf({ PORT: "3100" }).publicUrl).toBe("http://localhost:3100");
    expect(valueOf({ PUBLIC_URL: "https://portal.example.org/" })).toMatchObject({
      publicUrl: "https://portal.example.org",
      secureCookies: true,
    });
  });

  it("treats a blank value as not set", () => {
    expect(valueOf({ PORT: " ", DATABASE_URL: "" })).toMatchObject({ port: 3000, databaseUrl: null });
  });

  it("accepts a complete production environment, without demo", () => {
    expect(problems(complete)).toEqual([]);
    expect(valueOf(complete)).toMatchObject({
      demo: false,
      isProduction: true,
      logLevel: "info",
      zeitgrenzen: { stoppVorlaufSekunden: 5 },
      nezo: { url: "https://nezo.example.org" },
    });
  });

  it.each([
    [{ PORT: "0" }, "PORT: muss eine ganze Zahl von 1 bis 65535 sein"],
    [{ PORT: "65536" }, "PORT: muss eine ganze Zahl von 1 bis 65535 sein"],
    [{ PORT: "3000.5" }, "PORT: muss eine ganze Zahl von 1 bis 65535 sein"],
    [
      { PUBLIC_URL: "portal.example.org" },
      "PUBLIC_URL: muss eine Adresse ohne Pfad sein, die mit http:// oder https:// beginnt",
    ],
    // The links in mails would lead past a portal below a path.
    [
      { PUBLIC_URL: "https://example.org/portal" },
      "PUBLIC_URL: muss eine Adresse ohne Pfad sein, die mit http:// oder https:// beginnt",
    ],
    [{ MIGRATION_DATABASE_URL: "postgres://x" }, "DATABASE_URL: fehlt (zu MIGRATION_DATABASE_URL gehörend)"],
    [
      { DATABASE_URL: "mysql://x" },
      "DATABASE_URL: muss eine Adresse sein, die mit postgres:// oder postgresql:// beginnt",
    ],
    [{ SECRET_KEY: "kurz" }, "SECRET_KEY: muss mindestens 32 Zeichen lang sein"],
    [{ TRUST_PROXY: "vielleicht" }, "TRUST_PROXY: muss true oder false sein"],
    [{ SITZUNG_LEERLAUF_MINUTEN: "4" }, "SITZUNG_LEERLAUF_MINUTEN: muss eine ganze Zahl von 5 bis 60 sein"],
    [
      { BACKEND_URL: "http://b.example.org", NUR_BACKEND: "true" },
      "NUR_BACKEND: schließt BACKEND_URL aus: Der Prozess ist entweder Backend oder Portal",
    ],
    [
      { BEKANNTGABE_REGEL: "SOFORT" },
      "BEKANNTGABE_REGEL: muss eine von ABRUF_PLUS_1, BEREITSTELLUNG_PLUS_3, BEREITSTELLUNG_PLUS_4, POST_PLUS_4 sein",
    ],
    [
      { ZEITGRENZE_ANFRAGE_SEKUNDEN: "9" },
      "ZEITGRENZE_KOPFZEILEN_SEKUNDEN: darf nicht größer sein als ZEITGRENZE_ANFRAGE_SEKUNDEN",
    ],
    [
      { ZEITGRENZE_HOCHLADEN_SEKUNDEN: "29" },
      "ZEITGRENZE_ANFRAGE_SEKUNDEN: darf nicht größer sein als ZEITGRENZE_HOCHLADEN_SEKUNDEN",
    ],
    [{ NEZO_URL: "https://nezo.example.org" }, "NEZO_CLIENT_TOKEN: fehlt (zu NEZO_URL gehörend)"],
  ])("refuses %j", (env, message) => {
    expect(problems(env)).toEqual([message]);
  });

  it("names all wrong values at once", () => {
    expect(problems({ PORT: "x", LOG_LEVEL: "laut", NEZO_AKTIV: "?" })).toHaveLength(3);
  });

  it.each(["PUBLIC_URL", "DATABASE_URL", "SMTP_URL", "SECRET_KEY", "FACH_TOKEN"])("needs %s in production", (name) => {
    expect(problems(without(name))).toEqual([`${name}: fehlt (im Produktivbetrieb nötig)`]);
  });

  it("needs the identification service in production only while it is switched on", () => {
    const env = without("NEZO_URL", "NEZO_CLIENT_TOKEN");
    expect(problems(env)).toHaveLength(2);
    expect(problems({ ...env, NEZO_AKTIV: "false" })).toHaveLength(2);
    expect(problems({ ...env, NEZO_AKTIV: "false", NEZO_REGISTRIERUNG_AKTIV: "false" })).toEqual([]);
  });

  it("needs only address and key when the backend runs elsewhere", () => {
    const { NODE_ENV, PUBLIC_URL, SECRET_KEY } = complete;
    expect(problems({ NODE_ENV, PUBLIC_URL, SECRET_KEY, BACKEND_URL: "http://backend.example.org" })).toEqual([]);
  });

  it.each(["DEMO", "FEATURE_TESTDATENGENERATOR"])("forbids %s in production", (name) => {
    expect(problems({ ...complete, [name]: "true" })).toEqual([`${name}: ist im Produktivbetrieb nicht erlaubt`]);
  });

  const S3 = {
    ANLAGEN_S3_ENDPUNKT: "https://s3.example.org/",
    ANLAGEN_S3_BUCKET: "portal.anlagen",
    ANLAGEN_S3_SCHLUESSEL_ID: "id",
    ANLAGEN_S3_GEHEIMNIS: "geheim",
  };

  it("keeps attachments in a folder unless a bucket is given", () => {
    expect(valueOf({}).anlagen.s3).toBeNull();
    const vorgabe = { region: "us-east-1", praefix: "anlagen", pfadstil: true, sekunden: 10 };
    const genannt = {
      endpunkt: "https://s3.example.org",
      bucket: "portal.anlagen",
      schluesselId: "id",
      geheimnis: "geheim",
    };
    expect(valueOf(S3).anlagen.s3).toEqual({ ...vorgabe, ...genannt });
    const mehr = {
      ANLAGEN_S3_REGION: "eu-central-1",
      ANLAGEN_S3_PRAEFIX: "a/b",
      ANLAGEN_S3_PFADSTIL: "false",
      ANLAGEN_S3_BUCKET: "portal",
    };
    expect(valueOf({ ...S3, ...mehr, ZEITGRENZE_ABLAGE_SEKUNDEN: "4" }).anlagen.s3).toEqual({
      ...genannt,
      region: "eu-central-1",
      praefix: "a/b",
      pfadstil: false,
      bucket: "portal",
      sekunden: 4,
    });
  });

  it.each(Object.keys(S3))("refuses a bucket without %s", (name) => {
    const teil = Object.fromEntries(Object.entries(S3).filter(([andere]) => andere !== name));
    expect(problems(teil)).toEqual([`${name}: fehlt (zu ANLAGEN_S3_… gehörend)`]);
  });

  it.each(["ANLAGEN_S3_REGION", "ANLAGEN_S3_PRAEFIX", "ANLAGEN_S3_PFADSTIL"])(
    "refuses %s alone, with all that is missing",
    (name) => {
      expect(problems({ [name]: "true" })).toEqual(
        Object.keys(S3).map((fehlend) => `${fehlend}: fehlt (zu ANLAGEN_S3_… gehörend)`),
      );
    },
  );

  it.each([
    [
      "ANLAGEN_S3_ENDPUNKT",
      "https://s3.example.org/pfad",
      "muss eine Adresse ohne Pfad sein, die mit http:// oder https:// beginnt",
    ],
    [
      "ANLAGEN_S3_ENDPUNKT",
      "https://id:geheim@s3.example.org",
      "muss eine Adresse ohne Pfad sein, die mit http:// oder https:// beginnt",
    ],
    [
      "ANLAGEN_S3_ENDPUNKT",
      "s3.example.org",
      "muss eine Adresse ohne Pfad sein, die mit http:// oder https:// beginnt",
    ],
    [
      "ANLAGEN_S3_BUCKET",
      "Anlagen",
      "muss 3 bis 63 Kleinbuchstaben, Ziffern, Punkte und Bindestriche lang sein, außen Buchstabe oder Ziffer",
    ],
    ["ANLAGEN_S3_PRAEFIX", "/anlagen/", "darf nur Buchstaben, Ziffern, - und _ enthalten, dazwischen /"],
    ["ANLAGEN_S3_PRAEFIX", "../anlagen", "darf nur Buchstaben, Ziffern, - und _ enthalten, dazwischen /"],
    ["ANLAGEN_S3_REGION", "EU", "darf nur Kleinbuchstaben, Ziffern und Bindestriche enthalten"],
    ["ANLAGEN_S3_GEHEIMNIS", "ge heim", "darf weder Leerzeichen noch Umlaute enthalten"],
    ["ANLAGEN_S3_PFADSTIL", "false", "muss bei https und einem Bucket mit Punkten true sein"],
  ])("refuses %s=%s", (name, wert, message) => {
    expect(problems({ ...S3, [name]: wert })).toEqual([`${name}: ${message}`]);
  });

  it("forbids a moved clock in production", () => {
    expect(problems({ ...complete, UHR_DATEI: "/tmp/uhr" })).toEqual([
      "UHR_DATEI: ist im Produktivbetrieb nicht erlaubt",
    ]);
  });
});
