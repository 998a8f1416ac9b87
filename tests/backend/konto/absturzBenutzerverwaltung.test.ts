import { afterEach, beforeEach, expect, it } from "vitest";
import { geparkteEingabe } from "~/server/backend/storage/schema/geparkteEingabe";
import { abortTatEverywhere, type Tat, type Tatruf } from "../../support/absturzBenutzer";
import { create } from "../../support/antraege";
import { type Browser, FIRMEN, MENSCHEN, startBackend, textOf, type TestBackend } from "../../support/backend";
import { benutzer, OHNE_NACHFOLGE, person, PFAD, setRolle, von, withZweiter } from "../../support/benutzerverwaltung";
import { tokenAus } from "../../support/registrierung";
import { type GestoertesBackend, startDisturbedPortal } from "../../support/stoerung";

let t: TestBackend;
let gestoertes: GestoertesBackend;
beforeEach(async () => {
  t = await startBackend({ GRENZE_MAILS_JE_ADRESSE_STUNDE: "100", GRENZE_MAILS_JE_IP_STUNDE: "100" });
  gestoertes = startDisturbedPortal(t);
});
afterEach(async () => {
  await gestoertes.stop();
  await t.stop();
});

const INES = "ines@neu.example.org";
const [BEA, KAI, MAX] = [MENSCHEN.bevollmaechtigt.email, MENSCHEN.kollege.email, MENSCHEN.mitarbeit.email];
const NACHRICHT = "Neue Nachricht im Portal";
const ROLLE = "Ihre Rolle im Antragsportal wurde geändert";
const EINLADUNG = "Einladung in das Antragsportal";
const AUF = { rolle: "BEVOLLMAECHTIGTER", bisher: "MITARBEITER" };
const AB = { rolle: "MITARBEITER", bisher: "BEVOLLMAECHTIGTER" };

const put = (als: Browser, pfad: string, json: object): Tatruf => ({ methode: "PUT", pfad, json, als });
const post = (als: Browser, pfad: string, json?: object): Tatruf => ({
  methode: "POST",
  pfad,
  als,
  ...(json === undefined ? {} : { json }),
});

/** Max with all that ends with his access: an Antrag of his own, a calendar, a kept form, a session. */
async function withVollemMax(test: TestBackend): Promise<{ bea: Browser; max: Browser }> {
  const [bea, max] = [await test.alsBevollmaechtigter(), await test.alsMitarbeiter()];
  const { uuid } = await create(max, "Eigener");
  expect((await max.post("/v1/kalender")).status).toBe(200);
  const wo = { benutzerUuid: von("mitarbeit"), unternehmenUuid: FIRMEN.maschinenbau.uuid, antragUuid: uuid };
  const kennungen = { uuid: crypto.randomUUID(), gegenstandUuid: uuid, schluessel: crypto.randomUUID() };
  const geparktAm = test.uhr.now();
  await test.dienste.db.insert(geparkteEingabe).values({ ...wo, ...kennungen, inhalt: "verschlüsselt", geparktAm });
  return { bea, max };
}

/** The uuid of an invitation that Bea has just sent. */
const invited = async (bea: Browser, rolle = "MITARBEITER") =>
  textOf((await bea.post(`${PFAD}/einladungen`, person(INES, rolle))).body.uuid);

/** Two representatives of whom one has to agree to what the other wants. */
async function withZustimmung(test: TestBackend): Promise<{ bea: Browser; kai: Browser }> {
  const { bea, kai } = await withZweiter(test);
  expect((await bea.put(`${PFAD}/zustimmung`, { an: true })).status).toBe(200);
  return { bea, kai };
}

const ANNAHME = { vorname: "Ines", nachname: "Ladung", passwort: "Wolken-ziehen-2026", zustimmung: true };

const MAX_ENDET = {
  mitglieder: ["-Max MITARBEITER"],
  rechte: ["-Max VERWALTEN"],
  kalender: ["-Max"],
  aufbewahrtes: ["-Max"],
  sitzungen: ["-Max"],
};

