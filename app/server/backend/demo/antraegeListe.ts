import type { FormVersion } from "~/domain/antrag/antragInfo";
import type { Befehl } from "~/domain/antrag/lebenszyklusTabelle";

/** How far the Vorhaben of a demo Antrag are filled in. */
export type DemoFuellung = "vollstaendig" | "unfertig" | "leer";

/** One Antrag of the demo and the commands it has been through since it was created. */
export type DemoAntrag = {
  bezeichnung: string;
  version: FormVersion;
  befehle: readonly Befehl[];
  /** When it was created: days before the seeding, or a fixed day. */
  beginn: number | string;
  /** Topic of each Vorhaben, by its place in the list of topics. */
  themen: readonly number[];
  fuellung: DemoFuellung;
  /** Days before the seeding on which the last command was given, where its period still has to run. */
  letzterVorTagen?: number;
  /** V1 only: the term of its Vorhaben, where it is not the usual one. */
  zeitraum?: { beginn: string; ende: string };
  vonMitarbeiter?: boolean;
  /** Its first Vorhaben has two example files. Only for drafts: a submission would have to list them. */
  hatAnlagen?: boolean;
  /** Somebody has begun an objection. */
  hatWiderspruchsentwurf?: boolean;
  /** Why the specialist system has refused its objection, which nobody has presented again yet. */
  widerspruchAbgelehnt?: string;
  /** Its company lets staff see the draft. */
  hatEinsicht?: boolean;
  /** The authority has asked something and got an answer. */
  hatGespraech?: boolean;
};

const BIS_EINGEREICHT: readonly Befehl[] = ["einreichen", "quittieren"];
const BIS_PRUEFUNG: readonly Befehl[] = [...BIS_EINGEREICHT, "pruefungBeginnen"];
const BIS_BESCHEID: readonly Befehl[] = [...BIS_PRUEFUNG, "bescheiden"];
const BIS_ABRUF: readonly Befehl[] = [...BIS_BESCHEID, "bescheidAbrufen"];
const BIS_WIDERSPRUCH: readonly Befehl[] = [...BIS_ABRUF, "widersprechen"];

const v2 = (
  bezeichnung: string,
  beginn: number,
  { themen, befehle }: { themen: readonly number[]; befehle: readonly Befehl[] },
): DemoAntrag => ({
  bezeichnung,
  version: "V2",
  befehle,
  beginn,
  themen,
  fuellung: "vollstaendig",
});
const v1 = (
  bezeichnung: string,
  beginn: string,
  { themen, befehle }: { themen: readonly number[]; befehle: readonly Befehl[] },
): DemoAntrag => ({
  ...v2(bezeichnung, 0, { themen, befehle }),
  version: "V1",
  beginn,
});

