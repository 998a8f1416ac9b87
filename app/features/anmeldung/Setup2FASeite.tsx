import { href } from "~/routing/href";
import { Card, LinkButton, Notice, Text } from "~/ui";
import { Seite } from "./Seite";

/** Says that a mandatory second factor is missing and where to set one up. @spec §2 /setup2FA */
export function Setup2FASeite() {
  return (
    <Seite title="Zwei-Faktor-Authentifizierung nicht aktiv">
      <Notice tone="warning">
        Für Ihr Konto ist die Zwei-Faktor-Authentifizierung vorgeschrieben. Sie ist noch nicht eingeschaltet.
      </Notice>
      <Card title="So geht es weiter">
        <Text>
          Schalten Sie in Ihrem Profil die TAN per E-Mail ein, oder richten Sie eine Authentifizierungs-App ein. Danach
          können Sie das Portal nutzen.
        </Text>
        <div>
          <LinkButton href={`${href("profil")}#zweifaktor`} icon="schloss">
            Zum Profil
          </LinkButton>
        </div>
      </Card>
    </Seite>
  );
}
