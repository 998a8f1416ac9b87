import { useFetchers, useLocation, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { MitAnsicht } from "~/features/ansicht";
import { MitAngesehenerFirma } from "~/features/firmenansicht";
import { ErsteAnmeldung, HilfeSchublade } from "~/features/hilfe";
import { LiveVerbindung } from "~/features/live";
import { SitzungsSchutz } from "~/features/session";
import { BetriebsHinweise } from "~/features/wartung";
import { ProgressBar } from "~/ui/basic/ProgressBar";
import { SkipLink } from "~/ui/basic/SkipLink";
import { Container } from "~/ui/layout/Container";
import { VisuallyHidden } from "~/ui/layout/VisuallyHidden";
import { PopupQueue } from "~/ui/overlay/PopupQueue";
import { AppFrame } from "~/ui/shell/AppFrame";
import { SideNav } from "~/ui/shell/SideNav";
import { rahmenArt } from "./benutzerAnzeige";
import { FehlerPopup } from "./FehlerPopup";
import { Fusszeile } from "./Fusszeile";
import { useKonfiguration } from "./konfiguration";
import { KurzMeldung } from "./KurzMeldung";
import { Meldungen } from "./Meldungen";
import { useBuild } from "./neueVersion";
import { OeffentlicherKopf } from "./OeffentlicherKopf";
import { PortalKopf } from "./PortalKopf";
import { seitenNavigation, versionsHinweis } from "./seitenNavigation";
import { useIsLeisteSchmal } from "./useLeiste";
import { useUngelesen } from "./useUngelesen";
import { useLinkNavigation } from "./useLinkNavigation";
import { useSeitenrahmen, useZeile } from "./useSeitenrahmen";
import { useSeitenwechsel } from "./useSeitenwechsel";

/** What surrounds every page, error pages included. @spec §2 Shell */
export function Shell({ children }: { children: ReactNode }) {
  const rahmen = useSeitenrahmen();
  const seite = useZeile();
  const { pathname } = useLocation();
  const isBeschaeftigt = useIsBeschaeftigt();
  const neuerTitel = useSeitenwechsel();
  useLinkNavigation();
  useBuild(rahmen?.buildId);
  useKonfiguration(rahmen?.version);
  return (
    <PopupQueue>
      <SkipLink />
      <ProgressBar active={isBeschaeftigt} />
      <VisuallyHidden as="div">
        <span role="status">{neuerTitel}</span>
      </VisuallyHidden>
      <Seitenrahmen>
        {rahmen !== undefined && <BetriebsHinweise rahmen={rahmen} />}
        {rahmen !== undefined && <Meldungen rahmen={rahmen} seite={seite.key} />}
        {rahmen !== undefined && <ErsteAnmeldung rahmen={rahmen} entry={seite.entry} />}
        <Inhalt>{children}</Inhalt>
      </Seitenrahmen>
      {rahmen !== undefined && rahmen.hilfeBereich !== null && (
        <HilfeSchublade
          key={pathname}
          bereich={rahmen.hilfeBereich}
          hilfe={rahmen.hilfe}
          pfad={rahmen.pfad}
          isVonSelbst={rahmen.sitzung.benutzer?.hilfetexteAnzeigen === true}
        />
      )}
      <FehlerPopup />
      <KurzMeldung />
      {rahmen !== undefined && <SitzungsSchutz rahmen={rahmen} />}
      {rahmen !== undefined && <LiveVerbindung rahmen={rahmen} />}
    </PopupQueue>
  );
}

/** The page, with the words above it that say whose data it shows. */
function Inhalt({ children }: { children: ReactNode }) {
  const rahmen = useSeitenrahmen();
  const { entry } = useZeile();
  return (
    <Container>
      <MitAnsicht rahmen={rahmen}>
        <MitAngesehenerFirma rahmen={rahmen} entry={entry}>
          {children}
        </MitAngesehenerFirma>
      </MitAnsicht>
    </Container>
  );
}

function Seitenrahmen({ children }: { children: ReactNode }) {
  const rahmen = useSeitenrahmen();
  const seite = useZeile();
  const isSchmal = useIsLeisteSchmal(rahmen, seite.entry);
  const ungelesen = useUngelesen(rahmen);
  const benutzer = rahmen?.sitzung.benutzer ?? null;
  const footer = <Fusszeile version={rahmen?.version} sitzungsende={rahmen?.sitzungsende ?? null} />;
  if (rahmen === undefined || benutzer === null || rahmenArt(seite.entry, rahmen.sitzung) === "oeffentlich") {
    return (
      <AppFrame header={<OeffentlicherKopf rahmen={rahmen} seite={seite.key} />} footer={footer}>
        {children}
      </AppFrame>
    );
  }
  const navigation = seite.entry.isOhneNavigation === true ? [] : seitenNavigation(rahmen, { ...seite, ungelesen });
  const hinweis = versionsHinweis(rahmen);
  return (
    <AppFrame
      isDense={seite.entry.isArbeitsplatz ?? seite.entry.isListe}
      header={
        <PortalKopf
          rahmen={rahmen}
          benutzer={benutzer}
          navigation={navigation}
          hinweis={hinweis}
          isSchmal={isSchmal}
          seite={seite.key}
        />
      }
      navigation={
        navigation.length > 0 && <SideNav label="Hauptnavigation" items={navigation} isRail={isSchmal} note={hinweis} />
      }
      footer={footer}
    >
      {children}
    </AppFrame>
  );
}

/** True while a page or a form is under way. */
function useIsBeschaeftigt(): boolean {
  const navigation = useNavigation();
  const fetchers = useFetchers();
  return navigation.state !== "idle" || fetchers.some(({ state }) => state !== "idle");
}
