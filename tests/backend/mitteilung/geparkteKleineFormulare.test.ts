import type { ActionFunctionArgs } from "@remix-run/node";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Stabsformular } from "~/domain/benutzer/stabsformulare";
import { newUuid } from "~/lib/uuid";
import { action as zugang } from "~/routes/admin.benutzerverwaltung.$uuid.zugang";
import { action as kategorie } from "~/routes/admin.faq.kategorien.$uuid";
import { action as kategorien } from "~/routes/admin.faq.kategorien._index";
import { action as profil } from "~/routes/profil";
import { action as personAktion } from "~/routes/support.benutzerverwaltung.$uuid.aktion";
import { type Browser, listOf, MENSCHEN, startBackend, type TestBackend, textOf } from "../../support/backend";
import { ende, geparktPruefung } from "../../support/geparktPruefung";
import { GEPARKT_PFAD } from "../../support/geparktRufe";
import { anfrageAn, formular } from "../../unit/server/portal/scheinBackend";

let t: TestBackend;
let admin: Browser;
beforeEach(async () => {
  t = await startBackend({ GRENZE_PARKEN_JE_PERSON_STUNDE: "1000" });
  await t.backend.migrate();
  admin = await t.alsAdmin();
});
afterEach(() => t.stop());

const { backendFetch, mit, csrfVon, wartende, check, verborgenes } = geparktPruefung(() => ({ t, chefin: admin }));

type Texte = Record<string, string>;
type Action = (args: ActionFunctionArgs) => Promise<unknown>;
/** A form as it is open in a browser; `absicht`: the button that does what it asks for. */
type Offenes = {
  art: Stabsformular;
  action: Action;
  pfad: string;
  gegenstand?: string;
  texte: Texte;
  absicht: string;
  danach: RegExp;
};

const post = (
  { action, pfad, gegenstand }: Omit<Offenes, "art" | "absicht" | "danach">,
  texte: Texte,
  wer: Browser | null,
) =>
  ende(
    action(
      anfrageAn(pfad, backendFetch, {
        ...formular(texte),
        ...mit(wer),
        params: gegenstand === undefined ? {} : { uuid: gegenstand },
      }),
    ),
  );

async function ticketFuer(wer: Browser, { art, gegenstand }: Pick<Offenes, "art" | "gegenstand">): Promise<string> {
  const wovon = gegenstand === undefined ? "" : `?gegenstandUuid=${gegenstand}`;
  return textOf((await wer.get(`${GEPARKT_PFAD}/formulare/${art}${wovon}`)).body.ticket ?? "");
}

const { uuid: PERSON } = MENSCHEN.mitarbeit;

const openSperre = (): Promise<Offenes> =>
  Promise.resolve({
    art: "PERSON_AKTION",
    action: personAktion,
    pfad: `/support/benutzerverwaltung/${PERSON}/aktion?art=sperren`,
    gegenstand: PERSON,
    texte: { art: "sperren", grund: "Verdacht auf Missbrauch" },
    absicht: "sperren",
    danach: /^303 \/support\/benutzerverwaltung\//,
  });

const openStabsperre = (): Promise<Offenes> =>
  Promise.resolve({
    art: "STAB_ZUGANG",
    action: zugang,
    pfad: `/admin/benutzerverwaltung/${MENSCHEN.qm.uuid}/zugang?art=sperren`,
    gegenstand: MENSCHEN.qm.uuid,
    texte: { art: "sperren", grund: "Wechsel der Abteilung" },
    absicht: "sperren",
    danach: /^303 \/admin\/benutzerverwaltung/,
  });

const openNeueKategorie = (): Promise<Offenes> =>
  Promise.resolve({
    art: "FAQ_KATEGORIE",
    action: kategorien,
    pfad: "/admin/faq/kategorien",
    texte: { name: "Von mir" },
    absicht: "anlegen",
    danach: /^303 \/admin\/faq\/kategorien/,
  });

async function openKategorie(): Promise<Offenes> {
  const [erste] = listOf((await admin.get("/v1/faq/verwaltung")).body.data);
  const gegenstand = textOf(erste?.uuid);
  return {
    art: "FAQ_KATEGORIE",
    action: kategorie,
    pfad: `/admin/faq/kategorien/${gegenstand}`,
    gegenstand,
    texte: { revision: String(Number(erste?.revision)), name: "Umbenannt" },
    absicht: "umbenennen",
    danach: /^303 \/admin\/faq\/kategorien/,
  };
}

