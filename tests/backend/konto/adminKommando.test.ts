import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { afterEach, beforeEach, expect, inject, it } from "vitest";
import { MENSCHEN, startBackend, textOf, type TestBackend } from "../../support/backend";
import { mailsAn } from "../../support/benutzerverwaltung";
import { auditVon, choosePasswort, logInStab, zeilenVon } from "../../support/stab";

let t: TestBackend;
beforeEach(async () => {
  t = await startBackend();
  // The command goes by the clock of the computer.
  t.uhr.set(new Date().toISOString());
});
afterEach(() => t.stop());

const root = resolve(import.meta.dirname, "../../..");
const NORA = "nora@example.org";
const ANLEGEN = ["anlegen", "--email", "Nora@example.org", "--vorname", "Nora", "--nachname", "Neuhaus"];

type Ende = { code: number; out: string; err: string };

function databaseUrl(): string {
  const { host, port, user, password } = inject("anwendung");
  const url = new URL(`postgres://localhost:${String(port)}/${t.umgebung.pool.options.database ?? ""}`);
  url.username = user;
  url.password = password;
  url.searchParams.set("host", host);
  return url.toString();
}

/** The command as a person starts it. */
const admin = (args: string[], umgebung: Record<string, string> = {}): Promise<Ende> =>
  new Promise((fertig) => {
    const gesetzt = {
      DATABASE_URL: databaseUrl(),
      PUBLIC_URL: "https://portal.example.org",
      NODE_ENV: "test",
    } as const;
    const geheim = { SECRET_KEY: t.umgebung.config.secretKey, FACH_TOKEN: t.umgebung.config.fachToken };
    const child = execFile(
      process.execPath,
      ["--import", "tsx", "scripts/admin.ts", ...args],
      { cwd: root, env: { ...process.env, ...gesetzt, ...geheim, ...umgebung } },
      (_error, out, err) => {
        fertig({ code: child.exitCode ?? -1, out, err });
      },
    );
  });

const tokenIn = ({ out }: Ende): string => {
  const adresse = /https:\/\/portal\.example\.org\/registrierungPasswortVergeben\?token=([\w-]+)/.exec(out);
  return textOf(adresse?.[1]);
};

it("legt in einem leeren Portal den ersten Administrator an, der sich mit dem Link ein Passwort gibt", async () => {
  await t.eigentuemer.query("DELETE FROM benutzer WHERE NOT system_rollen <@ ARRAY['UNTERNEHMENSMITARBEITER']");
  expect(await admin(["liste"])).toMatchObject({
    code: 0,
    out: "Es gibt noch niemanden mit der Rolle „Administrator“.\n",
  });
  const angelegt = await admin(ANLEGEN);
  expect(angelegt).toMatchObject({ code: 0, err: "" });
  expect(angelegt.out).toContain("Das Konto von Nora Neuhaus (nora@example.org) ist angelegt");
  expect((await admin(["liste"])).out).toBe("nora@example.org  Nora Neuhaus  noch ohne Passwort, nie angemeldet\n");
  const [zeile] = await auditVon(t, "stab.anlegen");
  expect(zeile).toMatchObject({ benutzer_uuid: null, nach: "ADMINISTRATOR" });
  expect(zeile?.grund).toMatch(/^[\da-f-]{36} Kommando$/);
  const token = tokenIn(angelegt);
  expect((await choosePasswort(t, token)).status).toBe(200);
  expect((await choosePasswort(t, token)).body.code).toBe("TOKEN_UNGUELTIG");
  const nora = await logInStab(t, NORA, "ADMINISTRATOR");
  expect((await zeilenVon(nora)).map(({ name }) => name)).toEqual(["Nora Neuhaus"]);
  expect((await admin(["liste"])).out).toMatch(/ aktiv, zuletzt angemeldet am /);
});

it("legt einen zweiten an und sagt es den anderen; dieselbe Adresse weist es ab und nennt den Ausweg", async () => {
  const erster = await admin(ANLEGEN);
  t.uhr.vor({ minuten: 1 });
  expect((await mailsAn(t, MENSCHEN.admin.email)).at(-1)?.text).toContain(
    "Nora Neuhaus hat jetzt die Rolle „Administrator“. Das hat der Betrieb des Portals bestimmt.",
  );
  const zweiter = await admin(ANLEGEN);
  expect(zweiter).toMatchObject({ code: 1, out: "" });
  expect(zweiter.err).toContain("--email: Zu dieser E-Mail-Adresse gibt es schon ein Konto.");
  expect(zweiter.err).toContain("npm run admin -- link --email");
  const neu = await admin(["link", "--email", NORA]);
  expect(neu.code).toBe(0);
  expect((await choosePasswort(t, tokenIn(erster))).body.code).toBe("TOKEN_UNGUELTIG");
  expect((await choosePasswort(t, tokenIn(neu))).status).toBe(200);
  expect((await admin(["link", "--email", NORA])).code).toBe(1);
});

it("hilft, sagt, was fehlt, und legt nichts Falsches an", async () => {
  expect(await admin(["--help"])).toMatchObject({ code: 0, err: "" });
  expect((await admin(["anlegen", "--help"])).out).toContain("anlegen --email … --vorname … --nachname …");
  expect((await admin(["anlegen", "--email", NORA])).err).toContain("Bitte geben Sie --vorname, --nachname an.");
  expect((await admin(["loeschen"])).err).toContain("Den Befehl „loeschen“ gibt es nicht.");
  expect((await admin([...ANLEGEN, "--rolle", "x"])).code).toBe(2);
  const falsch = await admin(["anlegen", "--email", "nora", "--vorname", "N", "--nachname", "N"]);
  expect(falsch).toMatchObject({ code: 1 });
  expect(falsch.err).toContain("--email: Bitte geben Sie eine gültige E-Mail-Adresse ein");
  const ohne = await admin(["liste"], { DATABASE_URL: "postgres://localhost:1/nichts" });
  expect(ohne).toMatchObject({ code: 2, out: "" });
  expect(ohne.err).toContain("Die Datenbank ist nicht erreichbar");
});
