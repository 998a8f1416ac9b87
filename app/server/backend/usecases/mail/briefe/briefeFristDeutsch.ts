import { formatDate } from "~/lib/date";
import type { Brief } from "./brief";

/** `tag`: its last day; `rest`: how long it still runs, in words. */
type NaheFrist = { titel: string; tag: string; rest: string };

/** So many deadlines stand in one letter. */
const HOECHSTENS = 20;

const zeileVon = ({ titel, tag, rest }: NaheFrist): string => `– ${titel}: bis ${formatDate(tag)} (${rest})`;

function listZeilen(fristen: readonly NaheFrist[]): string[] {
  const weitere = fristen.length - HOECHSTENS;
  const zeilen = fristen.slice(0, HOECHSTENS).map(zeileVon);
  return weitere > 0 ? [...zeilen, `– und ${String(weitere)} weitere`] : zeilen;
}

/** The letters about deadlines that somebody has asked for. */
export const FRIST_BRIEFE_DEUTSCH = {
  /** Names no Antrag: see NEUE_NACHRICHT. */
  FRISTEN_NAHEN: ({ fristen }: { fristen: readonly NaheFrist[] }): Brief => ({
    betreff: fristen.length === 1 ? "Eine Frist im Antragsportal naht" : "Fristen im Antragsportal nahen",
    absaetze: [
      fristen.length === 1 ? "bald endet eine Frist:" : "bald enden diese Fristen:",
      listZeilen(fristen).join("\n"),
      {
        satz: "Um welche Anträge es geht, steht aus Gründen der Geheimhaltung nur im Portal. Nach der Anmeldung sehen Sie dort alle Fristen:",
        adresse: { seite: "home" },
      },
      {
        satz: "Sie haben diese Erinnerung selbst gewählt. Ändern können Sie das hier:",
        adresse: { seite: "kalender" },
      },
    ],
    schluss: "TEAM",
  }),
};
