import { type OffenesFach, openTresor } from "~/features/tresor";
import { newUuid } from "~/lib/uuid";
import type { Entwurf } from "./entwurf";
import { getippteAntworten } from "./antworten";
import { forgetSent, type Gesendet, readSent, rememberSent } from "./gesendet";
import { isGespeichert } from "./isGespeichert";
import { isGleich } from "./plan";
import { startTresor } from "./startTresor";
import { REST_VON, type Texte } from "./stellen";
import type { TresorAnschluss } from "./useTresorVerbindung";

export { EntwurfFunde } from "./EntwurfFunde";

type Ankunft = {
  /** What the controls hold. */
  jetzt: Texte;
  /** The page is the answer to what was sent: all of it stands in its controls, or has been used. */
  isAntwort: boolean;
};

type EntwurfAnschluss = TresorAnschluss & { entwurf: Entwurf } & Pick<Ankunft, "isAntwort">;

/** Lets go of what was sent: all of it when it is saved or answered, otherwise what stands in the controls again. */
async function letGo(fach: OffenesFach, gesendet: Gesendet, { jetzt, isAntwort }: Ankunft): Promise<void> {
  const { schluessel, blatt } = gesendet;
  const istFertig = isGespeichert(schluessel);
  const eigene = (await fach.liste()).filter((eintrag) => eintrag.blatt === blatt);
  const entferne = eigene.filter(
    ({ stelle, text }) =>
      istFertig || (isAntwort && !stelle.startsWith(REST_VON)) || (stelle in jetzt && isGleich(text, jetzt[stelle])),
  );
  if (entferne.length > 0) await fach.write({ entferne });
  forgetSent(gesendet);
}

/** What was saved under another name than that of this page – a record that is new – leaves the vault there. */
async function settleElsewhere(kennung: string, gesendet: Gesendet): Promise<void> {
  const [benutzer = "", unternehmen = ""] = kennung.split(" ");
  if (isGespeichert(gesendet.schluessel)) {
    const fach = await openTresor({ benutzer, unternehmen, ...gesendet.wo });
    if (fach === null) return;
    const eigene = (await fach.liste()).filter(({ blatt }) => blatt === gesendet.blatt);
    if (eigene.length > 0) await fach.write({ entferne: eigene });
  }
  forgetSent(gesendet);
}

/**
 * Connects a draft that the browser itself sends with the vault. The page ends with the sending; so the next one of
 * this tab settles what was sent: all of it when the portal has saved it or shows it again, otherwise what stands in
 * the controls.
 */
export function connectEntwurf({ kennung, formular, entwurf, isAntwort, report }: EntwurfAnschluss) {
  const { wo, basis, revision } = entwurf;
  const read = () => getippteAntworten(formular, entwurf);
  const gesendet = readSent();
  const isHier = gesendet?.wo.antrag === wo.antrag && gesendet.wo.vorhaben === wo.vorhaben;
  if (gesendet !== null && !isHier) void settleElsewhere(kennung, gesendet);
  const tresor = startTresor({
    kennung,
    wo,
    stand: { basis, revision },
    formular,
    read,
    report,
    async vorher(fach) {
      if (gesendet !== null && isHier) await letGo(fach, gesendet, { jetzt: read(), isAntwort });
    },
  });
  const { lauf, umfeld, handOver } = tresor;
  const onSubmit = (event: SubmitEvent): void => {
    const schluessel = new FormData(formular).get("schluessel");
    if (event.defaultPrevented || typeof schluessel !== "string") return;
    rememberSent({ schluessel, blatt: umfeld.blatt, wo });
    // What is typed from now on was not sent.
    void lauf.write().then(() => (umfeld.blatt = newUuid()));
  };
  formular.addEventListener("submit", onSubmit);
  return {
    lauf,
    handOver,
    gespeichert: (texte: Texte) => void lauf.gespeichert(texte),
    ende: () => {
      formular.removeEventListener("submit", onSubmit);
      tresor.ende();
    },
  };
}
