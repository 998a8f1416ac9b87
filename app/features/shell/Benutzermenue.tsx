import { Form } from "@remix-run/react";
import type { SitzungBenutzer } from "~/contract/konto/benutzer";
import type { FormularSchutz } from "~/contract/antrag/formAntwort";
import { FormularFelder } from "~/features/formular";
import { LiveHinweis } from "~/features/live";
import { AbmeldeForm } from "~/features/session";
import { href } from "~/routing/href";
import type { RouteKey } from "~/routing/routeTable";
import { HiddenField } from "~/ui/fields/HiddenField";
import { AccountMenu } from "~/ui/shell/AccountMenu";
import { MenuLink, MenuList, MenuSubmit } from "~/ui/shell/AccountMenuParts";
import { benutzerAnzeige, zeigtUnternehmenwechsel } from "./benutzerAnzeige";

type Props = { benutzer: SitzungBenutzer; formular: FormularSchutz; seite: RouteKey };

/**
 * Who is logged in and for whom; Profil, Unternehmenwechsel, Abmelden. What changes something is a form. @spec §2 Shell
 */
export function Benutzermenue({ benutzer, formular, seite }: Props) {
  const { wo, wer } = benutzerAnzeige(benutzer);
  return (
    <AccountMenu first={wo} second={wer} name="Benutzermenü">
      <MenuList>
        <li>
          <MenuLink href={href("profil")} icon="benutzer" current={seite === "profil"}>
            Profil
          </MenuLink>
        </li>
        {zeigtUnternehmenwechsel(benutzer) && (
          <li>
            <Form method="post" action={href("loginUnternehmenAuswahl")}>
              <FormularFelder formular={formular} />
              <HiddenField name="intent" value="wechseln" />
              <MenuSubmit icon="firma">Unternehmenwechsel</MenuSubmit>
            </Form>
          </li>
        )}
        {!benutzer.isNurAnsicht && (
          <li>
            <AbmeldeForm>
              <FormularFelder formular={formular} />
              <MenuSubmit icon="abmelden">Abmelden</MenuSubmit>
            </AbmeldeForm>
          </li>
        )}
      </MenuList>
      <LiveHinweis />
    </AccountMenu>
  );
}
