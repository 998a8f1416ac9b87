import { createProcedureClient, isProcedure } from "@orpc/server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { contract } from "~/contract";
import { openKontext } from "~/server/backend/http/openKontext";
import { router } from "~/server/backend/http/router";
import type { Dienste } from "~/server/backend/dienste";
import { isSchreibverbot } from "~/server/backend/storage/ansichtRolle";
import { Ablehnung } from "~/server/backend/ablehnung";
import { toLesendeDienste } from "~/server/backend/usecases/ansicht/lesendeDienste";
import { chooseFirma, lookAs, summen, werIst } from "../../support/ansicht";
import { type AntragMitDatei, call, createMitDatei, EINGABEN, RUFE } from "../../support/alleRufe";
import { beispielEingabe, NIEMALS } from "../../support/beispielEingabe";
import { type Browser, FIRMEN, MENSCHEN, startBackend, type TestBackend, textOf } from "../../support/backend";
import { type Endpunkt, listEndpunkte } from "../../support/endpunkte";

/** Inputs that say enough to get as far as the writing. */
const VOLLE: typeof EINGABEN = {
  ...EINGABEN,
  "systemnachrichten.closeSystemnachrichten": { nachrichten: [{ uuid: NIEMALS, fassung: 1 }] },
};

let t: TestBackend;
let ansicht: Browser;
let person: Browser;
let antrag: AntragMitDatei;
beforeAll(async () => {
  t = await startBackend();
  ({ ansicht, person } = await lookAs(t));
  antrag = await createMitDatei(person);
  await chooseFirma(ansicht, FIRMEN.maschinenbau.uuid);
});
afterAll(() => t.stop());

const ALLE = listEndpunkte();
const SCHREIBEND = ["POST", "PUT", "PATCH", "DELETE"];
/** The whole list of what a view may send. A new line here is a decision. */
const ERLAUBT = ["ansicht.endAnsicht", "benutzer.chooseUnternehmen", "benutzer.leaveUnternehmen"];

/** The content of the database as it was, also of what the test itself has not thought of. */
async function expectUnveraendert(arbeit: () => Promise<void>): Promise<void> {
  const vorher = await summen(t);
  await arbeit();
  expect(await summen(t)).toEqual(vorher);
  expect(await werIst(ansicht)).toBe("Ansicht wie Bea Vollmer");
}

describe("jeder Aufruf des Vertrags mit jeder Methode, die schreibt", () => {
  const wege = ALLE.flatMap(({ name, methode, pfad }) =>
    SCHREIBEND.filter((neue) => !(neue === methode && ERLAUBT.includes(name))).map((neue) => ({
      name,
      methode: neue,
      pfad,
    })),
  );

  it("wird mit dem einen Satz abgelehnt, und nichts ist geschrieben", async () => {
    expect(wege.length).toBeGreaterThan(600);
    await expectUnveraendert(async () => {
      const andere: string[] = [];
      for (const { name, methode, pfad } of wege) {
        for (const rest of [{ json: {} }, { form: { a: "b" } }]) {
          const { status, body } = await ansicht.kopie().ruf(methode, pfad, rest);
          const code = status === 403 ? textOf(body.code) : String(status);
          if (code !== "NUR_ANSICHT") andere.push(`${methode} ${pfad} (${name}): ${code}`);
        }
      }
      expect(andere).toEqual([]);
    });
  });

  it("auch mit Eingaben, die der Vertrag annimmt, zu einem Antrag der Person", async () => {
    await expectUnveraendert(async () => {
      for (const ruf of RUFE.filter(({ methode }) => methode !== "GET")) {
        const { body } = await call(ansicht.kopie(), ruf, antrag);
        expect(body.code, ruf.name).toBe("NUR_ANSICHT");
      }
    });
  });

  it("auch unter Adressen, die es nicht gibt, und mit Methoden, die niemand kennt", async () => {
    for (const pfad of [
      "/v1/gibt/es/nicht",
      "/v1/benutzer/ansicht/beenden/",
      "/v1/openapi.json",
      "/fach/v1/uebermittlungen",
    ])
      expect((await ansicht.kopie().post(pfad, {})).body.code, pfad).toBe("NUR_ANSICHT");
    expect((await ansicht.kopie().ruf("PROPFIND", "/v1/antraege")).body.code).toBe("NUR_ANSICHT");
  });
});

