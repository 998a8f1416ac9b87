import { Form } from "@remix-run/react";
import { useHydrated } from "remix-utils/use-hydrated";
import type { SitzungBenutzer } from "~/contract/konto/benutzer";
import type { SeitenrahmenDaten } from "~/contract/portal/seitenrahmenDaten";
import { SUCHFRAGE } from "~/domain/suche/suchbegriffe";
import { SitzungsCountdown } from "~/features/session";
import { Glocke } from "~/features/systemnachricht";
import { href } from "~/routing/href";
import type { RouteKey } from "~/routing/routeTable";
import { lazyPart } from "~/ui/basic/lazyPart";
import { LinkButton } from "~/ui/basic/LinkButton";
import { VisuallyHidden } from "~/ui/layout/VisuallyHidden";
import { Brand } from "~/ui/shell/Brand";
import { HeaderBar, OnScreen } from "~/ui/shell/HeaderBar";
import { HeaderSearch } from "~/ui/shell/HeaderSearch";
import { NavMenu, type SideNavEntry } from "~/ui/shell/SideNav";
import { Benutzermenue } from "./Benutzermenue";
import { isGewaehlt } from "./benutzerAnzeige";
import { LeisteKnopf } from "./LeisteKnopf";

/** There is none before the first message, and messages need scripts. */
const MeldungsMenue = lazyPart(() => import("./MeldungsMenue"), "MeldungsMenue");

type Props = {
  rahmen: SeitenrahmenDaten;
  benutzer: SitzungBenutzer;
  seite: RouteKey;
  navigation: readonly SideNavEntry[];
  hinweis: string | undefined;
  isSchmal: boolean;
};

/** The app bar after the login: burger, small logo, bell, session countdown, user menu. @spec §2 Shell */
export function PortalKopf({ rahmen, benutzer, seite, navigation, hinweis, isSchmal }: Props) {
  const isHydrated = useHydrated();
  const start = isGewaehlt(rahmen.sitzung) ? href("home") : href("wurzel");
  return (
    <HeaderBar
      start={
        <>
          {navigation.length > 0 && (
            <NavigationsKnopf rahmen={rahmen} navigation={navigation} hinweis={hinweis} isSchmal={isSchmal} />
          )}
          <Brand
            src="/logo-portal.svg"
            name="Antragsportal"
            detail="Forschungszulage"
            href={start}
            linkLabel="zur Startseite"
            isShort
          />
        </>
      }
      end={
        <>
          {benutzer.systemRolle === "UNTERNEHMENSMITARBEITER" && seite !== "suche" && <Suche />}
          {rahmen.systemnachrichten !== null && (
            <Glocke
              nachrichten={rahmen.systemnachrichten}
              benutzerUuid={benutzer.userUuid}
              csrf={rahmen.formular.csrf}
            />
          )}
          <SitzungsCountdown />
          {isHydrated && <MeldungsMenue />}
          <Benutzermenue benutzer={benutzer} formular={rahmen.formular} seite={seite} />
        </>
      }
    />
  );
}

const SUCHE = "In Anträgen suchen";

/** The search in contents: on a narrow screen the way to its page. */
function Suche() {
  return (
    <>
      <OnScreen size="wide">
        <Form action={href("suche")} role="search" aria-label={SUCHE}>
          <HeaderSearch name={SUCHFRAGE} label={SUCHE} />
        </Form>
      </OnScreen>
      <OnScreen size="small">
        <LinkButton href={href("suche")} variant="quiet" icon="suchen">
          <VisuallyHidden>{SUCHE}</VisuallyHidden>
        </LinkButton>
      </OnScreen>
    </>
  );
}

/** The burger: on a narrow screen the navigation itself, on a wide one what makes it full or a rail. */
function NavigationsKnopf({ rahmen, navigation, hinweis, isSchmal }: Omit<Props, "benutzer" | "seite">) {
  return (
    <>
      <NavMenu label="Hauptnavigation" items={navigation} note={hinweis} />
      <OnScreen size="wide">
        <LeisteKnopf rahmen={rahmen} isSchmal={isSchmal} />
      </OnScreen>
    </>
  );
}
