import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { sha256 } from "~/server/backend/usecases/sitzung/krypto";
import { type Antwort, Browser, FIRMEN, type TestBackend } from "./backend";
import { checkKetten } from "./manipulation";
import type { GestoertesBackend, Stoerungsart } from "./stoerung";
import { readTabellen } from "./tabellenbestand";

/** The call that does it. `als` absent: nobody is logged in. */
export type Tatruf = { methode: string; pfad: string; json?: object; als?: Browser };

/** What has come (`+`) and what has gone (`-`), by what it is about. */
type Unterschied = { readonly [was: string]: readonly string[] };

/** Something that is done to the users of a company, and all that it leaves behind. */
export type Tat = {
  name: string;
  prepare: (t: TestBackend) => Promise<Tatruf>;
  danach: Unterschied;
  /** What the same form gets that is sent once more; absent: the answer that was kept. */
  nochmal?: string;
};

/** Attempts count, whatever becomes of them. */
const VERSUCHE = "^ratelimit$";
/** Longer transactions than this does nothing here have. */
const HOECHSTENS = 80;

/** By what it is about, a query that says it in lines. */
const LISTEN: Readonly<Record<string, string>> = {
  mitglieder: `SELECT b.vorname || ' ' || m.rolle || CASE WHEN m.darf_stammdaten THEN ' (Stammdaten)' ELSE '' END
      || CASE WHEN m.vollmacht_beantragt_von IS NULL THEN '' ELSE ' (beantragt)' END AS zeile
    FROM mitgliedschaft m JOIN benutzer b ON b.uuid = m.benutzer_uuid WHERE m.unternehmen_uuid = $1`,
  ruhende: `SELECT b.vorname || ' ' || r.rolle AS zeile
    FROM ruhende_mitgliedschaft r JOIN benutzer b ON b.uuid = r.benutzer_uuid WHERE r.unternehmen_uuid = $1`,
  zustimmung: `SELECT 'nötig' AS zeile FROM unternehmen WHERE uuid = $1 AND vollmacht_mit_zustimmung`,
  sitzungen: `SELECT b.vorname AS zeile FROM sitzung s JOIN benutzer b ON b.uuid = s.benutzer_uuid
    WHERE s.beendet_am IS NULL AND s.unternehmen_uuid = $1`,
  rechte: `SELECT b.vorname || ' ' || r.recht AS zeile FROM antrag_recht r JOIN benutzer b ON b.uuid = r.benutzer_uuid
    JOIN antrag a ON a.uuid = r.antrag_uuid WHERE a.unternehmen_uuid = $1`,
  kalender: `SELECT b.vorname AS zeile FROM kalender_abo k JOIN benutzer b ON b.uuid = k.benutzer_uuid
    WHERE $1::uuid IS NOT NULL`,
  aufbewahrtes: `SELECT b.vorname AS zeile FROM geparkte_eingabe g JOIN benutzer b ON b.uuid = g.benutzer_uuid
    WHERE g.unternehmen_uuid = $1`,
  konten: "SELECT email AS zeile FROM benutzer WHERE $1::uuid IS NOT NULL",
  audit: "SELECT vorgang AS zeile FROM audit WHERE $1::uuid IS NOT NULL",
  nachrichten: "SELECT art AS zeile FROM nachricht WHERE unternehmen_uuid = $1",
  mails: "SELECT empfaenger || ': ' || betreff AS zeile FROM mail_ausgang WHERE $1::uuid IS NOT NULL",
};

type Lage = Readonly<Record<string, readonly string[]>>;

/** What people would notice: of each thing its lines. */
async function lageVon(t: TestBackend): Promise<Lage> {
  const lage: Record<string, string[]> = {};
  for (const [was, sql] of Object.entries(LISTEN)) {
    const { rows } = await t.eigentuemer.query<{ zeile: string }>(sql, [FIRMEN.maschinenbau.uuid]);
    lage[was] = rows.map(({ zeile }) => zeile);
  }
  return { ...lage, einladungen: await listEinladungen(t) };
}

