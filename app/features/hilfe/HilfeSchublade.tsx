import { useEffect, useState } from "react";
import type { HilfeDaten } from "~/contract/portal/hilfeDaten";
import type { HilfeBereich } from "~/domain/hilfe/hilfeBereich";
import { HILFE_AUS } from "~/domain/hilfe/hilfeOrt";
import { DrawerPanel } from "~/ui/overlay/DrawerPanel";
import { Hilfetext } from "./Hilfetext";
import { useHilfe } from "./useHilfe";

type Props = {
  bereich: HilfeBereich;
  /** The help that the server has opened. */
  hilfe: HilfeDaten | null;
  /** Path and query of the page. */
  pfad: string;
  /** The person wants help open by default, so that closing must say so. */
  isVonSelbst: boolean;
};

/**
 * The help that stands beside a page: opened by the server for `?hilfe=` or by default, and by a click on a "?" with
 * scripts. In a wide window it then follows the focus through the form; in a narrow one the help of a field stands
 * under its label. Closing leads back to the field that was asked about.
 *
 * @spec §2 Shell: A right-side help drawer shows help text for the current area and field
 */
export function HilfeSchublade({ bereich, hilfe: offene, pfad, isVonSelbst }: Props) {
  const { gefragt, gefolgt, hatGefragt, close } = useHilfe(bereich);
  const [isZu, setZu] = useState(false);
  const schliessen = schliessenHref(pfad, { feld: offene?.feld ?? null, isVonSelbst });
  const closeAll = () => {
    setZu(true);
    close();
  };
  useCloseLink(schliessen, () => {
    closeAll();
    if (gefragt === undefined) document.getElementById(offene?.feld ?? "inhalt")?.focus();
  });
  const panel = (feld: string | null, hilfe: Omit<HilfeDaten, "feld">) => (
    <DrawerPanel title="Hilfe" close={schliessen} isWideOnly={feld === null}>
      <Hilfetext {...hilfe} />
    </DrawerPanel>
  );
  const hasGegolten = isZu || (hatGefragt === true && offene?.feld !== null);
  const vonBeginn = offene === null || hasGegolten ? null : panel(offene.feld, gefolgt ?? offene);
  if (gefragt === undefined) return vonBeginn;
  const { hilfe, link, Teil } = gefragt;
  if (Teil === undefined) return panel("", hilfe);
  return (
    <Teil hilfe={hilfe} gefolgt={gefolgt} link={link} onClose={close} onCloseAll={closeAll}>
      {vonBeginn}
    </Teil>
  );
}

/** The same page with closed drawer, back at the field; what would open by itself is asked to stay closed. */
export function schliessenHref(
  pfad: string,
  { feld, isVonSelbst }: { feld: string | null; isVonSelbst: boolean },
): string {
  const [path = "", search = ""] = pfad.split("?");
  const query = new URLSearchParams(search);
  query.delete("hilfe");
  if (isVonSelbst) query.set("hilfe", HILFE_AUS);
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
