import { describe, expect, it } from "vitest";
import { meldungenVon } from "~/features/formular/speichern/meldungen";
import { hasAntworten, meldungNachSpeichern } from "~/features/formular/speichern/meldung";
import { openPlatz, type VorhabenWerte } from "~/features/formular/seite/platz";
import { zusatzHinweis } from "~/features/formular/seite/zusatzHinweis";
import { werteFuerPlatz } from "~/features/formular/seite/werteFuerPlatz";
import { zielNachSpeichern } from "~/features/formular/seite/ziel";
import { rowsOf } from "~/formkit/werte";
import { KONTEXT, vorhabenBeispiel } from "../../../../support/vorhabenBeispiel";

const uuid = "00000000-0000-4000-8000-000000000002";
const werte = { ...vorhabenBeispiel(), auftrag: true, uuid };
const platz = openPlatz({ tab: 1, zeile: null }, werte);
const ort = { antragUuid: "00000000-0000-4000-8000-000000000001", vorhabenUuid: uuid, tab: 1, zeile: null };

describe("the message after saving", () => {
  const basis = {
    absicht: { art: "speichern" } as const,
    platz,
    notices: [],
    alt: werte,
    neu: werte,
    kontext: KONTEXT,
    vonAnderen: [],
  };

  it("says that it is saved", () => {
    expect(meldungNachSpeichern({ ...basis, notices: [] })).toEqual({ tone: "success", text: "Gespeichert" });
  });

  it("says with whose changes it was merged, and where", () => {
    const am = "2026-03-02T09:30:00.000Z";
    const vonAnderen = [
      { label: "Titel des Vorhabens", von: "Bea Vollmer", am },
      { label: "Beginn des Vorhabens", von: "Kai Lege", am },
      { label: "Ende des Vorhabens", von: "Kai Lege", am },
    ];
    expect(meldungNachSpeichern({ ...basis, vonAnderen })).toEqual({
      tone: "info",
      title: "Gespeichert",
      text: "Ihre Angaben wurden mit denen von Bea Vollmer und Kai Lege zusammengeführt. Seit Sie die Seite geöffnet haben, wurde geändert:",
      liste: [
        "Titel des Vorhabens (Bea Vollmer, 02.03.2026, 10:30\u00a0Uhr)",
        "Beginn des Vorhabens (Kai Lege, 02.03.2026, 10:30\u00a0Uhr)",
        "Ende des Vorhabens (Kai Lege, 02.03.2026, 10:30\u00a0Uhr)",
      ],
    });
  });

  it("explains why more is open than before", () => {
    expect(meldungNachSpeichern({ ...basis, alt: { ...werte, auftrag: false, kooperation: false } })).toEqual({
      tone: "info",
      title: "Gespeichert",
      text: "Durch Ihre Angaben gehört jetzt auch der Reiter „Auftragsforschung“ zum Vorhaben. Was dort fehlt, zählt zu den offenen Punkten.",
    });
  });

  it("counts what it cannot name all", () => {
    const vonAnderen = Array.from({ length: 12 }, (_, stelle) => ({
      label: `Feld ${String(stelle)}`,
      von: "Kai Lege",
      am: "2026-03-02T09:30:00.000Z",
    }));
    expect(meldungNachSpeichern({ ...basis, vonAnderen })?.liste?.slice(-1)).toEqual(["und 2 weitere Angaben"]);
  });

  it("says that the rows of a tab stay that is not needed any more", () => {
    const mitEinem = { ...werte, auftragnehmer: rowsOf(werte, "auftragnehmer").slice(0, 1) };
    expect(
      meldungNachSpeichern({ ...basis, notices: [], alt: mitEinem, neu: { ...mitEinem, auftrag: false } }),
    ).toEqual({
      tone: "warning",
      title: "Gespeichert",
      text: "Der Reiter „Auftragsforschung“ ist nicht mehr erforderlich. Der dort erfasste Eintrag bleibt gespeichert, gehört dann aber nicht zum Antrag.",
    });
  });
});

