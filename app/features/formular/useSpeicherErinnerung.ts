import { useEffect, useReducer, type RefObject } from "react";
import {
  type ErinnerungEreignis,
  ERINNERUNGSTEXT,
  erinnere,
  KEINE_ERINNERUNG,
  type SpeicherErinnerung,
} from "~/domain/sitzung/speicherErinnerung";

const TAKT_MS = 1000;

/** The desktop notification of the browser; undefined where there is none. */
export const benachrichtigung = (): typeof Notification | undefined => ("Notification" in window ? window.Notification : undefined);

type Geschehen = { ereignis: ErinnerungEreignis; jetzt: number };
const weiter = (stand: SpeicherErinnerung, { ereignis, jetzt }: Geschehen) => erinnere(stand, ereignis, jetzt);

const fenster = () => ({ istFokussiert: document.hasFocus(), darfBenachrichtigen: benachrichtigung()?.permission === "granted" });

function benachrichtige(): void {
  const Art = benachrichtigung();
  if (Art === undefined) return;
  try {
    const notiz = new Art("Antragsportal", { body: ERINNERUNGSTEXT, lang: "de", tag: "speichererinnerung" });
    notiz.onclick = () => window.focus();
  } catch {
    // Mobile browsers know the word and refuse to make one from a page; the banner says the same.
  }
}

/** The reminder to save for the form with this reference; `revision` changes with each save. */
export function useSpeicherErinnerung(form: RefObject<HTMLFormElement>, revision: number) {
  const [stand, melde] = useReducer(weiter, KEINE_ERINNERUNG);
  const sende = (ereignis: ErinnerungEreignis) => melde({ ereignis, jetzt: Date.now() });
  useEffect(() => {
    const element = form.current;
    const onAktion = ({ target }: Event) => {
      // The watch over changes speaks through hidden controls; that is no action of the user.
      if (target instanceof HTMLInputElement && target.type === "hidden") return;
      sende({ art: "aktion" });
    };
    element?.addEventListener("input", onAktion);
    return () => element?.removeEventListener("input", onAktion);
  }, [form]);
  useEffect(() => sende({ art: "gespeichert" }), [revision]);
  const laeuft = stand.letzteAktionZeitstempel !== null && !stand.zeigeErinnerung;
  useEffect(() => {
    if (!laeuft) return;
    const takt = window.setInterval(() => sende({ art: "takt", fenster: fenster() }), TAKT_MS);
    return () => window.clearInterval(takt);
  }, [laeuft]);
  useEffect(() => {
    if (!stand.zeigeBenachrichtigung) return;
    benachrichtige();
    sende({ art: "benachrichtigt" });
  }, [stand.zeigeBenachrichtigung]);
  return { zeigeErinnerung: stand.zeigeErinnerung, schliesse: () => sende({ art: "bannerGeschlossen" }) };
}
