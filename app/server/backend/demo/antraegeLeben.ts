import type { AntragStatus } from "~/domain/antrag/antragStatus";
import { type Befehl, UEBERGAENGE } from "~/domain/antrag/lebenszyklusTabelle";
import { berlinDate, berlinInstant } from "~/lib/date";
import type { AntragZeile } from "../storage/antragStore";
import type { DemoAntrag } from "./antraegeListe";

const TAG_MS = 86_400_000;
/** Days between two steps of an Antrag that began on a fixed day. */
const SCHRITT_TAGE = 35;

/** One step in the life of a demo Antrag. `istFach` is true when the authority took it. */
export type DemoSchritt = { befehl: Befehl; am: Date; von: AntragStatus | null; nach: AntragStatus; istFach: boolean };

/** When each step was taken. The last one may be nearer to today than the others, where its period has to run still. */
function zeitpunkte(antrag: DemoAntrag, jetzt: Date): Date[] {
  const regelmaessig = gleichmaessig(antrag, jetzt);
  const { letzterVorTagen } = antrag;
  if (letzterVorTagen === undefined) return regelmaessig;
  return [...regelmaessig.slice(0, -1), new Date(jetzt.getTime() - letzterVorTagen * TAG_MS)];
}

function gleichmaessig({ beginn, befehle }: DemoAntrag, jetzt: Date): Date[] {
  const istFest = typeof beginn === "string";
  const start = istFest ? berlinInstant(`${beginn}T09:12:00`).getTime() : jetzt.getTime() - beginn * TAG_MS;
  const schritt = istFest ? SCHRITT_TAGE * TAG_MS : Math.floor((jetzt.getTime() - start) / (befehle.length + 1));
  return ["anlegen", ...befehle].map((_, stelle) => new Date(start + stelle * schritt));
}

/** The steps of a demo Antrag by the lifecycle table. Throws when the table does not allow them. */
export function listSchritte(antrag: DemoAntrag, jetzt: Date): DemoSchritt[] {
  const am = zeitpunkte(antrag, jetzt);
  const befehle: Befehl[] = ["anlegen", ...antrag.befehle];
  let status: AntragStatus | null = null;
  return befehle.map((befehl, stelle) => {
    const von: AntragStatus | null = status;
    const zeile = UEBERGAENGE.find((uebergang) => uebergang.befehl === befehl && uebergang.von.includes(von));
    const nach = zeile?.nach === "GLEICH" ? von : zeile?.nach;
    if (zeile === undefined || nach === undefined || nach === null || nach === "VORHERIGER") {
      throw new Error(`No way from ${String(von)} by ${befehl} in the demo`);
    }
    status = nach;
    return { befehl, am: am[stelle] ?? jetzt, von, nach, istFach: !zeile.akteure.includes("BEVOLLMAECHTIGTER") };
  });
}

type Spur = Partial<AntragZeile>;

function spurVon({ befehl, am, von, nach }: DemoSchritt, bisher: Spur): Spur {
  const tag = berlinDate(am);
  switch (befehl) {
    case "einreichen":
      return { eingereichtAm: am };
    case "loeschen":
      return { geloeschtAm: am };
    case "nachfordern":
      return { anzahlNachforderungen: (bisher.anzahlNachforderungen ?? 0) + 1 };
    case "bescheiden":
      return { bescheidErstelltAm: tag, bescheidZumAbruf: true };
    case "bescheidAbrufen":
      return {
        ...(nach === "BESCHEID_LIEGT_VOR" ? { bescheidAbholungAm: tag } : { finalerBescheidAbholungAm: tag }),
        bescheidZumAbruf: false,
      };
    case "zurueckziehen":
      return { statusVorRueckzug: von };
    case "rueckzugQuittieren":
      return { statusVorRueckzug: null };
    case "widerspruchBescheiden":
      return { finalerBescheidErstelltAm: tag, bescheidZumAbruf: true };
    default:
      return {};
  }
}

/** What the steps leave behind in the columns of the Antrag. */
export function spurDerSchritte(schritte: readonly DemoSchritt[]): Spur {
  return schritte.reduce<Spur>((bisher, schritt) => ({ ...bisher, ...spurVon(schritt, bisher) }), {});
}