describe("a tab with answers of its own that is not needed any more", () => {
  const mit: VorhabenWerte = {
    ...werte,
    kooperationUnternehmen: false,
    kooperationForschung: true,
    uebergeordnetesZiel: "Gemeinsam",
    eigenerAnteil: "",
  };
  const nachAbwahl = (alt: VorhabenWerte) => {
    const neu = { ...alt, kooperationForschung: false };
    return meldungNachSpeichern({
      absicht: { art: "speichern" },
      platz,
      notices: [],
      alt,
      neu,
      kontext: KONTEXT,
      vonAnderen: [],
    })?.text;
  };

  it("says that they are blanked, and that its rows stay", () => {
    expect(nachAbwahl(mit)).toBe(
      "Der Reiter „Kooperationsforschung“ ist nicht mehr erforderlich. Der dort erfasste Eintrag bleibt gespeichert, gehört dann aber nicht zum Antrag. Die übrigen Angaben dort werden geleert und stehen dann nur noch unter „Versionen“.",
    );
  });

  it("says so without rows too, and nothing without answers", () => {
    const ohneZeilen = { ...mit, kooperationspartner: [] };
    expect(nachAbwahl(ohneZeilen)).toBe(
      "Der Reiter „Kooperationsforschung“ ist nicht mehr erforderlich. Die Angaben dort werden geleert und stehen dann nur noch unter „Versionen“.",
    );
    expect(nachAbwahl({ ...ohneZeilen, uebergeordnetesZiel: "", vereinbarungVom: "" })).toBe("Gespeichert");
  });

  it("is known in the browser, which does not have the long texts", () => {
    const tab = openPlatz({ tab: 3, zeile: null }, mit).tab;
    const gesendet = werteFuerPlatz({ ...mit, vereinbarungVom: "" }, platz);
    expect(hasAntworten(tab, gesendet)).toBe(true);
    expect(hasAntworten(tab, werteFuerPlatz({ ...mit, vereinbarungVom: "", uebergeordnetesZiel: "" }, platz))).toBe(
      false,
    );
  });
});

describe("where saving leads", () => {
  const basis = { ort, werte, kontext: KONTEXT, weiter: null };

  it("goes on to the next tab that is needed", () => {
    const ohne = { ...werte, auftrag: false, kooperationUnternehmen: false, kooperationForschung: false };
    expect(zielNachSpeichern({ ...basis, absicht: { art: "speichernWeiter" } })).toContain("tab=2");
    expect(zielNachSpeichern({ ...basis, werte: ohne, absicht: { art: "speichernWeiter" } })).toContain("tab=4");
  });

  it("asks whether all is done after the last tab", () => {
    const letzter = { ...ort, tab: 7 };
    expect(zielNachSpeichern({ ...basis, ort: letzter, absicht: { art: "speichernWeiter" } })).toBe(
      `/antraege/${ort.antragUuid}/fertig`,
    );
  });

  it.each(["//evil.example", "https://evil.example/", "/unbekannt", "/\\evil.example"])(
    "does not go to %s",
    (weiter) => {
      expect(zielNachSpeichern({ ...basis, weiter, absicht: { art: "speichern" } })).toContain("tab=1");
    },
  );

  it("goes to a page of the portal that a leaving user wanted", () => {
    expect(zielNachSpeichern({ ...basis, weiter: "/antraege?seite=2", absicht: { art: "speichern" } })).toBe(
      "/antraege?seite=2",
    );
  });
});

describe("messages at fields", () => {
  const befund = { uuid, property: "titel", message: "Dieses Feld ist erforderlich", feld: "titel" };
  const befunde = { fehler: [befund], warnungen: [] };

  it("disappear when the field is edited", () => {
    expect(meldungenVon(befunde, undefined, new Set()).fehler.get("titel")).toBe("Dieses Feld ist erforderlich");
    expect(meldungenVon(befunde, undefined, new Set(["titel"])).fehler.size).toBe(0);
  });

  it("give way to a general message of the backend", () => {
    const problem = {
      code: "KEIN_ZUGRIFF",
      userMessage: "Für diese Aktion fehlt Ihnen die Berechtigung.",
      httpStatus: 403,
      httpSubStatus: "403.10",
      errors: [],
    };
    const meldungen = meldungenVon(
      befunde,
      { problem, eingaben: {}, befunde: [], notices: [], konflikt: null, formular: null },
      new Set(),
    );
    expect(meldungen.fehler.size).toBe(0);
    expect(meldungen.userMessage).toBe("Für diese Aktion fehlt Ihnen die Berechtigung.");
  });
});

describe("the hint beside a choice", () => {
  const { tab } = openPlatz({ tab: 0, zeile: null }, werte);
  const bereich = { werte, wurzel: werte, kontext: KONTEXT };
  const hinweis = (key: string) =>
    tab.fields.filter((feld) => feld.key === key).map((feld) => zusatzHinweis(feld, tab.fields, bereich))[0];

  it("stands where another question depends on the answer, and nowhere else", () => {
    expect(hinweis("vorherigerAntrag")).toBe(
      "Bei Ja werden in eingeblendeten Feldern zusätzliche Angaben erforderlich",
    );
    expect(hinweis("fachgebiet")).toBeUndefined();
  });
});
