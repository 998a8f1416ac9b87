import { useLocation } from "@remix-run/react";
import type { RefObject } from "react";
import type { FormularAntwort, FormularDaten } from "../seite/formularDaten";
import { ortHref } from "../seite/formularOrt";
import { type FreieReiter, freieReiterVon, useFreieReiter } from "../seite/freieReiter";
import { type AntragBereich, bereichVon, isNurLesen } from "../seite/platz";
import type { Umgebung } from "../seite/umgebung";
import { useWunschFeld } from "../seite/useWunschFeld";
import { useTresor } from "../schutz/useTresor";
import { gruendeText, meldungenVon } from "../speichern/meldungen";
import { createHilfeHref } from "./hilfeHref";
import { useEingaben } from "./useEingaben";
import { labelVon } from "./labelVon";
import { useSenden } from "./useSenden";
import { useSperre } from "./useSperre";

export type OffenesFormularProps = {
  daten: FormularDaten;
  antwort: FormularAntwort | undefined;
  /** What is typed by now was not made from what has just been stored. */
  onUeberholt: () => void;
  onSenden: () => void;
  /** Which tabs what is typed now opens; null when the form goes. */
  onFrei: (frei: FreieReiter | null) => void;
};

export type OffenesFormular = ReturnType<typeof useOffenesFormular>;

type Lage = { live: ReturnType<typeof useEingaben>; bereich: AntragBereich };

/** What the questions need to know of the form around them. */
function umgebungVon(
  { daten, antwort }: Pick<OffenesFormularProps, "daten" | "antwort">,
  { live, bereich }: Lage,
  rest: Pick<Umgebung, "isGesperrt" | "hilfeZiel" | "send">,
): Umgebung {
  return {
    daten,
    wurzel: live.wurzel,
    eingaben: live.eingaben,
    meldungen: meldungenVon(daten.befunde, antwort, live.bearbeitet),
    isReadOnly: !daten.rechte.bearbeiten || isNurLesen(live.platz, bereich),
    fassungen: live.fassungen,
    onEdit: live.remember,
    ...rest,
  };
}

/** What the last save was refused for, as long as nothing has been typed since; undefined when there is no such. */
function ablehnungVon(
  { daten: { ort }, antwort }: Pick<OffenesFormularProps, "daten" | "antwort">,
  { bearbeitet }: Lage["live"],
): string | undefined {
  if (antwort === undefined || bearbeitet.size > 0) return undefined;
  return gruendeText(antwort.befunde, (feld) => labelVon(ort, feld)) || antwort.problem.userMessage;
}

/** The form with what is typed now: what its questions need to know of it, and how it is sent. */
export function useOffenesFormular(form: RefObject<HTMLFormElement>, props: OffenesFormularProps) {
  const { daten, antwort, onUeberholt, onSenden, onFrei } = props;
  const live = useEingaben(form, { daten, antwort, onUeberholt });
  const { platz, wurzel } = live;
  const tresor = useTresor(form, { daten, platz, wurzel, set: live.set });
  useWunschFeld(daten.wunsch.feld);
  useFreieReiter(freieReiterVon(daten, wurzel), onFrei);
  const action = ortHref(daten.ort);
  const rememberAndSend = () => {
    live.rememberSent();
    onSenden();
  };
  const send = useSenden(form, action, rememberAndSend);
  const hilfeHref = createHilfeHref(action, useLocation().search);
  const hilfeZiel = (feld: string) => ({ href: hilfeHref(feld) });
  const bereich = bereichVon(platz, wurzel, daten.kontext);
  const sperre = useSperre(form, { read: live.read, labelOf: (name) => labelVon(daten.ort, name) });
  const { isGesperrt } = sperre;
  const umgebung = umgebungVon(props, { live, bereich }, { isGesperrt, hilfeZiel, send: (intent) => send({ intent }) });
  return {
    live,
    tresor,
    action,
    rememberAndSend,
    send,
    bereich,
    umgebung,
    sperre,
    abgelehnt: ablehnungVon(props, live),
  };
}
