import { Form } from "@remix-run/react";
import type { SeitenrahmenDaten } from "~/contract/portal/seitenrahmenDaten";
import { FormularFelder } from "~/features/formular";
import { href } from "~/routing/href";
import type { RouteKey } from "~/routing/routeTable";
import { Button } from "~/ui/basic/Button";
import { LinkButton } from "~/ui/basic/LinkButton";
import { Brand } from "~/ui/shell/Brand";
import { HeaderBar, OnScreen } from "~/ui/shell/HeaderBar";

/** The bar before the login and before the choice: the logos of the authority and of the seal. @spec §2 Shell */
export function OeffentlicherKopf({ rahmen, seite }: { rahmen: SeitenrahmenDaten | undefined; seite: RouteKey }) {
  const logo = <Brand src="/logo-siegel.svg" name="Forschung" detail="geprüft und bescheinigt" />;
  return (
    <HeaderBar
      start={
        <Brand
          src="/logo-behoerde.svg"
          name="Antragsportal"
          detail="Bescheinigungsstelle Forschungszulage"
          href={href("landingpage")}
          linkLabel="zur Startseite"
        />
      }
      end={
        <>
          {/* Nobody knows who looks at the page of a form that has failed. */}
          {rahmen &&
            (rahmen.sitzung.state === "KEINE" ? (
              seite !== "landingpage" && <AnmeldeLink />
            ) : (
              <Abmelden rahmen={rahmen} seite={seite} />
            ))}
          <OnScreen size="wide">{logo}</OnScreen>
          <OnScreen size="small">
            <Brand src="/logo-siegel.svg" name="" />
          </OnScreen>
        </>
      }
    />
  );
}

function AnmeldeLink() {
  return (
    <LinkButton href={href("landingpage")} variant="secondary">
      Anmelden
    </LinkButton>
  );
}

/** Not in a view of the support: the login is the person's, and the word above the page is the way out. */
function Abmelden({ rahmen, seite }: { rahmen: SeitenrahmenDaten; seite: RouteKey }) {
  if (seite === "abmelden" || rahmen.ansicht !== null) return null;
  return (
    <Form method="post" action={href("abmelden")}>
      <FormularFelder formular={rahmen.formular} />
      <Button variant="secondary" icon="abmelden">
        Abmelden
      </Button>
    </Form>
  );
}
