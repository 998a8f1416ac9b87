import type { AntragStatus } from "~/domain/antrag/antragStatus";
import { listAbgelehntes } from "~/domain/bescheid/abgelehntes";
import { textOf } from "~/formkit/werte";
import { formatDate, todayBerlin } from "~/lib/date";
import { Ablehnung } from "../../ablehnung";
import { listBescheide } from "../../storage/bescheidStore";
import { updateSchriftsatz } from "../../storage/schriftsatzStore";
import { findAnfechtbarenBescheid, findLaufendenWiderspruch } from "../../storage/widerspruchStore";
import { akteurVon } from "../antraege/antragRechte";
import { moveAntrag } from "../antraege/moveAntrag";
import type { SchriftsatzArtDienst } from "./artDienst";
import { listEingereichteVorhaben } from "./eingereichteVorhaben";

const NICHT_BEKANNT = "Der Bescheid ist noch nicht bekannt gegeben. Bitte rufen Sie ihn zuerst ab.";

type AnfechtbarerBescheid = { widerspruchsfrist: string | null } | undefined;

/** Why no objection can be written beyond the status of the Antrag; null when nothing speaks against it. */
export function findWiderspruchSperre(
  status: AntragStatus,
  anfechtbar: AnfechtbarerBescheid,
  heute: string,
): string | null {
  if (anfechtbar === undefined) return NICHT_BEKANNT;
  const { widerspruchsfrist: frist } = anfechtbar;
  const isErneutZuSpaet = status === "WIDERSPRUCH_ZURUECKGEZOGEN" && frist !== null && heute > frist;
  return isErneutZuSpaet
    ? `Die Widerspruchsfrist ist am ${formatDate(frist)} abgelaufen. Wenn Sie Fragen haben, wenden Sie sich bitte an die Bescheinigungsstelle.`
    : null;
}

/**
 * An objection. A late one is never refused, its reason is asked (§ 60 VwGO); after a withdrawn one a new one is
 * possible only while the month runs. @spec domain.md 1.5 and 4.4 no. 20
 *
 * @assumed domain.md 4.4 no. 15 says "after Bekanntgabe", which is the day after the retrieval: an objection is taken
 * from the retrieval on, also before the day of Bekanntgabe, because what it says is known by then; the month runs from
 * that day all the same.
 */
export const WIDERSPRUCH: SchriftsatzArtDienst = {
  async findBezug(ausfuehrer, dienste, { satz, gewuenscht: { bescheidUuid } }) {
    const gefunden = await findAnfechtbarenBescheid(ausfuehrer, satz.uuid);
    if (bescheidUuid !== null && gefunden?.uuid !== bescheidUuid) throw new Ablehnung("NICHT_GEFUNDEN");
    const bezug = { nachforderungUuid: null, bescheidUuid: gefunden?.uuid ?? null, widerspruchUuid: null };
    const frist = gefunden?.widerspruchsfrist ?? null;
    const kontext = {
      vorhaben: await listEingereichteVorhaben(ausfuehrer, satz.uuid),
      ...(frist !== null && { widerspruchsfrist: frist }),
    };
    return { bezug, kontext, sperre: findWiderspruchSperre(satz.status, gefunden, todayBerlin(dienste.clock)) };
  },

  /** @assumed What came by post is not shown here: only who retrieved it may say that it was read. */
  async listAbgelehntes(ausfuehrer, antragUuid, { bescheidUuid }) {
    const bescheid = (await listBescheide(ausfuehrer, antragUuid)).find(({ uuid }) => uuid === bescheidUuid);
    return bescheid === undefined || bescheid.abgerufenAm === null ? [] : listAbgelehntes(bescheid.inhalt);
  },

  async enact(tx, dienste, { person, satz, zeile, pruefsumme }) {
    const frist = (await findAnfechtbarenBescheid(tx, satz.uuid))?.widerspruchsfrist ?? null;
    await moveAntrag(tx, dienste, {
      satz,
      schritt: {
        befehl: satz.status === "WIDERSPRUCH_ZURUECKGEZOGEN" ? "widerspruchErneuern" : "widersprechen",
        akteur: akteurVon(person),
        benutzerUuid: person.benutzerUuid,
        pruefsumme,
        umstaende: {
          istSigniert: true,
          bekanntgegeben: true,
          widerspruchsfristLaeuft: frist === null || todayBerlin(dienste.clock) <= frist,
          verspaetungBegruendet: textOf(zeile.werte, "verspaetung").trim() !== "",
        },
      },
    });
  },
};

/** The withdrawal of the objection that is being dealt with. @assumed domain.md 4.4 no. 16 */
export const WIDERSPRUCH_RUECKZUG: SchriftsatzArtDienst = {
  async findBezug(ausfuehrer, _dienste, { satz, gewuenscht: { widerspruchUuid } }) {
    const laufend = await findLaufendenWiderspruch(ausfuehrer, satz.uuid);
    if (widerspruchUuid !== null && laufend !== widerspruchUuid) throw new Ablehnung("NICHT_GEFUNDEN");
    const sperre =
      laufend === undefined ? "Es läuft kein Widerspruch, der sich zurückziehen lässt. Sie müssen nichts tun." : null;
    return {
      bezug: { nachforderungUuid: null, bescheidUuid: null, widerspruchUuid: laufend ?? null },
      kontext: {},
      sperre,
    };
  },

  async enact(tx, dienste, { person, satz, zeile, pruefsumme }) {
    if (zeile.widerspruchUuid === null) throw new Ablehnung("NICHT_GEFUNDEN");
    await updateSchriftsatz(tx, zeile.widerspruchUuid, { status: "ZURUECKGEZOGEN", beendetAm: dienste.clock.now() });
    await moveAntrag(tx, dienste, {
      satz,
      schritt: {
        befehl: "widerspruchZurueckziehen",
        akteur: akteurVon(person),
        benutzerUuid: person.benutzerUuid,
        pruefsumme,
        umstaende: { istSigniert: true },
      },
    });
  },
};
