import type { WartungsfensterEingabe } from "~/contract/verfahren/wartungsfenster";
import { wartungGeaendert } from "~/contract/wire/live";
import { wartungsphaseAm, type Wartungsphase, type Wartungszeit } from "~/domain/wartung/wartungsfenster";
import { Ablehnung } from "../../ablehnung";
import type { RufKontext } from "../../kontext";
import type { Tx } from "../../storage/datenbank";
import { inTransaktion } from "../../storage/transaction";
import {
  closeWartungsfenster,
  insertWartungsfenster,
  lockWartungsfenster,
  updateWartungsfenster,
  type WartungsfensterZeile,
} from "../../storage/wartungsfensterStore";
import { writeAudit } from "../audit/writeAudit";
import { forgetGeparkte } from "../geparkt/forgetGeparkte";
import { einmalig } from "../idempotenz/einmalig";
import { publish } from "../live/publish";
import { requireWartung } from "../protokoll/zugriff";
import { readWartungsfenster } from "./wartungsfensterEingabe";

const OK = { ok: true } as const;

/** What its saves are noted as, so that each runs once per key. */
export const ANNOUNCE_WARTUNG = "wartung.angekuendigt";
export const CHANGE_WARTUNG = "wartung.geaendert";

/** What is typed, and the kept form that a save takes over. */
type Eingabe = WartungsfensterEingabe & { geparkt?: string | undefined };

type Vorgang = typeof ANNOUNCE_WARTUNG | typeof CHANGE_WARTUNG | "wartung.beendet" | "wartung.zurueckgezogen";

/** Who changes something, and when. */
type Wer = { am: Date; von: string; rolle: string };

/** What is done, by its name in the log. */
type Schritt<T> = { vorgang: Vorgang; eingabe: object; fn: (tx: Tx, wer: Wer) => Promise<T> };

/** Changes the window in one transaction; this node knows of it at once, the others within seconds. */
async function change<T>(kontext: RufKontext, { vorgang, eingabe, fn }: Schritt<T>): Promise<T> {
  const { benutzerUuid: von, systemRolle: rolle } = requireWartung(kontext);
  const { dienste } = kontext;
  const wer = { am: dienste.clock.now(), von, rolle };
  const getan = await inTransaktion(dienste, (tx) =>
    einmalig(tx, kontext, { vorgang, eingabe, fn: () => fn(tx, wer) }),
  );
  dienste.betriebsstand.forget();
  return getan;
}

const zeitText = ({ beginn, ende }: Wartungszeit): string => `${beginn.toISOString()} bis ${ende.toISOString()}`;

const log = (tx: Tx, vorgang: Vorgang, { wer, zeit, grund }: { wer: Wer; zeit: Wartungszeit; grund: string }) =>
  writeAudit(tx, { vorgang, am: wer.am, benutzerUuid: wer.von, von: wer.rolle, nach: zeitText(zeit), grund });

/** All who are connected hear of it; `fenster` null: there is none any more. */
const tell = (tx: Tx, { dienste }: RufKontext, fenster: (Wartungszeit & { grund: string }) | null) =>
  publish(tx, dienste, {
    topic: wartungGeaendert,
    empfaenger: { art: "alle" },
    nutzlast: {
      stand: dienste.clock.now().toISOString(),
      fenster: fenster && {
        beginn: fenster.beginn.toISOString(),
        ende: fenster.ende.toISOString(),
        grund: fenster.grund,
      },
    },
  });

const refuse = (text: string): Ablehnung =>
  new Ablehnung("STATUS_NICHT_ERLAUBT", [], `${text} Es wurde nichts geändert. Bitte laden Sie die Seite neu.`);

