import { newUuid } from "~/lib/uuid";
import type { Entwurf } from "../entwurf";
import { getippteAntworten } from "./antworten";
import { merkeGesendetes, nimmGesendetes } from "./gesendet";
import { isGespeichert } from "./isGespeichert";
import { isGleich } from "./plan";
import { starteTresor } from "./starteTresor";
import type { Texte } from "./stellen";
import type { TresorAnschluss } from "./useTresorVerbindung";

export { EntwurfFunde } from "./EntwurfFunde";

/**
 * Connects a draft that the browser itself sends with the vault. The page ends with the sending; so the next one of this tab settles what
 * was sent: all of it when the portal has saved it, otherwise what stands in the controls again.
 */
export function verbindeEntwurf({ kennung, formular, entwurf, melde }: TresorAnschluss & { entwurf: Entwurf }) {
  const { wo, basis, revision } = entwurf;
  const lies = () => getippteAntworten(formular, basis);
  const gesendet = nimmGesendetes();
  const tresor = starteTresor({
    kennung,
    wo,
    stand: { basis, revision },
    formular,
    lies,
    melde,
    async vorher(fach) {
      if (gesendet === null) return;
      const jetzt = lies();
      const istFertig = isGespeichert(gesendet.schluessel);
      const eigene = (await fach.liste()).filter(({ blatt }) => blatt === gesendet.blatt);
      const entferne = eigene.filter(({ stelle, text }) => istFertig || (stelle in jetzt && isGleich(text, jetzt[stelle])));
      if (entferne.length > 0) await fach.schreibe({ entferne });
    },
  });
  const { lauf, umfeld, uebergib } = tresor;
  const onSubmit = (event: SubmitEvent): void => {
    const schluessel = new FormData(formular).get("schluessel");
    if (event.defaultPrevented || typeof schluessel !== "string") return;
    merkeGesendetes({ schluessel, blatt: umfeld.blatt });
    // What is typed from now on was not sent.
    void lauf.schreibe().then(() => (umfeld.blatt = newUuid()));
  };
  formular.addEventListener("submit", onSubmit);
  return {
    lauf,
    uebergib,
    gespeichert: (texte: Texte) => void lauf.gespeichert(texte),
    ende: () => {
      formular.removeEventListener("submit", onSubmit);
      tresor.ende();
    },
  };
}