/** The open invitations; each says whether a mail waits with the link that is good for it. */
async function listEinladungen({ eigentuemer }: TestBackend): Promise<string[]> {
  const { rows: mails } = await eigentuemer.query<{ text: string }>("SELECT text FROM mail_ausgang");
  const hashes = mails.map(({ text }) => sha256(/[?&]token=([\w-]+)/.exec(text)?.[1] ?? ""));
  const { rows } = await eigentuemer.query<{ email: string; rolle: string; hash: string }>(
    "SELECT email, rolle, hash FROM einladung WHERE unternehmen_uuid = $1 AND angenommen_am IS NULL",
    [FIRMEN.maschinenbau.uuid],
  );
  return rows.map(({ email, rolle, hash }) => `${email} ${rolle} ${hashes.includes(hash) ? "mit" : "ohne"} Mail`);
}

/** How one differs from the other, as lines that begin with `+` or `-`. */
function unterschied(vorher: Lage, nachher: Lage): Unterschied {
  const teile = Object.entries(nachher).map(([was, danach]) => {
    const [neue, alte] = [[...danach], [...(vorher[was] ?? [])]];
    for (const zeile of danach) {
      if (!alte.includes(zeile)) continue;
      alte.splice(alte.indexOf(zeile), 1);
      neue.splice(neue.indexOf(zeile), 1);
    }
    return [was, [...alte.map((zeile) => `-${zeile}`), ...neue.map((zeile) => `+${zeile}`)].sort()] as const;
  });
  return Object.fromEntries(teile.filter(([, zeilen]) => zeilen.length > 0));
}

const hasBevollmaechtigte = ({ mitglieder = [] }: Lage): boolean =>
  mitglieder.some((zeile) => zeile.includes(" BEVOLLMAECHTIGTER"));

/** Calls always with the same Idempotency-Key, as a client does that got no answer. */
function rufer({ backend }: GestoertesBackend, { methode, pfad, json, als }: Tatruf): () => Promise<Antwort> {
  const browser = new Browser(backend, als?.ip ?? "10.9.9.9");
  for (const [name, wert] of als?.kekse ?? []) browser.kekse.set(name, wert);
  const schluessel = randomUUID();
  return () => browser.ruf(methode, pfad, { schluessel, ...(json === undefined ? {} : { json }) });
}

type Versuch = { nach: number; art: Stoerungsart; call: () => Promise<Antwort> };

/** Breaks the call there; says the statement after which it happened. */
async function breakAt(gestoertes: GestoertesBackend, { nach, art, call }: Versuch): Promise<string> {
  gestoertes.disturb(nach, art);
  const { status, body } = await call();
  const wo = gestoertes.gestoert();
  expect(wo, `nothing was broken at ${String(nach)}: ${JSON.stringify(body)}`).not.toBeNull();
  expect(status).toBeGreaterThanOrEqual(500);
  return wo ?? "";
}

/**
 * Breaks what is done after each statement of its transaction, by an exception or by the death of the process, and
 * proves that every table is as before; then after its COMMIT, whose answer gets lost: all of it is there, once, and
 * the repetition of the call changes nothing. Answers how many places it has tried.
 */
export async function abortTatEverywhere(t: TestBackend, gestoertes: GestoertesBackend, tat: Tat): Promise<number> {
  const ruf = await tat.prepare(t);
  const call = rufer(gestoertes, ruf);
  const [vorher, lageVorher] = [await readTabellen(t, VERSUCHE), await lageVon(t)];
  for (let nach = 1; nach <= HOECHSTENS; nach += 1) {
    const art = nach % 2 === 0 ? "Ausnahme" : "Absturz";
    const wo = await breakAt(gestoertes, { nach, art, call });
    const tabellen = await readTabellen(t, VERSUCHE);
    // A transaction of its own counts the attempt before.
    if (wo !== "commit" || JSON.stringify(tabellen) === JSON.stringify(vorher)) {
      expect(tabellen, `${art} ${String(nach)}: ${wo}`).toEqual(vorher);
      continue;
    }
    const lage = await lageVon(t);
    expect(unterschied(lageVorher, lage)).toEqual(tat.danach);
    expect(hasBevollmaechtigte(lage)).toBe(true);
    expect((await checkKetten(t)).funde).toEqual([]);
    const { status, body } = await call();
    expect(status === 200 ? undefined : body.code).toBe(tat.nochmal);
    expect(await readTabellen(t, VERSUCHE)).toEqual(tabellen);
    return nach;
  }
  throw new Error("The transaction does not end");
}
