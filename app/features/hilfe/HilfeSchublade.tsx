import { useEffect, useState } from "react";
import type { HilfeDaten } from "~/contract/hilfeDaten";
import type { HilfeBereich } from "~/domain/hilfe/hilfeBereich";
import { HILFE_AUS } from "~/domain/hilfe/hilfeOrt";
import { RichText } from "~/ui/basic/RichText";
import { Drawer } from "~/ui/overlay/Drawer";
import { DrawerPanel } from "~/ui/overlay/DrawerPanel";
import { useHilfe } from "./useHilfe";

type Props = {
  bereich: HilfeBereich;
  /** The help that the server has opened. */
  hilfe: HilfeDaten | null;
  /** Path and query of the page. */
  pfad: string;
};

/**
 * The help drawer: opened by the server for `?hilfe=` or by default, and by a click on a "?" with scripts. Closing leads back to the
 * field that was asked about.
 *
 * @spec §2 Shell: A right-side help drawer shows help text for the current area and field
 */
export function HilfeSchublade({ bereich, hilfe, pfad }: Props) {
  const { html, close } = useHilfe(bereich);
  const [isZu, setZu] = useState(false);
  const schliessen = schliessenHref(pfad, hilfe?.feld ?? null);
  useCloseLink(schliessen, () => {
    setZu(true);
    document.getElementById(hilfe?.feld ?? "inhalt")?.focus();
  });
  if (html !== null) {
    return (
      <Drawer title="Hilfe" isOpen onClose={close}>
        <RichText html={html} />
      </Drawer>
    );
  }
  if (hilfe === null || isZu) return null;
  return (
    <DrawerPanel title="Hilfe" closeHref={schliessen} isWideOnly={hilfe.feld === null}>
      <RichText html={hilfe.text} />
    </DrawerPanel>
  );
}

/** The same page with closed drawer: without the query and back at the field, or asking to keep closed what opens by itself. */
export function schliessenHref(pfad: string, feld: string | null): string {
  const [path = "", search = ""] = pfad.split("?");
  const query = new URLSearchParams(search);
  query.delete("hilfe");
  if (feld === null) query.set("hilfe", HILFE_AUS);
  const text = query.toString();
  return path + (text === "" ? "" : `?${text}`) + (feld === null ? "" : `#${feld}`);
}

/** With scripts the closing link only closes: nothing is loaded, nothing typed is lost. */
function useCloseLink(closeHref: string, onClose: () => void): void {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("#schublade a[href]") : null;
      if (link?.getAttribute("href") !== closeHref) return;
      event.preventDefault();
      onClose();
    };
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  });
}
