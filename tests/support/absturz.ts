import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { type Antwort, Browser, FACH_TOKEN, type TestBackend } from "./backend";
import { checkKetten } from "./manipulation";
import type { GestoertesBackend, Stoerungsart } from "./stoerung";

/** The call that brings a transition about. `als` absent: the specialist system calls. */
export type Ruf = { pfad: string; json?: object; als?: Browser };

/**
 * A transition and what it leaves behind. `prepare`: brings the Antrag to the state before and says which call comes
 * then.
 */
export type Uebergang = {
  name: string;
  prepare: () => Promise<{ antragUuid: string; ruf: Ruf | (() => Promise<number>) }>;
  status: readonly [davor: string, danach: string];
  ereignisse: readonly string[];
  nachrichten?: readonly string[];
  /** Transmissions that wait afterwards. */
  offen?: readonly string[];
};

const DES_ANTRAGS = [
  "audit",
  "beleg",
  "bescheid",
  "datei",
  "eingereichter_antrag",
  "ereignis",
  "ereignis_kopf",
  "nachforderung",
  "schriftsatz",
  "uebermittlung",
  "vorhaben",
];
const GANZE = [
  "antrag_nummer",
  "idempotenz",
  "mail_ausgang",
  "nachforderung_frage",
  "nachricht",
  "schriftsatz_revision",
  "siegel_verleihung",
];

/** Every row that a transition might touch, as one text: equal texts, equal states. */
async function abbild({ eigentuemer }: TestBackend, antragUuid: string): Promise<string> {
  const zeilen = (tabelle: string, wo: string) =>
    `'${tabelle}', (SELECT jsonb_agg(to_jsonb(t) ORDER BY to_jsonb(t)::text) FROM ${tabelle} t WHERE ${wo})`;
  const teile = [
    zeilen("antrag", "t.uuid = $1"),
    ...DES_ANTRAGS.map((tabelle) => zeilen(tabelle, "t.antrag_uuid = $1")),
    ...GANZE.map((tabelle) => zeilen(tabelle, "true")),
    `'tan', (SELECT count(*) FROM unterschrift_tan)`,
  ];
  const { rows } = await eigentuemer.query<{ bild: string }>(
    `SELECT jsonb_build_object(${teile.join(", ")})::text AS bild`,
    [antragUuid],
  );
  return rows[0]?.bild ?? "";
}

type Lage = { status: string; ereignisse: string[]; nachrichten: string[]; mails: number; offen: string[] };

/** What people and systems would notice of a state. */
async function lageVon({ eigentuemer }: TestBackend, antragUuid: string): Promise<Lage> {
  const { rows } = await eigentuemer.query<Lage>(
    `SELECT a.status,
       ARRAY(SELECT e.art FROM ereignis e WHERE e.antrag_uuid = a.uuid ORDER BY e.nummer) AS ereignisse,
       ARRAY(SELECT n.art FROM nachricht n WHERE n.antrag_uuid = a.uuid
         OR (n.antrag_uuid IS NULL AND n.unternehmen_uuid = a.unternehmen_uuid)) AS nachrichten,
       (SELECT count(*)::int FROM mail_ausgang) AS mails,
       ARRAY(SELECT u.art FROM uebermittlung u WHERE u.antrag_uuid = a.uuid AND u.status = 'OFFEN' ORDER BY u.art) AS offen
     FROM antrag a WHERE a.uuid = $1`,
    [antragUuid],
  );
  const [lage] = rows;
  if (lage === undefined) throw new Error("The Antrag is gone");
  return lage;
}

const onlyNeue = (vorher: readonly string[], nachher: readonly string[]): string[] => {
  const rest = [...nachher];
  for (const eines of vorher) rest.splice(rest.indexOf(eines), 1);
  return rest.sort();
};

