import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { antragPfad, statusVon, submitNew } from "../../support/antraege";
import { type Browser, listOf, MENSCHEN, startBackend, type TestBackend, textOf } from "../../support/backend";
import {
  command,
  FACH,
  type Im,
  nachrichtenVon,
  offeneSendung,
  presentSchriftsatz,
  setStatus,
} from "../../support/fach";

const PFAD = "/v1/wartung/uebermittlungen";
const GRUND = "Das Fachverfahren antwortet seit Tagen nicht";

let t: TestBackend;
let firma: Browser;
let admin: Browser;
let im: Im;
let sendung: string;

beforeAll(async () => {
  t = await startBackend({ NEZO_AKTIV: "false", GRENZE_NEUE_TANS_JE_KONTO_STUNDE: "100" });
});
afterAll(() => t.stop());
beforeEach(async () => {
  t.uhr.vor({ stunden: 1 });
  firma = await t.alsBevollmaechtigter();
  admin = await t.alsAdmin();
  im = await submitNew(t, firma);
  sendung = await offeneSendung(t, im.uuid);
  await t.clearAusgang();
});

const abort = (uuid = sendung, grund = GRUND, browser = admin) => browser.post(`${PFAD}/${uuid}/abbrechen`, { grund });
const answer = (wie: "quittung" | "ablehnung", uuid = sendung) =>
  command(t, `${FACH}/uebermittlungen/${uuid}/${wie}`, { json: { grund: "Format unbekannt" } });
const list = async (welche = "") => listOf((await admin.get(`${PFAD}${welche}?size=200`)).body.data);
const find = async (uuid: string, welche = "") => (await list(welche)).find((zeile) => textOf(zeile.uuid) === uuid);

type Zeile = { vorgang: string; email: string | null; von: string; nach: string; grund: string };

/** The last lines of the log, with the person. */
async function audit(anzahl: number): Promise<Zeile[]> {
  const { rows } = await t.dienste.pool.query<Zeile>(
    `SELECT vorgang, (SELECT email FROM benutzer WHERE uuid = benutzer_uuid) AS email, von, nach, grund FROM audit
     WHERE antrag_uuid = $1 OR nach = $2 ORDER BY lfd DESC LIMIT $3`,
    [im.uuid, sendung, anzahl],
  );
  return rows.toReversed();
}

it("was auf das Fachverfahren wartet, steht mit seinem Alter da, auch ein Antrag", async () => {
  expect(await find(sendung, "/wartende")).toMatchObject({
    antragUuid: im.uuid,
    art: "EINREICHUNG",
    erstelltAm: t.uhr.now().toISOString(),
  });
  expect((await admin.get(`${PFAD}/wartende?uuid=${sendung}`)).body.total).toBe(1);
  expect((await admin.get(`${PFAD}/wartende?uuid=${randomUUID()}`)).body).toEqual({ data: [], total: 0 });
  await answer("quittung");
  expect(await find(sendung, "/wartende")).toBeUndefined();
});

it("ein abgelehnter Antrag steht mit dem Fehler da, bis das Unternehmen ihn erneut einreicht", async () => {
  await answer("ablehnung");
  expect(await find(sendung)).toMatchObject({ art: "EINREICHUNG", grund: "Format unbekannt", istVorlegbar: false });
  const { body } = await admin.post(`${PFAD}/wiedervorlegen`, {});
  expect(body).toEqual({ anzahl: 0, uebrige: 0, weitere: 0 });
  await setStatus(t, im.uuid, { status: "WIRD_UEBERMITTELT" });
  expect(await find(sendung)).toBeUndefined();
  await setStatus(t, im.uuid, { status: "IN_BEARBEITUNG" });
  await firma.ruf("DELETE", antragPfad(im.uuid));
  expect(await find(sendung)).toBeUndefined();
});

it("ein abgelehnter Antrag lässt sich mit Grund aus der Liste nehmen; wieder vorlegen kann ihn nur das Unternehmen", async () => {
  await answer("ablehnung");
  const vorher = (await firma.get(antragPfad(im.uuid))).body;
  const act = (rest: string, grund?: string) =>
    admin.post(`${PFAD}/${sendung}/${rest}`, grund === undefined ? {} : { grund });
  const { body } = await act("wiedervorlegen");
  expect(body.code).toBe("STATUS_NICHT_ERLAUBT");
  expect(JSON.stringify(body)).toContain("vom Unternehmen erneut eingereicht");
  expect((await act("verwerfen", " ")).body).toMatchObject({ errors: [{ property: "grund" }] });
  expect(await find(sendung)).toBeDefined();
  expect((await act("verwerfen", "Am Telefon geklärt")).status).toBe(200);
  expect(await find(sendung)).toBeUndefined();
  expect((await act("verwerfen", "Noch einmal")).body.code).toBe("STATUS_NICHT_ERLAUBT");
  expect(await audit(2)).toMatchObject([
    { vorgang: "uebermittlung.verwerfen", grund: "Am Telefon geklärt" },
    { vorgang: "wartung.uebermittlungVerworfen", nach: sendung, grund: "Am Telefon geklärt" },
  ]);
  const nachher = (await firma.get(antragPfad(im.uuid))).body;
  expect(await statusVon(firma, im.uuid)).toBe("IN_BEARBEITUNG");
  expect([nachher.ereignisse, nachher.rechte]).toEqual([vorher.ereignisse, vorher.rechte]);
});

