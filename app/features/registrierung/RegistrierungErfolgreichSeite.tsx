import { formatDauer } from "~/domain/sitzung/dauer";
import { Seite } from "~/features/anmeldung";
import { href } from "~/routing/href";
import { Card, LinkButton, Notice, Text } from "~/ui";
import { RegistrierungSchritte } from "./RegistrierungSchritte";

/** What happens after the registration. It reads the same for a known and an unknown address. */
export function RegistrierungErfolgreichSeite({ linkMinuten }: { linkMinuten: number }) {
  return (
    <Seite title="Fast geschafft" lead="Bitte bestätigen Sie jetzt Ihre E-Mail-Adresse.">
      <RegistrierungSchritte aktuell="BESTAETIGEN" />
      <Notice tone="success" title="Wir haben Ihnen eine E-Mail gesendet" role="status">
        Öffnen Sie den Link darin. Er gilt {formatDauer(linkMinuten)}. Danach vergeben Sie Ihr Passwort und können sich
        anmelden.
      </Notice>
      <Card title="Keine E-Mail bekommen?" tone="muted">
        <Text>
          Sehen Sie bitte auch im Spam-Ordner nach. Es kann einige Minuten dauern. Kommt nichts an, prüfen Sie, ob Sie
          die Adresse richtig geschrieben haben, und registrieren Sie sich noch einmal.
        </Text>
      </Card>
      <div>
        <LinkButton href={href("landingpage")} variant="secondary">
          Zur Anmeldung
        </LinkButton>
      </div>
    </Seite>
  );
}