/** Calls with always the same Idempotency-Key, as a client does that got no answer; tells the HTTP status. */
function rufer(
  backend: GestoertesBackend["backend"],
  ruf: Ruf | (() => Promise<number>),
): () => Promise<Pick<Antwort, "status" | "body">> {
  const schluessel = randomUUID();
  if (typeof ruf === "function") {
    return async () => ({ status: (await ruf()) === 1 ? 200 : 500, body: {} });
  }
  const browser = new Browser(backend, ruf.als?.ip ?? "10.9.9.9");
  for (const [name, wert] of ruf.als?.kekse ?? []) browser.kekse.set(name, wert);
  const headers = ruf.als === undefined ? { authorization: `Bearer ${FACH_TOKEN}` } : {};
  return () => browser.post(ruf.pfad, ruf.json ?? {}, { schluessel, headers });
}

/** Longer transactions than this have no transition. */
const HOECHSTENS = 80;

/**
 * Breaks a transition after each statement of its transaction, by an exception or by the death of the process, and
 * proves that everything is as before; then after its COMMIT, whose answer gets lost: everything is as afterwards, and
 * the repetition of the call changes nothing. Answers how many places it has tried.
 */
export async function abortEverywhere(
  test: TestBackend,
  gestoertes: GestoertesBackend,
  uebergang: Uebergang,
): Promise<number> {
  const { antragUuid, ruf } = await uebergang.prepare();
  const call = rufer(gestoertes.backend, ruf);
  const [vorher, lageVorher] = [await abbild(test, antragUuid), await lageVon(test, antragUuid)];
  expect(lageVorher.status).toBe(uebergang.status[0]);
  const attempt = async (nach: number, art: Stoerungsart): Promise<string> => {
    // A TAN counts its tries on purpose, whatever becomes of the transaction.
    await test.eigentuemer.query("UPDATE unterschrift_tan SET versuche = 0");
    gestoertes.disturb(nach, art);
    const { status, body } = await call();
    const wo = gestoertes.gestoert();
    expect(wo, `nothing was broken at ${String(nach)}: ${JSON.stringify(body)}`).not.toBeNull();
    expect(status).toBeGreaterThanOrEqual(500);
    return wo ?? "";
  };
  for (let nach = 1; nach <= HOECHSTENS; nach += 1) {
    // The database undoes both alike; by turns they cost half the time.
    const art = nach % 2 === 0 ? "Ausnahme" : "Absturz";
    const wo = await attempt(nach, art);
    if (wo === "commit") {
      await checkAfterwards(test, {
        antragUuid,
        uebergang,
        lageVorher,
        repeat: call,
        isSystem: typeof ruf === "function",
      });
      return nach;
    }
    expect(await abbild(test, antragUuid), `${art} ${String(nach)}: ${wo}`).toBe(vorher);
  }
  throw new Error("The transaction does not end");
}

type Danach = {
  antragUuid: string;
  uebergang: Uebergang;
  lageVorher: Lage;
  repeat: () => Promise<Pick<Antwort, "status" | "body">>;
  isSystem: boolean;
};

async function checkAfterwards(
  test: TestBackend,
  { antragUuid, uebergang, lageVorher, repeat, isSystem }: Danach,
): Promise<void> {
  const { ereignisse, nachrichten = [], offen = [] } = uebergang;
  const [nachher, lage] = [await abbild(test, antragUuid), await lageVon(test, antragUuid)];
  expect({
    status: lage.status,
    ereignisse: lage.ereignisse.slice(lageVorher.ereignisse.length),
    nachrichten: onlyNeue(lageVorher.nachrichten, lage.nachrichten),
    mails: lage.mails - lageVorher.mails,
    offen: lage.offen,
  }).toEqual({ status: uebergang.status[1], ereignisse, nachrichten, mails: nachrichten.length, offen });
  expect((await checkKetten(test)).funde.filter((fund) => fund.startsWith(antragUuid))).toEqual([]);
  // What the calendar has done is no longer due; a call gets the answer that was kept.
  expect(await repeat()).toMatchObject({ status: isSystem ? 500 : 200 });
  expect(await abbild(test, antragUuid)).toBe(nachher);
}
