import { useEffect, useReducer, type RefObject } from "react";
import {
  type ErinnerungEreignis,
  ERINNERUNGSTEXT,
  remind,
  KEINE_ERINNERUNG,
  type SpeicherErinnerung,
} from "~/domain/sitzung/speicherErinnerung";
import { desktopNotification, showDesktopNotice } from "~/ui/overlay/desktopNotice";
import { browserClock } from "~/lib/clock";

const TAKT_MS = 1000;

type Geschehen = { ereignis: ErinnerungEreignis; jetzt: number };
const weiter = (stand: SpeicherErinnerung, { ereignis, jetzt }: Geschehen) => remind(stand, ereignis, jetzt);

const fenster = () => ({
  istFokussiert: document.hasFocus(),
  darfBenachrichtigen: desktopNotification()?.permission === "granted",
});

/** The reminder to save for the form with this reference; `revision` changes with each save. */
export function useSpeicherErinnerung(form: RefObject<HTMLFormElement>, revision: number) {
  const [stand, report] = useReducer(weiter, KEINE_ERINNERUNG);
  const send = (ereignis: ErinnerungEreignis) => report({ ereignis, jetzt: browserClock.now().getTime() });
  useEffect(() => {
    const element = form.current;
    const onAktion = ({ target }: Event) => {
      // The watch over changes speaks through hidden controls; that is no action of the user.
      if (target instanceof HTMLInputElement && target.type === "hidden") return;
      send({ art: "aktion" });
    };
    element?.addEventListener("input", onAktion);
    return () => element?.removeEventListener("input", onAktion);
  }, [form]);
  useEffect(() => send({ art: "gespeichert" }), [revision]);
  const laeuft = stand.letzteAktionZeitstempel !== null && !stand.zeigeErinnerung;
  useEffect(() => {
    if (!laeuft) return;
    const takt = window.setInterval(() => send({ art: "takt", fenster: fenster() }), TAKT_MS);
    return () => window.clearInterval(takt);
  }, [laeuft]);
  useEffect(() => {
    if (!stand.zeigeBenachrichtigung) return;
    showDesktopNotice({ text: ERINNERUNGSTEXT, tag: "speichererinnerung" });
    send({ art: "benachrichtigt" });
  }, [stand.zeigeBenachrichtigung]);
  return { zeigeErinnerung: stand.zeigeErinnerung, close: () => send({ art: "bannerGeschlossen" }) };
}
