import { useState, type RefObject } from "react";
import type { AntragKontext } from "~/domain/antrag/formular/kontext";
import { kinds } from "~/formkit/kinds";
import { Dialog } from "~/ui";
import type { FormularOrt } from "./formularOrt";
import { abwahlText, listAbgewaehlte } from "./meldung";
import { formVon, tabAn, type VorhabenWerte } from "./platz";

export type AbwahlDialogProps = {
  form: RefObject<HTMLFormElement>;
  gespeichert: VorhabenWerte;
  jetzt: VorhabenWerte;
  kontext: AntragKontext;
  /** The place on which the ticks are. */
  ort: FormularOrt;
};

/**
 * Asks when an answer makes a part of the form unnecessary that already has rows or other answers. Without scripts the message after saving says the same.
 */
export function AbwahlDialog({ form, gespeichert, jetzt, kontext, ort }: AbwahlDialogProps) {
  const [bestaetigt, setBestaetigt] = useState("");
  const abgewaehlt = listAbgewaehlte(formVon(ort), { alt: gespeichert, neu: jetzt, kontext });
  const was = abgewaehlt.map((eintrag) => eintrag.tab.key).join(" ");
  // What was confirmed and has been ticked again is asked anew.
  if (was === "" && bestaetigt !== "") setBestaetigt("");
  const stelleZurueck = () => {
    for (const feld of tabAn(ort).fields) {
      const text = kinds[feld.kind].format(gespeichert[feld.key] ?? kinds[feld.kind].blank(feld), feld);
      const boxen =
        form.current?.querySelectorAll<HTMLInputElement>(`input[name="${feld.key}"]:is([type="checkbox"], [type="radio"])`) ?? [];
      for (const box of boxen) {
        const soll = [text].flat().includes(box.value);
        if (box.checked === soll) continue;
        box.checked = soll;
        // Whoever watches the form hears of it as of any other change.
        box.dispatchEvent(new Event("input", { bubbles: true }));
      }
    }
  };
  return (
    <Dialog isOpen={was !== "" && was !== bestaetigt} role="alertdialog" onAccept={() => setBestaetigt(was)} onCancel={stelleZurueck}>
      {abwahlText(abgewaehlt)}
    </Dialog>
  );
}
