import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Browser, startBackend, type TestBackend } from "../../support/backend";
import { type Endpunkt, listEndpunkte } from "../../support/endpunkte";
import { readTabellen } from "../../support/tabellenbestand";

const STAB = ["support", "qm", "admin"] as const;
type Rolle = (typeof STAB)[number];

/** Who may make a call: support, quality management, administration, by their letters. */
const WER = { SQA: ["support", "qm", "admin"], SA: ["support", "admin"], QA: ["qm", "admin"], A: ["admin"] } as const;

/** The calls for the staff, with who may make them, as domain.md 4.2 and issue 18 say it: written by hand, complete. */
const RUFE: Readonly<Record<string, Readonly<Partial<Record<keyof typeof WER, string>>>>> = {
  hilfetextDatei: { QA: "exportTexte checkTextdatei importTextdatei" },
  hilfetextVerwaltung: {
    QA: "listTextplaetze getText createText saveEntwurf publishEntwurf deleteEntwurf showTextVorschau",
  },
  faq: {
    QA: "listFaqVerwaltung getFaqEintrag createFaqEintrag saveFaqEintrag setFaqAktiv moveFaqEintrag deleteFaqEintrag showFaqVorschau createFaqKategorie renameFaqKategorie moveFaqKategorie deleteFaqKategorie",
  },
  systemnachrichten: {
    SA: "listVerwaltete getSystemnachricht",
    A: "findZielFirmen previewSystemnachricht createSystemnachricht updateSystemnachricht endSystemnachricht deleteSystemnachricht",
  },
  stab: {
    SQA: "listWartendes",
    A: "listStab createStab renewStabLink setStabRollen lockStab unlockStab removeStab",
  },
  personen: {
    SQA: "listPersonen getPerson listKontoVerlauf",
    SA: "lockPerson unlockPerson endPersonSitzungen sendPasswortLink renewPersonLink",
  },
  protokoll: {
    A: "listProtokoll exportProtokoll listEreignisse exportEreignisse getKette getPruefung startPruefung listLogzeilen",
  },
  wartung: {
    A: "getZustand listMailAusgang retryMails discardMail listWartende listAbgelehnte presentUebermittlung retryUebermittlungen discardUebermittlung abortUebermittlung",
  },
  wartungsfenster: {
    A: "getWartungsfenster announceWartungsfenster changeWartungsfenster endWartungsfenster revokeWartungsfenster",
  },
  betrieb: {
    A: "previewSitzungsende getArchiv runArchiv getGeloeschteEntwuerfe purgeGeloeschteEntwuerfe endSitzungen",
  },
  ansicht: { SA: "getLage beginAnsicht" },
  zugangsaenderungen: {
    SQA: "listAenderungen",
    SA: "beginFaktor beginAdresse consentAenderung refuseAenderung",
  },
  firmen: { SQA: "listFirmen viewFirma" },
};

/** Ends the session of the caller as well. */
const ZULETZT = "betrieb.endSitzungen";

const BEREICHE = Object.entries(RUFE);
const DARF = new Map(
  BEREICHE.flatMap(([bereich, zeile]) =>
    (Object.keys(WER) as (keyof typeof WER)[]).flatMap((wer) =>
      (zeile[wer] ?? "")
        .split(" ")
        .filter((ruf) => ruf !== "")
        .map((ruf): [string, readonly Rolle[]] => [`${bereich}.${ruf}`, WER[wer]]),
    ),
  ),
);

const STABSRUFE = listEndpunkte()
  .filter(({ zugang }) => zugang === "MITARBEITER")
  .sort((a, b) => Number(a.name === ZULETZT) - Number(b.name === ZULETZT));

let t: TestBackend;
beforeAll(async () => {
  t = await startBackend();
});
afterAll(() => t.stop());

/** Sub-status, or status where there is none, of each call, one after the other. */
async function stati(rufe: readonly Endpunkt[], browser: Browser): Promise<Record<string, string>> {
  const gefunden: Record<string, string> = {};
  for (const { name, methode, pfad, eingabe } of rufe) {
    const mitEingabe =
      methode === "GET" ? `${pfad}?${String(new URLSearchParams(eingabe as Record<string, string>))}` : pfad;
    const { status, body } = await browser.ruf(methode, mitEingabe, methode === "GET" ? {} : { json: eingabe });
    gefunden[name] = typeof body.httpSubStatus === "string" ? body.httpSubStatus : String(status);
  }
  return gefunden;
}

const alle = (rufe: readonly Endpunkt[], stand: string) => Object.fromEntries(rufe.map(({ name }) => [name, stand]));

it("die Tabelle nennt jeden Aufruf des Stabs, und keinen, den es nicht gibt", () => {
  expect([...DARF.keys()].sort()).toEqual(STABSRUFE.map(({ name }) => name).sort());
});

describe("jeder Aufruf des Stabs", () => {
  it.each(["bevollmaechtigt", "mitarbeit", "fremd", "datenschutz"] as const)(
    "ist %s verwehrt und ändert nichts",
    async (wer) => {
      const browser = await t.als(wer);
      const vorher = await readTabellen(t);
      expect(await stati(STABSRUFE, browser)).toEqual(alle(STABSRUFE, "403.10"));
      expect(await readTabellen(t)).toEqual(vorher);
    },
  );

  it("ist ohne Anmeldung verwehrt und ändert nichts", async () => {
    const vorher = await readTabellen(t);
    expect(await stati(STABSRUFE, t.browser())).toEqual(alle(STABSRUFE, "401.20"));
    expect(await readTabellen(t)).toEqual(vorher);
  });

  it.each(STAB)("%s: was die Rolle nicht erlaubt, ist verwehrt und ändert nichts", async (rolle) => {
    const browser = await t.als(rolle);
    const verboten = STABSRUFE.filter(({ name }) => DARF.get(name)?.includes(rolle) !== true);
    const vorher = await readTabellen(t);
    expect(await stati(verboten, browser)).toEqual(alle(verboten, "403.10"));
    expect(await readTabellen(t)).toEqual(vorher);
  });

  it.each(STAB)("%s: was die Rolle erlaubt, ist nicht verwehrt", async (rolle) => {
    const browser = await t.als(rolle);
    const erlaubt = STABSRUFE.filter(({ name }) => DARF.get(name)?.includes(rolle) === true);
    const verwehrt = Object.entries(await stati(erlaubt, browser)).filter(([, stand]) => /^(401|403|500)/.test(stand));
    expect(verwehrt).toEqual([]);
  });
});
