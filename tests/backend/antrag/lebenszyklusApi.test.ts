import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { AKTEURE, type Akteur } from "~/domain/antrag/akteur";
import { type AntragStatus, antragStatusSchluessel } from "~/domain/antrag/antragStatus";
import { decideAntrag } from "~/domain/antrag/lebenszyklus";
import { type Befehl, BEFEHLE } from "~/domain/antrag/lebenszyklusTabelle";
import type { Umstaende } from "~/domain/antrag/lebenszyklusVoraussetzungen";
import { Ablehnung } from "~/server/backend/ablehnung";
import { lockAntragFuerFach } from "~/server/backend/storage/antragStore";
import { antrag } from "~/server/backend/storage/schema/antrag";
import { audit } from "~/server/backend/storage/schema/audit";
import { moveAntrag } from "~/server/backend/usecases/antraege/moveAntrag";
import { antragPfad, standVon, allowEinsicht } from "../../support/antraege";
import { type Browser, startBackend, type TestBackend } from "../../support/backend";
import {
  command,
  entscheidung,
  FACH,
  fachPfad,
  type Im,
  presentSchriftsatz,
  submitUntilEingang,
  setStatus,
} from "../../support/fach";

let test: TestBackend;
let im: Im;
let menschen: Record<"bevollmaechtigt" | "mitarbeit" | "support" | "qm" | "admin", Browser>;

/** Every precondition fulfilled, so that status and actor alone decide. */
const ALLES_ERFUELLT: Umstaende = {
  hatPositivenBescheid: true,
  istEigenerEntwurf: true,
  istVollstaendig: true,
  erklaerungenAbgegeben: true,
  istSigniert: true,
  alleNachforderungenBeantwortet: true,
  bescheidZumAbruf: true,
  abrufzeitAbgelaufen: true,
  statusVorRueckzug: "IN_PRUEFUNG",
  bekanntgegeben: true,
  widerspruchsfristLaeuft: true,
  istArchivreif: true,
};

const GESCHRIEBEN = new Error("rolled back");

beforeAll(async () => {
  test = await startBackend({ NEZO_AKTIV: "false", GRENZE_NEUE_TANS_JE_KONTO_STUNDE: "100" });
  const bevollmaechtigt = await test.alsBevollmaechtigter();
  menschen = {
    bevollmaechtigt,
    mitarbeit: await test.alsMitarbeiter(),
    support: await test.alsSupport(),
    qm: await test.alsQm(),
    admin: await test.alsAdmin(),
  };
  im = await submitUntilEingang(test, bevollmaechtigt);
});
afterAll(() => test.stop());

/** What a step leaves behind, or the name of its refusal; nothing of it stays. */
async function attempt(status: AntragStatus, befehl: Befehl, akteur: Akteur): Promise<unknown> {
  let nachher: unknown;
  try {
    await test.dienste.db.transaction(async (tx) => {
      await tx.update(antrag).set({ status }).where(eq(antrag.uuid, im.uuid));
      const satz = await lockAntragFuerFach(tx, im.uuid);
      if (satz === undefined) throw new Error("The Antrag is gone");
      await moveAntrag(tx, test.dienste, { satz, schritt: { befehl, akteur, umstaende: ALLES_ERFUELLT } });
      const [zeile] = await tx
        .select({ status: antrag.status, revision: antrag.revision })
        .from(antrag)
        .where(eq(antrag.uuid, im.uuid));
      const zeilen = await tx
        .select({ vorgang: audit.vorgang, von: audit.von, nach: audit.nach })
        .from(audit)
        .where(eq(audit.antragUuid, im.uuid))
        .orderBy(audit.lfd);
      nachher = { status: zeile?.status, neu: (zeile?.revision ?? 0) - satz.revision, audit: zeilen.at(-1) };
      throw GESCHRIEBEN;
    });
  } catch (error) {
    if (error === GESCHRIEBEN) return nachher;
    if (error instanceof Ablehnung) return error.code;
    throw error;
  }
}

function expectedOf(status: AntragStatus, befehl: Befehl, akteur: Akteur): unknown {
  const ergebnis = decideAntrag(status, befehl, { akteur, umstaende: ALLES_ERFUELLT });
  if (!ergebnis.ok) return ergebnis.error.code === "ROLLE_NICHT_ERLAUBT" ? "KEIN_ZUGRIFF" : "STATUS_NICHT_ERLAUBT";
  const { nach } = ergebnis.value;
  return { status: nach, neu: 1, audit: { vorgang: `antrag.${befehl}`, von: status, nach } };
}

describe.each(antragStatusSchluessel)("im Status %s", (status) => {
  it("tut jeder Befehl für jeden Akteur, was die Tabelle sagt: Status, Revision und Protokoll zusammen oder nichts", async () => {
    for (const befehl of BEFEHLE) {
      for (const akteur of AKTEURE) {
        expect(await attempt(status, befehl, akteur), `${befehl} ${akteur}`).toEqual(
          expectedOf(status, befehl, akteur),
        );
      }
    }
  });
});

type Aufruf = () => Promise<{ status: number; body: { readonly code?: unknown } }>;