const TATEN: Tat[] = [
  {
    name: "eine Person bevollmächtigen",
    prepare: async (test) => put(await test.alsBevollmaechtigter(), benutzer("kollege", "rolle"), AUF),
    danach: {
      mitglieder: ["+Kai BEVOLLMAECHTIGTER", "-Kai MITARBEITER"],
      audit: ["+benutzer.rolle"],
      nachrichten: ["+BENUTZER_ROLLE"],
      mails: [`+${BEA}: ${NACHRICHT}`, `+${KAI}: ${ROLLE}`, `+${KAI}: ${NACHRICHT}`],
    },
  },
  {
    name: "die Bevollmächtigung nehmen",
    prepare: async (test) => put((await withZweiter(test)).bea, benutzer("kollege", "rolle"), AB),
    danach: {
      mitglieder: ["+Kai MITARBEITER", "-Kai BEVOLLMAECHTIGTER"],
      audit: ["+benutzer.rolle"],
      nachrichten: ["+BENUTZER_ROLLE"],
      mails: [`+${BEA}: ${NACHRICHT}`, `+${KAI}: ${ROLLE}`],
    },
  },
  {
    name: "sich selbst die Bevollmächtigung nehmen",
    prepare: async (test) => put((await withZweiter(test)).bea, benutzer("bevollmaechtigt", "rolle"), AB),
    danach: {
      mitglieder: ["+Bea MITARBEITER", "-Bea BEVOLLMAECHTIGTER"],
      audit: ["+benutzer.rolle"],
      nachrichten: ["+BENUTZER_ROLLE"],
      mails: [`+${BEA}: ${ROLLE}`, `+${KAI}: ${NACHRICHT}`],
    },
    nochmal: "KEIN_ZUGRIFF",
  },
  {
    name: "das Recht für Stammdaten geben",
    prepare: async (test) =>
      put(await test.alsBevollmaechtigter(), benutzer("mitarbeit", "stammdaten"), { darf: true }),
    danach: {
      mitglieder: ["+Max MITARBEITER (Stammdaten)", "-Max MITARBEITER"],
      audit: ["+benutzer.stammdatenErteilen"],
      nachrichten: ["+BENUTZER_STAMMDATEN"],
      mails: [`+${BEA}: ${NACHRICHT}`, `+${MAX}: Ihr Recht an den Stammdaten eines Unternehmens wurde geändert`],
    },
  },
  {
    name: "eine Person entfernen und ihre Rechte weitergeben",
    prepare: async (test) => {
      const { bea } = await withVollemMax(test);
      return post(bea, benutzer("mitarbeit", "entfernen"), { nachfolgerUuid: von("kollege") });
    },
    danach: {
      ...MAX_ENDET,
      rechte: ["+Kai VERWALTEN", "-Max VERWALTEN"],
      audit: ["+antragRecht.entziehen", "+antragRecht.erteilen", "+benutzer.entfernen"],
      nachrichten: ["+BENUTZER_ENTFERNT"],
      mails: [
        `+${BEA}: ${NACHRICHT}`,
        `+${KAI}: Sie haben Rechte an Anträgen übernommen`,
        `+${MAX}: Ihr Zugang zu einem Unternehmen wurde entfernt`,
      ],
    },
  },
  {
    name: "eine Person deaktivieren",
    prepare: async (test) =>
      post((await withVollemMax(test)).bea, benutzer("mitarbeit", "deaktivieren"), OHNE_NACHFOLGE),
    danach: {
      ...MAX_ENDET,
      ruhende: ["+Max MITARBEITER"],
      audit: ["+antragRecht.entziehen", "+benutzer.deaktivieren"],
      nachrichten: ["+BENUTZER_DEAKTIVIERT"],
      mails: [`+${BEA}: ${NACHRICHT}`, `+${MAX}: Ihr Zugang zu einem Unternehmen wurde deaktiviert`],
    },
  },
  {
    name: "eine Person wieder aktivieren",
    prepare: async (test) => {
      const bea = await test.alsBevollmaechtigter();
      expect((await bea.post(benutzer("mitarbeit", "deaktivieren"), OHNE_NACHFOLGE)).status).toBe(200);
      return post(bea, benutzer("mitarbeit", "reaktivieren"));
    },
    danach: {
      mitglieder: ["+Max MITARBEITER"],
      ruhende: ["-Max MITARBEITER"],
      audit: ["+benutzer.reaktivieren"],
      nachrichten: ["+BENUTZER_REAKTIVIERT"],
      mails: [`+${BEA}: ${NACHRICHT}`, `+${MAX}: Ihr Zugang zu einem Unternehmen ist wieder frei`],
    },
  },
  {
    name: "das Unternehmen verlassen",
    prepare: async (test) => post((await withVollemMax(test)).max, `${PFAD}/verlassen`, OHNE_NACHFOLGE),
    danach: {
      ...MAX_ENDET,
      audit: ["+antragRecht.entziehen", "+benutzer.entfernen"],
      nachrichten: ["+BENUTZER_ENTFERNT"],
      mails: [`+${BEA}: ${NACHRICHT}`, `+${MAX}: Ihr Zugang zu einem Unternehmen wurde entfernt`],
    },
    // The session goes on without the company.
    nochmal: "UNTERNEHMEN_ERFORDERLICH",
  },
  {
    name: "einladen",
    prepare: async (test) => post(await test.alsBevollmaechtigter(), `${PFAD}/einladungen`, person(INES)),
    danach: {
      einladungen: [`+${INES} MITARBEITER mit Mail`],
      audit: ["+einladen"],
      mails: [`+${INES}: ${EINLADUNG}`],
    },
  },
  {
    name: "mehrere einladen",
    prepare: async (test) =>
      post(await test.alsBevollmaechtigter(), `${PFAD}/einladungen/mehrere`, {
        einladungen: [person("a@neu.example.org"), person("b@neu.example.org", "BEVOLLMAECHTIGTER")],
      }),
    danach: {
      einladungen: ["+a@neu.example.org MITARBEITER mit Mail", "+b@neu.example.org BEVOLLMAECHTIGTER mit Mail"],
      audit: ["+einladen", "+einladen"],
      mails: [`+a@neu.example.org: ${EINLADUNG}`, `+b@neu.example.org: ${EINLADUNG}`],
    },
  },
  {
    name: "eine Einladung erneuern",
    prepare: async (test) => {
      const bea = await test.alsBevollmaechtigter();
      const uuid = await invited(bea);
      await test.clearAusgang();
      return post(bea, `${PFAD}/einladungen/${uuid}/erneuern`);
    },
    danach: {
      // The mail that was sent before is blank by now, and its link is dead.
      einladungen: [`+${INES} MITARBEITER mit Mail`, `-${INES} MITARBEITER ohne Mail`],
      audit: ["+einladung.erneuern"],
      mails: [`+${INES}: ${EINLADUNG}`],
    },
  },
  {
    name: "eine Einladung zurückziehen",
    prepare: async (test) => {
      const als = await test.alsBevollmaechtigter();
      return { methode: "DELETE", pfad: `${PFAD}/einladungen/${await invited(als)}`, als };
    },
    danach: { einladungen: [`-${INES} MITARBEITER mit Mail`], audit: ["+einladung.zurueckziehen"] },
  },
  {
    name: "eine Einladung annehmen",
    prepare: async (test) => {
      await invited(await test.alsBevollmaechtigter(), "BEVOLLMAECHTIGTER");
      const token = await tokenAus(test, INES);
      return { methode: "POST", pfad: "/v1/unternehmensverknuepfung", json: { token, ...ANNAHME } };
    },
    danach: {
      konten: [`+${INES}`],
      mitglieder: ["+Ines BEVOLLMAECHTIGTER"],
      einladungen: [`-${INES} BEVOLLMAECHTIGTER ohne Mail`],
      audit: ["+einladungAnnehmen"],
      nachrichten: ["+BENUTZER_HINZUGEFUEGT"],
      mails: [`+${BEA}: ${NACHRICHT}`],
    },
  },
  {
    name: "die Zustimmung einer zweiten Person nötig machen",
    prepare: async (test) => put((await withZweiter(test)).bea, `${PFAD}/zustimmung`, { an: true }),
    danach: {
      zustimmung: ["+nötig"],
      audit: ["+benutzer.zustimmungEin"],
      nachrichten: ["+ZUSTIMMUNG_EIN"],
      mails: [`+${BEA}: ${NACHRICHT}`, `+${KAI}: ${NACHRICHT}`],
    },
  },
  {
    name: "eine Bevollmächtigung beantragen, die Zustimmung braucht",
    prepare: async (test) => put((await withZustimmung(test)).bea, benutzer("mitarbeit", "rolle"), AUF),
    danach: {
      mitglieder: ["+Max MITARBEITER (beantragt)", "-Max MITARBEITER"],
      audit: ["+benutzer.vollmachtBeantragen"],
      nachrichten: ["+VOLLMACHT_WARTET"],
      mails: [`+${BEA}: ${NACHRICHT}`, `+${KAI}: ${NACHRICHT}`],
    },
  },
  {
    name: "einer Bevollmächtigung zustimmen",
    prepare: async (test) => {
      const { bea, kai } = await withZustimmung(test);
      expect((await setRolle(bea, "mitarbeit", AUF)).status).toBe(200);
      return put(kai, benutzer("mitarbeit", "vollmacht"), { zustimmung: true });
    },
    danach: {
      mitglieder: ["+Max BEVOLLMAECHTIGTER", "-Max MITARBEITER (beantragt)"],
      audit: ["+benutzer.rolle"],
      nachrichten: ["+BENUTZER_ROLLE"],
      mails: [`+${BEA}: ${NACHRICHT}`, `+${KAI}: ${NACHRICHT}`, `+${MAX}: ${ROLLE}`, `+${MAX}: ${NACHRICHT}`],
    },
  },
  {
    name: "einer Einladung zustimmen, die dann erst hinausgeht",
    prepare: async (test) => {
      const { bea, kai } = await withZustimmung(test);
      const uuid = await invited(bea, "BEVOLLMAECHTIGTER");
      return put(kai, `${PFAD}/einladungen/${uuid}/zustimmung`, { zustimmung: true });
    },
    danach: {
      einladungen: [`+${INES} BEVOLLMAECHTIGTER mit Mail`, `-${INES} BEVOLLMAECHTIGTER ohne Mail`],
      audit: ["+einladung.zustimmen"],
      mails: [`+${INES}: ${EINLADUNG}`],
    },
  },
];

it.each(TATEN)(
  "$name: nach einem Absturz ist nichts davon da oder alles, und wiederholt geschieht es einmal",
  async (tat) => {
    expect(await abortTatEverywhere(t, gestoertes, tat)).toBeGreaterThan(5);
  },
);
