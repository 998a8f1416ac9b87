import { type MutableRefObject, type RefObject, useEffect, useState } from "react";
import type { AntragKontext } from "~/domain/antrag/formular/kontext";
import { kinds } from "~/formkit/kinds";
import { wertOf } from "~/formkit/relevance";
import { Dialog } from "~/ui";
import type { FormularOrt } from "./formularOrt";
import { abwahlText, listAbgewaehlte } from "../speichern/meldung";
import { formVon, tabAn, type VorhabenWerte } from "./platz";

export type AbwahlDialogProps = {
  form: RefObject<HTMLFormElement>;
  gespeichert: VorhabenWerte;
  jetzt: VorhabenWerte;
  /** The answers before the one that raises the question; kept up to date while nothing is asked. */
  davor: MutableRefObject<VorhabenWerte>;
  kontext: AntragKontext;
  /** The place on which the ticks are. */
  ort: FormularOrt;
};

/**
 * Asks when an answer makes a part of the form unnecessary that already has rows or other answers. Without scripts the
 * message after saving says the same.
 */
export function AbwahlDialog({ form, gespeichert, jetzt, davor, kontext, ort }: AbwahlDialogProps) {
  const [bestaetigt, setBestaetigt] = useState("");
  const abgewaehlt = listAbgewaehlte(formVon(ort), { alt: gespeichert, neu: jetzt, kontext });
  const was = abgewaehlt.map((eintrag) => eintrag.tab.key).join(" ");
  // What was confirmed and has been ticked again is asked anew.
  if (was === "" && bestaetigt !== "") setBestaetigt("");
  const isOffen = was !== "" && was !== bestaetigt;
  // Only what was changed last has raised the question; whatever else is typed on the page has nothing to do with it.
  useEffect(() => {
    if (!isOffen) davor.current = jetzt;
  }, [isOffen, jetzt, davor]);
  const reset = () => {
    for (const feld of tabAn(ort).fields) {
      const [vorher, nachher] = [davor.current, jetzt].map((werte) =>
        [kinds[feld.kind].format(wertOf(feld, werte), feld)].flat(),
      );
      if (vorher?.join("###") === nachher?.join("###")) continue;
      for (const control of form.current?.querySelectorAll<HTMLInputElement>(`[name="${feld.key}"]`) ?? []) {
        if (control.type === "checkbox" || control.type === "radio")
          control.checked = vorher?.includes(control.value) === true;
        else control.value = vorher?.join("\n") ?? "";
        // Whoever watches the form hears of it as of any other change.
        control.dispatchEvent(new Event("input", { bubbles: true }));
      }
    }
  };
  return (
    <Dialog isOpen={isOffen} role="alertdialog" onAccept={() => setBestaetigt(was)} onCancel={reset}>
      {abwahlText(abgewaehlt)}
    </Dialog>
  );
}