async function answer(art: "EINREICHUNG" | "ANTRAG_RUECKZUG", wie: "quittung" | "ablehnung") {
  const { sendung } = await presentSchriftsatz(test, im.uuid, "ANTRAG_RUECKZUG");
  await test.dienste.pool.query("UPDATE uebermittlung SET art = $2 WHERE uuid = $1", [sendung, art]);
  const antwort = await command(test, `${FACH}/uebermittlungen/${sendung}/${wie}`, { json: { grund: "Grund" } });
  await test.dienste.pool.query("DELETE FROM uebermittlung WHERE uuid = $1", [sendung]);
  return antwort;
}

/** The commands of the authority as calls of the interface. */
const FACH_RUFE: Partial<Record<Befehl, Aufruf>> = {
  quittieren: () => answer("EINREICHUNG", "quittung"),
  uebermittlungAblehnen: () => answer("EINREICHUNG", "ablehnung"),
  pruefungBeginnen: () => command(test, fachPfad(im.uuid, "/pruefung")),
  nachfordern: () =>
    command(test, fachPfad(im.uuid, "/nachforderungen"), { json: { fragen: [{ frage: "Was ist neu?" }] } }),
  bescheiden: async () => command(test, fachPfad(im.uuid, "/bescheid"), { json: ENTSCHEIDUNG }),
  rueckzugQuittieren: () => answer("ANTRAG_RUECKZUG", "quittung"),
  rueckzugAblehnen: () => command(test, fachPfad(im.uuid, "/rueckzug/ablehnung"), { json: { grund: "Zu spät" } }),
  widerspruchBescheiden: () =>
    command(test, fachPfad(im.uuid, "/widerspruchsbescheid"), {
      json: { ...ENTSCHEIDUNG, widerspruchErgebnis: "ABHILFE" },
    }),
  widerspruchErledigen: () =>
    command(test, fachPfad(im.uuid, "/widerspruch/erledigung"), { json: { grund: "Neuer Antrag" } }),
};
let ENTSCHEIDUNG: Awaited<ReturnType<typeof entscheidung>>;

const statusJetzt = async (): Promise<string | undefined> => {
  const { rows } = await test.dienste.pool.query<{ status: string }>("SELECT status FROM antrag WHERE uuid = $1", [
    im.uuid,
  ]);
  return rows[0]?.status;
};

describe("Fachschnittstelle", () => {
  beforeAll(async () => {
    ENTSCHEIDUNG = await entscheidung(test, im);
  });

  it.each(antragStatusSchluessel)(
    "antwortet im Status %s auf jeden Befehl, wie die Tabelle entscheidet",
    async (status) => {
      for (const [befehl, call] of Object.entries(FACH_RUFE)) {
        await test.dienste.pool.query("UPDATE nachforderung SET status = 'GESCHLOSSEN' WHERE antrag_uuid = $1", [
          im.uuid,
        ]);
        await setStatus(test, im.uuid, { status, davor: "IN_PRUEFUNG" });
        const name = BEFEHLE.find((eintrag) => eintrag === befehl);
        if (name === undefined) throw new Error(`There is no command ${befehl}`);
        const ergebnis = decideAntrag(status, name, { akteur: "FACH", umstaende: ALLES_ERFUELLT });
        const { status: http, body } = await call();
        const nachher = await statusJetzt();
        if (ergebnis.ok) expect([http, nachher], befehl).toEqual([200, ergebnis.value.nach]);
        else expect([http, body.code, nachher], befehl).toEqual([409, ergebnis.error.code, status]);
      }
    },
  );
});

describe("Portal", () => {
  const AKTEUR = {
    bevollmaechtigt: "BEVOLLMAECHTIGTER",
    mitarbeit: "MITARBEITER",
    support: null,
    qm: null,
    admin: "ADMINISTRATOR",
  } as const;
  const namen = ["bevollmaechtigt", "mitarbeit", "support", "qm", "admin"] as const;

  it.each(antragStatusSchluessel)(
    "lässt im Status %s nur löschen und einreichen, wer es nach der Tabelle darf",
    async (status) => {
      await test.dienste.pool.query(
        "INSERT INTO antrag_recht (antrag_uuid, benutzer_uuid, recht) SELECT $1, uuid, 'BEARBEITEN' FROM benutzer WHERE email = 'mitarbeit@example.org' ON CONFLICT DO NOTHING",
        [im.uuid],
      );
      await setStatus(test, im.uuid, { status: "IN_BEARBEITUNG" });
      await allowEinsicht(menschen.bevollmaechtigt, im.uuid);
      for (const name of namen) {
        const browser = menschen[name];
        const akteur = AKTEUR[name];
        await setStatus(test, im.uuid, { status });
        const umstaende = { ...ALLES_ERFUELLT, istEigenerEntwurf: name === "bevollmaechtigt" };
        const loeschen = akteur !== null && decideAntrag(status, "loeschen", { akteur, umstaende }).ok;
        expect((await browser.ruf("DELETE", antragPfad(im.uuid))).status === 200, `loeschen ${name}`).toBe(loeschen);
        await setStatus(test, im.uuid, { status });
        const einreichen = akteur !== null && decideAntrag(status, "einreichen", { akteur, umstaende }).ok;
        const stand = await standVon(menschen.bevollmaechtigt, im.uuid);
        expect(
          (await browser.post(antragPfad(im.uuid, "/einreichen/tan"), { stand })).status === 200,
          `einreichen ${name}`,
        ).toBe(einreichen);
      }
    },
  );
});
