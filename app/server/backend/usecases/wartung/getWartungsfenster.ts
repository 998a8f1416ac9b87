import type { BetroffeneFrist, Wartungsfenster } from "~/contract/verfahren/wartungsfenster";
import { wartungsphaseAm, wartungstage } from "~/domain/wartung/wartungsfenster";
import type { RufKontext } from "../../kontext";
import { listFristenZwischen } from "../../storage/fristStore";
import { readBetriebsstand } from "../../storage/wartungsfensterStore";
import { requireWartung } from "../protokoll/zugriff";

/** More are no list for people; the count says how many there are. */
const FRISTEN_HOECHSTENS = 1_000;

type Antwort = { fenster: Wartungsfenster | null; fristen: { data: BetroffeneFrist[]; total: number } };

const KEINES: Antwort = { fenster: null, fristen: { data: [], total: 0 } };

/** The window as it is stored now, with the deadlines that fall into it; whose they are goes into the log. */
export async function getWartungsfenster(kontext: RufKontext): Promise<Antwort> {
  const { lesung } = requireWartung(kontext);
  const { db, clock } = kontext.dienste;
  const { fenster } = await readBetriebsstand(db);
  const phase = fenster === null ? "VORBEI" : wartungsphaseAm(fenster, clock.now());
  if (fenster === null || phase === "VORBEI") return KEINES;
  const fristen = await listFristenZwischen(db, { ...wartungstage(fenster), hoechstens: FRISTEN_HOECHSTENS });
  lesung.istListe = fristen.data.length > 0;
  const { beginn, ende, ...rest } = fenster;
  return { fenster: { ...rest, phase, beginn: beginn.toISOString(), ende: ende.toISOString() }, fristen };
}