describe("an der Prüfung der Anfrage vorbei", () => {
  const procedureAt = (name: string) => {
    const teil = name.split(".").reduce<unknown>((ort, key) => Reflect.get(ort as object, key), router);
    if (!isProcedure(teil)) throw new Error(name);
    return teil;
  };
  /** They say what is so anyway: nobody has to confirm now, and a file is read and not stored. */
  const OHNE_WIRKUNG = ["auth.tan", "auth.confirmPasswort", "auth.confirmTan", "verbund.previewVerbundTabelle"];
  const schreibende = ALLE.filter(({ methode, name }) => methode !== "GET" && !ERLAUBT.includes(name));

  /** Input with the ids of the Antrag, so that a use case gets as far as it can. */
  function eingabeFuer(name: string): unknown {
    const ruf = name.split(".").reduce<unknown>((ort, key) => Reflect.get(ort as object, key), contract) as {
      "~orpc": { inputSchema?: Parameters<typeof beispielEingabe>[0] };
    };
    const { inputSchema } = ruf["~orpc"];
    if (inputSchema === undefined) return undefined;
    const ids: Record<string, string> = { ...antrag, antragUuid: antrag.uuid, benutzerUuid: MENSCHEN.kollege.uuid };
    const beispiel = { ...beispielEingabe(inputSchema), ...VOLLE[name] };
    return Object.fromEntries(Object.entries(beispiel).map(([feld, wert]) => [feld, ids[feld] ?? wert]));
  }

  /** The endpoint itself, with its authentication, as if the request had been let through. */
  async function callDirekt({ name }: Endpunkt, { kekse }: Browser, dienste: Dienste): Promise<string> {
    const cookie = [...kekse].map(([n, v]) => `${n}=${v}`).join("; ");
    const request = { method: "POST", body: null, headers: new Headers({ cookie }) };
    const context = openKontext(dienste, request, { clientIp: "10.9.9.9" });
    try {
      await createProcedureClient(procedureAt(name), { context, path: name.split(".") })(eingabeFuer(name));
      return "getan";
    } catch (error) {
      if (isSchreibverbot(error)) return "VERWEIGERT";
      return error instanceof Ablehnung ? error.code : String(error);
    }
  }

  async function callAlle(browser: Browser, dienste: Dienste): Promise<Record<string, string[]>> {
    const ausgang: Record<string, string[]> = {};
    for (const endpunkt of schreibende)
      (ausgang[await callDirekt(endpunkt, browser, dienste)] ??= []).push(endpunkt.name);
    return ausgang;
  }

  it("lehnt die Ansicht ab, und nichts ist geschrieben", async () => {
    await expectUnveraendert(async () => {
      const ausgang = await callAlle(ansicht, t.dienste);
      expect(ausgang["getan"]).toEqual(OHNE_WIRKUNG.filter((name) => name.startsWith("auth.")));
      expect(ausgang["NUR_ANSICHT"]?.length).toBeGreaterThan(40);
    });
  });

  it("lehnt die Datenbank auch ab, wenn jemand alle Rechte der Person hätte", async () => {
    await expectUnveraendert(async () => {
      const ausgang = await callAlle(person, toLesendeDienste(t.dienste));
      expect(ausgang["getan"]).toEqual(OHNE_WIRKUNG);
      expect(ausgang["VERWEIGERT"]?.length).toBeGreaterThan(70);
    });
  });

  it("lehnt auch die Ablage der Dateien ab", async () => {
    const { ablage } = toLesendeDienste(t.dienste);
    await expect(ablage.receive(new ReadableStream(), 10)).rejects.toMatchObject({ code: "NUR_ANSICHT" });
    await expect(ablage.remove("x")).rejects.toMatchObject({ code: "NUR_ANSICHT" });
  });
});