/** Announces a window; of two at the same time the second one is refused. */
export const announceWartungsfenster = (kontext: RufKontext, eingabe: Eingabe): Promise<{ uuid: string }> =>
  change(kontext, {
    vorgang: ANNOUNCE_WARTUNG,
    eingabe,
    fn: async (tx, wer) => {
      const neu = readWartungsfenster(eingabe, { jetzt: wer.am, alt: null });
      const uuid = kontext.dienste.random.uuid();
      if (!(await insertWartungsfenster(tx, { uuid, ...neu }, wer)))
        throw refuse("Es ist schon eine Wartung angekündigt, vielleicht war jemand anderes schneller.");
      await log(tx, ANNOUNCE_WARTUNG, { wer, zeit: neu, grund: neu.grund });
      await tell(tx, kontext, neu);
      await forgetGeparkte(tx, { person: { benutzerUuid: wer.von } }, eingabe);
      return { uuid };
    },
  });

const VORBEI = "Diese Wartung ist schon vorbei oder zurückgezogen, vielleicht war jemand anderes schneller.";

/** The open window, locked, as long as it stands as it must for what is done. */
async function lockOffenes(
  tx: Tx,
  { uuid, am }: { uuid: string; am: Date },
  phasen: Partial<Record<Wartungsphase, string>>,
): Promise<WartungsfensterZeile> {
  const fenster = await lockWartungsfenster(tx);
  if (fenster === undefined || fenster.uuid !== uuid.toLowerCase()) throw refuse(VORBEI);
  const grund = { VORBEI, ...phasen }[wartungsphaseAm(fenster, am)];
  if (grund !== undefined) throw refuse(grund);
  return fenster;
}

type Aenderung = Eingabe & { uuid: string; revision: number };

/** Changes a window that is announced or runs. */
export const changeWartungsfenster = (kontext: RufKontext, aenderung: Aenderung): Promise<typeof OK> =>
  change(kontext, {
    vorgang: CHANGE_WARTUNG,
    eingabe: aenderung,
    fn: async (tx, wer) => {
      const { uuid, revision, ...eingabe } = aenderung;
      const alt = await lockOffenes(tx, { uuid, am: wer.am }, {});
      if (alt.revision !== revision) throw new Ablehnung("REVISION_VERALTET");
      const neu = readWartungsfenster(eingabe, { jetzt: wer.am, alt: alt.beginn });
      await updateWartungsfenster(tx, { uuid: alt.uuid, ...neu }, wer);
      await log(tx, CHANGE_WARTUNG, { wer, zeit: neu, grund: neu.grund });
      await tell(tx, kontext, neu);
      await forgetGeparkte(tx, { person: { benutzerUuid: wer.von } }, aenderung);
      return OK;
    },
  });

/** Ends a window that runs. */
export const endWartungsfenster = (kontext: RufKontext, { uuid }: { uuid: string }): Promise<typeof OK> =>
  change(kontext, {
    vorgang: "wartung.beendet",
    eingabe: { uuid },
    fn: async (tx, wer) => {
      const phasen = { GEPLANT: "Diese Wartung hat noch nicht begonnen." };
      const { beginn, grund } = await lockOffenes(tx, { uuid, am: wer.am }, phasen);
      // It has begun, so its end is behind its beginning, if only by a moment.
      const ende = new Date(Math.max(wer.am.getTime(), beginn.getTime() + 1));
      await closeWartungsfenster(tx, uuid, { ...wer, ende });
      await log(tx, "wartung.beendet", { wer, zeit: { beginn, ende }, grund });
      await tell(tx, kontext, { beginn, ende, grund });
      return OK;
    },
  });

/** Withdraws a window that has not begun. */
export const revokeWartungsfenster = (kontext: RufKontext, { uuid }: { uuid: string }): Promise<typeof OK> =>
  change(kontext, {
    vorgang: "wartung.zurueckgezogen",
    eingabe: { uuid },
    fn: async (tx, wer) => {
      const phasen = { LAUFEND: "Diese Wartung hat schon begonnen. Sie können sie beenden." };
      const fenster = await lockOffenes(tx, { uuid, am: wer.am }, phasen);
      await closeWartungsfenster(tx, uuid, { ...wer, ende: fenster.ende });
      await log(tx, "wartung.zurueckgezogen", { wer, zeit: fenster, grund: fenster.grund });
      await tell(tx, kontext, null);
      return OK;
    },
  });