it("ein abgelehnter Rückzug steht da, solange er sich erneut erklären lässt", async () => {
  await answer("quittung");
  const { sendung: rueckzug } = await presentSchriftsatz(t, im.uuid, "ANTRAG_RUECKZUG");
  await setStatus(t, im.uuid, { status: "RUECKZUG_WIRD_UEBERMITTELT", davor: "EINGEREICHT" });
  expect(await find(rueckzug, "/wartende")).toMatchObject({ art: "ANTRAG_RUECKZUG" });
  await answer("ablehnung", rueckzug);
  expect(await find(rueckzug)).toMatchObject({ art: "ANTRAG_RUECKZUG", grund: "Format unbekannt" });
  await setStatus(t, im.uuid, { status: "BESCHEID_LIEGT_VOR" });
  expect(await find(rueckzug)).toBeUndefined();
});

it("abgebrochen geht der Antrag an das Unternehmen zurück, mit Ereignis, Protokoll, Nachricht und E-Mail", async () => {
  const vorher = await nachrichtenVon(t, im.uuid);
  expect((await abort()).status).toBe(200);
  expect(await statusVon(firma, im.uuid)).toBe("IN_BEARBEITUNG");
  expect(await audit(2)).toEqual([
    {
      vorgang: "antrag.uebermittlungAblehnen",
      email: MENSCHEN.admin.email,
      von: "WIRD_UEBERMITTELT",
      nach: "IN_BEARBEITUNG",
      grund: GRUND,
    },
    {
      vorgang: "wartung.uebermittlungAbgebrochen",
      email: MENSCHEN.admin.email,
      von: "ADMINISTRATOR",
      nach: sendung,
      grund: GRUND,
    },
  ]);
  expect(await nachrichtenVon(t, im.uuid)).toEqual([...vorher, "UEBERMITTLUNG_FEHLGESCHLAGEN"]);
  expect((await t.clearAusgang()).map(({ to }) => to)).toContain(MENSCHEN.bevollmaechtigt.email);
  expect(await find(sendung, "/wartende")).toBeUndefined();
  expect(await find(sendung)).toMatchObject({ grund: GRUND, istVorlegbar: false });
  const kette = await admin.get(`/v1/wartung/ketten/${im.uuid}`);
  expect(JSON.stringify(kette.body)).toContain("antrag.uebermittlungAblehnen");
});

it("das Unternehmen liest die Behörde, keinen Namen, und kann den Antrag ändern und löschen", async () => {
  const { body: vorher } = await firma.get(antragPfad(im.uuid));
  await abort();
  const { body } = await firma.get(antragPfad(im.uuid));
  expect(listOf(body.ereignisse).at(-1)).toMatchObject({
    text: "Übermittlung fehlgeschlagen, der Antrag kann wieder bearbeitet werden",
    von: "Bescheinigungsstelle",
  });
  expect(body).toMatchObject({ geaendertVon: vorher.geaendertVon, rechte: { bearbeiten: true, einreichen: true } });
});

it("ohne Grund, zweimal, nach der Quittung und bei anderen Übermittlungen geschieht nichts", async () => {
  expect((await abort(sendung, "  ")).body).toMatchObject({ errors: [{ property: "grund" }] });
  expect((await abort(randomUUID())).status).toBe(404);
  const { sendung: nachtrag } = await presentSchriftsatz(t, im.uuid, "NACHTRAG");
  expect((await abort(nachtrag)).body.code).toBe("STATUS_NICHT_ERLAUBT");
  expect(await statusVon(firma, im.uuid)).toBe("WIRD_UEBERMITTELT");
  await answer("quittung");
  expect((await abort()).body).toMatchObject({ userMessage: "Diese Übermittlung ist schon quittiert." });
  expect(await statusVon(firma, im.uuid)).toBe("EINGEREICHT");
  expect((await audit(9)).map(({ vorgang }) => vorgang)).not.toContain("wartung.uebermittlungAbgebrochen");
});

it("derselbe Schlüssel bricht einmal ab; ein zweiter Versuch sagt, dass sie schon abgelehnt ist", async () => {
  const mit = (schluessel: string) =>
    admin.ruf("POST", `${PFAD}/${sendung}/abbrechen`, {
      json: { grund: GRUND },
      headers: { "idempotency-key": schluessel },
    });
  const schluessel = randomUUID();
  expect([(await mit(schluessel)).status, (await mit(schluessel)).status]).toEqual([200, 200]);
  expect((await mit(randomUUID())).body.code).toBe("STATUS_NICHT_ERLAUBT");
  expect((await nachrichtenVon(t, im.uuid)).filter((art) => art === "UEBERMITTLUNG_FEHLGESCHLAGEN")).toHaveLength(1);
});

it.each([1, 2, 3, 4])("quittiert das Fachverfahren im selben Augenblick, gilt genau eines (%s. Mal)", async (mal) => {
  const rufe = [() => abort(), () => answer("quittung")];
  const antworten = await Promise.all((mal % 2 === 0 ? rufe.toReversed() : rufe).map((call) => call()));
  expect(antworten.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const [abbruch] = mal % 2 === 0 ? antworten.toReversed() : antworten;
  const isAbgebrochen = abbruch?.status === 200;
  expect(await statusVon(firma, im.uuid)).toBe(isAbgebrochen ? "IN_BEARBEITUNG" : "EINGEREICHT");
  const nachrichten = await nachrichtenVon(t, im.uuid);
  expect(nachrichten.includes("UEBERMITTLUNG_FEHLGESCHLAGEN")).toBe(isAbgebrochen);
  expect(nachrichten.includes("EINGANGSBESTAETIGUNG")).toBe(!isAbgebrochen);
});
