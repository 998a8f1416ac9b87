import { describe, expect, it } from "vitest";
import { readConfig } from "~/server/config";

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

const without = (...names: string[]) => Object.fromEntries(Object.entries(complete).filter(([name]) => !names.includes(name)));
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
      demo: true,
      isProduction: false,
      logLevel: "warn",
      version: "1.118.2",
      sitzung: { leerlaufMinuten: 30, maxStunden: 12 },
      nezo: { aktiv: true, registrierungAktiv: true, url: null },
    });
  });

  it("derives the address from the port and drops a path behind PUBLIC_URL", () => {
    expect(valueOf({ PORT: "3100" }).publicUrl).toBe("http://localhost:3100");
    expect(valueOf({ PUBLIC_URL: "https://portal.example.org/start/" })).toMatchObject({
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
      nezo: { url: "https://nezo.example.org" },
    });
  });

  it.each([
    [{ PORT: "0" }, "PORT: muss eine ganze Zahl von 1 bis 65535 sein"],
    [{ PORT: "65536" }, "PORT: muss eine ganze Zahl von 1 bis 65535 sein"],
    [{ PORT: "3000.5" }, "PORT: muss eine ganze Zahl von 1 bis 65535 sein"],
    [{ PUBLIC_URL: "portal.example.org" }, "PUBLIC_URL: muss eine Adresse sein, die mit http:// oder https:// beginnt"],
    [{ DATABASE_URL: "mysql://x" }, "DATABASE_URL: muss eine Adresse sein, die mit postgres:// oder postgresql:// beginnt"],
    [{ SECRET_KEY: "kurz" }, "SECRET_KEY: muss mindestens 32 Zeichen lang sein"],
    [{ TRUST_PROXY: "vielleicht" }, "TRUST_PROXY: muss true oder false sein"],
    [{ SITZUNG_LEERLAUF_MINUTEN: "4" }, "SITZUNG_LEERLAUF_MINUTEN: muss eine ganze Zahl von 5 bis 60 sein"],
    [
      { BACKEND_URL: "http://b.example.org", NUR_BACKEND: "true" },
      "NUR_BACKEND: schließt BACKEND_URL aus: Der Prozess ist entweder Backend oder Portal",
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

  it("forbids a moved clock in production", () => {
    expect(problems({ ...complete, UHR_DATEI: "/tmp/uhr" })).toEqual(["UHR_DATEI: ist im Produktivbetrieb nicht erlaubt"]);
  });
});