describe("die Rolle der Datenbank", () => {
  const VERWEIGERT = { code: "42501" };
  const tabellen = async () => {
    const { rows } = await t.eigentuemer.query<{ name: string }>(
      "SELECT relname AS name FROM pg_class WHERE relkind IN ('r', 'p', 'v', 'm') AND relnamespace = current_schema()::regnamespace ORDER BY 1",
    );
    return rows.map(({ name }) => name);
  };

  it("liest jede Tabelle und verweigert jede Art, sie zu ändern, auch in einer Transaktion, die schreiben will", async () => {
    const alle = await tabellen();
    expect(alle.length).toBeGreaterThan(50);
    const client = await t.dienste.lesend.pool.connect();
    try {
      for (const name of alle) {
        const { rows } = await t.eigentuemer.query<{ spalte: string }>(
          "SELECT quote_ident(attname) AS spalte FROM pg_attribute WHERE attrelid = $1::regclass AND attnum > 0 AND attgenerated = '' LIMIT 1",
          [name],
        );
        const spalte = rows[0]?.spalte ?? "";
        expect((await client.query(`SELECT * FROM "${name}" LIMIT 1`)).rowCount, name).toBeGreaterThanOrEqual(0);
        for (const sql of [
          `INSERT INTO "${name}" DEFAULT VALUES`,
          `UPDATE "${name}" SET ${spalte} = DEFAULT`,
          `DELETE FROM "${name}"`,
          `TRUNCATE "${name}"`,
          `SELECT 1 FROM "${name}" FOR UPDATE`,
          `LOCK TABLE "${name}" IN EXCLUSIVE MODE`,
        ]) {
          await client.query("BEGIN READ WRITE");
          await expect(client.query(sql), sql).rejects.toMatchObject(VERWEIGERT);
          await client.query("ROLLBACK");
        }
      }
    } finally {
      client.release();
    }
  });

  it("hat auch nach dem Verzeichnis der Datenbank kein anderes Recht als zu lesen", async () => {
    const { rows } = await t.dienste.lesend.pool.query(
      `SELECT relname FROM pg_class c WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p', 'v', 'm')
       AND (has_table_privilege(c.oid, 'INSERT, UPDATE, DELETE, TRUNCATE, TRIGGER, REFERENCES') OR has_any_column_privilege(c.oid, 'INSERT, UPDATE'))
       UNION ALL SELECT sequencename FROM pg_sequences WHERE has_sequence_privilege(quote_ident(sequencename), 'USAGE, UPDATE')
       UNION ALL SELECT 'CREATE' WHERE has_schema_privilege(current_schema(), 'CREATE')`,
    );
    expect(rows).toEqual([]);
    const wer = await t.dienste.lesend.pool.query(
      "SELECT current_user, rolsuper, rolcanlogin FROM pg_roles WHERE rolname = current_user",
    );
    expect(wer.rows).toEqual([
      { current_user: "antragsportal_anwendung_ansicht", rolsuper: false, rolcanlogin: false },
    ]);
  });
});

describe("lesende Aufrufe", () => {
  it("antworten in der Ansicht wie der Person selbst und schreiben nichts als die Notiz, was gelesen wurde", async () => {
    const lesende = RUFE.filter(({ methode }) => methode === "GET");
    const allgemeine = ALLE.filter(
      ({ methode, zugang }) => methode === "GET" && !["FACH", "MITARBEITER", "DATENSCHUTZ"].includes(zugang),
    );
    const vorher = await summen(t);
    const readAll = async (browser: Browser) => {
      const stati: Record<string, number> = {};
      for (const ruf of lesende) stati[`${ruf.name} (Antrag)`] = (await call(browser, ruf, antrag)).status;
      for (const { name, pfad } of allgemeine) stati[name] = (await browser.get(pfad)).status;
      return stati;
    };
    const inDerAnsicht = await readAll(ansicht);
    const nachher = await summen(t);
    const notiz = ["ereignis", "ereignis_kopf"];
    expect(notiz.map((tabelle) => nachher[tabelle] === vorher[tabelle])).toEqual([false, false]);
    for (const tabelle of notiz) vorher[tabelle] = nachher[tabelle] ?? "";
    expect(nachher).toEqual(vorher);
    // The calendar that is subscribed under a secret address notes when it was fetched.
    expect(inDerAnsicht).toEqual({ ...(await readAll(person)), "fristen.readKalender": 403 });
  });
});