const ALLE = [
  ["die Sperre einer Person", openSperre],
  ["die Sperre eines Kontos von Mitarbeitern", openStabsperre],
  ["eine neue Kategorie der FAQ", openNeueKategorie],
  ["eine Kategorie der FAQ", openKategorie],
] as const;

describe("ein kleines Formular der Stelle, das nach dem Ende der Sitzung ankam", () => {
  it.each(ALLE)("%s: wartet, öffnet sich im Formular, und erst dessen Knopf tut es", async (_was, open) => {
    const offen = await open();
    const schutz = { csrf: "alt", schluessel: newUuid(), aufbewahrung: await ticketFuer(admin, offen) };
    const gesendet = { ...offen.texte, ...schutz, absicht: offen.absicht, passwort: "geheim", code: "12345678" };
    expect(await post(offen, gesendet, null)).toMatch(/^303 \/landingpage\?.*eingabe=aufbewahrt$/);
    const id = (await wartende())[0] ?? "";
    expect((await check(id)).felder.map(({ name }) => name)).toEqual(Object.keys(offen.texte));
    expect((await check(id)).lage).toMatchObject({ art: "pruefen", oeffnen: "weiterschreiben", action: offen.pfad });
    const wieder = { ...(await verborgenes(id)), absicht: "weiterschreiben" };
    expect(await post(offen, wieder, admin)).toMatchObject({ data: { problem: null, eingaben: offen.texte } });
    expect(await wartende()).toEqual([id]);
    const jetzt = { csrf: await csrfVon(admin), schluessel: newUuid(), geparkt: id, absicht: offen.absicht };
    expect(await post(offen, { ...offen.texte, ...jetzt }, admin)).toMatch(offen.danach);
    expect(await wartende()).toEqual([]);
  });

  it("ein Ticket bekommt nur, wer es tun darf", async () => {
    for (const [art, erlaubte] of [
      ["PERSON_AKTION", ["support", "admin"]],
      ["STAB_ZUGANG", ["admin"]],
      ["FAQ_KATEGORIE", ["qm", "admin"]],
    ] as const)
      for (const wer of ["bevollmaechtigt", "mitarbeit", "support", "qm", "admin"] as const)
        expect([art, wer, (await ticketFuer(await t.als(wer), { art })) !== ""]).toEqual([
          art,
          wer,
          erlaubte.some((einer) => einer === wer),
        ]);
  });
});

describe("in der Wartung", () => {
  async function announce(): Promise<void> {
    const jetzt = t.uhr.now().getTime();
    const zeit = { beginn: new Date(jetzt).toISOString(), ende: new Date(jetzt + 3_600_000).toISOString() };
    expect((await admin.post("/v1/wartung/fenster", { ...zeit, grund: "Neue Version" })).status).toBe(200);
  }

  it("wartet der Grund einer Sperre auf die Person des Supports, und gesperrt ist niemand", async () => {
    const support = await t.alsSupport();
    const offen = await openSperre();
    const aufbewahrung = await ticketFuer(support, offen);
    await announce();
    const schutz = { csrf: await csrfVon(support), schluessel: newUuid(), aufbewahrung, absicht: offen.absicht };
    const antwort = await post(offen, { ...offen.texte, ...schutz }, support);
    expect(antwort).toMatchObject({ data: { problem: { code: "WARTUNG_LAEUFT" }, eingaben: offen.texte } });
    expect(JSON.stringify(antwort)).toContain("Ihre Eingaben sind aufbewahrt");
    expect(await wartende(support)).toHaveLength(1);
    const { rows } = await t.dienste.pool.query("SELECT gesperrt_seit FROM benutzer WHERE uuid = $1", [PERSON]);
    expect(rows).toEqual([{ gesperrt_seit: null }]);
  });

  it.each([
    ["ein Passwort", { absicht: "passwort", altesPasswort: "x", neuesPasswort: "y" }, "bewahrt das Portal nie auf"],
    ["ein Schalter", { absicht: "hilfe", hilfetexteAnzeigen: "true" }, "Dieses Formular wird nicht aufbewahrt."],
  ])("sagt das Profil, dass es nicht wartet: %s", async (_was, texte, satz) => {
    const chefin = await t.alsBevollmaechtigter();
    await announce();
    const schutz = { csrf: await csrfVon(chefin), schluessel: newUuid() };
    const antwort = await post({ action: profil, pfad: "/profil", texte }, { ...texte, ...schutz }, chefin);
    expect(JSON.stringify(antwort)).toContain(satz);
    expect(JSON.stringify(antwort)).not.toContain("Ihre Eingaben sind aufbewahrt");
    expect(await wartende(chefin)).toEqual([]);
  });
});