/** At least one for each of the 14 statuses. */
const JE_STATUS: readonly DemoAntrag[] = [
  { ...v2("Lagerdiagnose, fertig zum Einreichen", 12, { themen: [0, 1], befehle: [] }), hatAnlagen: true },
  { ...v2("Klebstoffe, fertig zum Einreichen", 20, { themen: [1], befehle: [] }), vonMitarbeiter: true },
  {
    ...v2("Wärmepumpen, noch in Arbeit", 6, { themen: [2], befehle: [] }),
    fuellung: "unfertig",
    vonMitarbeiter: true,
    hatEinsicht: true,
  },
  { ...v2("", 2, { themen: [3], befehle: [] }), fuellung: "leer" },
  v2("Terahertzprüfung, verworfen", 15, { themen: [3], befehle: ["loeschen"] }),
  v2("Lagerdiagnose zweite Stufe", 1, { themen: [0], befehle: ["einreichen"] }),
  v2("Klebstoffe für den Schienenbau", 30, { themen: [1], befehle: BIS_EINGEREICHT }),
  { ...v2("Wärmepumpen im Verbund", 60, { themen: [2], befehle: BIS_PRUEFUNG }), hatGespraech: true },
  {
    ...v2("Terahertzprüfung im Drucker", 80, {
      themen: [3],
      befehle: [...BIS_PRUEFUNG, "nachfordern", "nachfordern", "nachfordern"],
    }),
    letzterVorTagen: 3,
  },
  { ...v2("Körperschall unter Wasser", 100, { themen: [0], befehle: BIS_BESCHEID }), letzterVorTagen: 1 },
  {
    ...v2("Klebstoffe, Bescheid abgerufen", 150, { themen: [1, 2], befehle: BIS_ABRUF }),
    letzterVorTagen: 5,
    hatWiderspruchsentwurf: true,
  },
  {
    ...v2("Lagerdiagnose und Klebstoffe, zum Teil abgelehnt", 140, { themen: [0, 1], befehle: BIS_ABRUF }),
    letzterVorTagen: 4,
  },
  {
    ...v2("Wärmepumpen und Terahertzprüfung, zum Teil abgelehnt", 145, { themen: [2, 3], befehle: BIS_ABRUF }),
    letzterVorTagen: 6,
  },
  {
    ...v2("Klebstoffe und Wärmepumpen, zum Teil abgelehnt", 155, { themen: [1, 2], befehle: BIS_ABRUF }),
    letzterVorTagen: 8,
  },
  v2("Wärmepumpen, Rückzug läuft", 50, { themen: [2], befehle: [...BIS_EINGEREICHT, "zurueckziehen"] }),
  v2("Terahertzprüfung, zurückgezogen", 90, {
    themen: [3],
    befehle: [...BIS_EINGEREICHT, "zurueckziehen", "rueckzugQuittieren"],
  }),
  {
    ...v2("Lagerdiagnose, Widerspruch", 180, { themen: [0], befehle: BIS_WIDERSPRUCH }),
    widerspruchAbgelehnt: "Das Fachverfahren konnte das Dokument nicht zuordnen.",
  },
  {
    ...v2("Klebstoffe, Widerspruch beschieden", 260, {
      themen: [1],
      befehle: [...BIS_WIDERSPRUCH, "widerspruchBescheiden"],
    }),
    letzterVorTagen: 2,
  },
  v2("Wärmepumpen, Widerspruch zurückgezogen", 240, {
    themen: [2],
    befehle: [...BIS_WIDERSPRUCH, "widerspruchZurueckziehen"],
  }),
  v2("Terahertzprüfung, Widerspruch erledigt", 250, {
    themen: [3],
    befehle: [...BIS_WIDERSPRUCH, "widerspruchErledigen"],
  }),
  v2("Lagerdiagnose, abgeschlossen", 500, { themen: [0], befehle: [...BIS_ABRUF, "archivieren"] }),
];

/** From the time of the first form. Its drafts can no longer be submitted. */
const AUS_V1: readonly DemoAntrag[] = [
  { ...v1("Alter Entwurf aus dem ersten Formular", "2024-01-08", { themen: [1], befehle: [] }), fuellung: "unfertig" },
  v1("Erstes Formular, Bescheid abgerufen", "2022-09-05", { themen: [2], befehle: BIS_ABRUF }),
  {
    ...v1("Erstes Formular, um Wirtschaftsgüter zu ergänzen", "2024-01-15", { themen: [1], befehle: BIS_ABRUF }),
    zeitraum: { beginn: "2024-04-01", ende: "2026-12-31" },
  },
  v1("Erstes Formular, Widerspruch geschlossen", "2022-03-14", {
    themen: [3],
    befehle: [...BIS_WIDERSPRUCH, "widerspruchErledigen"],
  }),
  v1("Erstes Formular, abgeschlossen", "2021-05-10", { themen: [0, 2], befehle: [...BIS_ABRUF, "archivieren"] }),
];

/** Enough rows to turn pages. */
const ZUM_BLAETTERN: readonly DemoAntrag[] = Array.from({ length: 12 }, (_, stelle) => {
  const nummer = String(stelle + 1).padStart(2, "0");
  return v2(`Testantrag ${nummer}`, 120 + stelle * 11, {
    themen: [stelle % 4],
    befehle: stelle % 3 === 0 ? BIS_PRUEFUNG : BIS_EINGEREICHT,
  });
});

/** All Anträge of the demo company. */
export const DEMO_ANTRAEGE: readonly DemoAntrag[] = [...JE_STATUS, ...AUS_V1, ...ZUM_BLAETTERN];
