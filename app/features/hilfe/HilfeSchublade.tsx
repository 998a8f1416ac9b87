import { useEffect, useState } from "react";
import type { HilfeDaten } from "~/contract/portal/hilfeDaten";
import type { HilfeBereich } from "~/domain/hilfe/hilfeBereich";
import { HILFE_AUS } from "~/domain/hilfe/hilfeOrt";
import { href } from "~/routing/href";
import { lazyPart } from "~/ui/basic/lazyPart";
import { RichText } from "~/ui/basic/RichText";
import { TextLink } from "~/ui/basic/TextLink";
import { Stack } from "~/ui/layout/Stack";
import { Drawer } from "~/ui/overlay/Drawer";
import { DrawerPanel } from "~/ui/overlay/DrawerPanel";
import { useHilfe } from "./useHilfe";

/** Few people write texts, so it is loaded with the first help that lacks one. */
const EigenerHilfetext = lazyPart(() => import("./EigenerHilfetext"), "EigenerHilfetext");

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
 * The help drawer: opened by the server for `?hilfe=` or by default, and by a click on a "?" with scripts, where it
 * then follows the focus through the form. Closing leads back to the field that was asked about.
 *
 * @spec §2 Shell: A right-side help drawer shows help text for the current area and field
 */
export function HilfeSchublade({ bereich, hilfe, pfad, isVonSelbst }: Props) {
  const { gefragt, gefolgt, close } = useHilfe(bereich);
  const [isZu, setZu] = useState(false);
  const schliessen = schliessenHref(pfad, { feld: hilfe?.feld ?? null, isVonSelbst });
  useCloseLink(schliessen, () => {
    setZu(true);
    document.getElementById(hilfe?.feld ?? "inhalt")?.focus();
  });
  if (gefragt !== undefined) {
    return (
      <Drawer
        title="Hilfe"
        isOpen
        onClose={() => {
          setZu(true);
          close();
        }}
      >
        <Hilfetext {...(gefolgt ?? gefragt)} />
      </Drawer>
    );
  }
  if (hilfe === null || isZu) return null;
  return (
    <DrawerPanel title="Hilfe" close={schliessen} isWideOnly={hilfe.feld === null}>
      <Hilfetext {...(gefolgt ?? hilfe)} />
    </DrawerPanel>
  );
}

/** The text; below it the ways to its editor and to that of the field, for those who have one. */
function Hilfetext({ text, bearbeiten, eigener }: Omit<HilfeDaten, "feld">) {
  if (bearbeiten === null && eigener === null) return <RichText html={text} />;
  return (
    <Stack gap="m">
      <RichText html={text} />
      {eigener !== null && <EigenerHilfetext {...eigener} />}
      {bearbeiten !== null && (
        <TextLink href={href("hilfetextBearbeiten", { uuid: bearbeiten })}>
          {eigener === null ? "Text bearbeiten" : "Allgemeinen Text bearbeiten"}
        </TextLink>
      )}
    </Stack>
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
