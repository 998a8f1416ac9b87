import { MAIL_LINK_MINUTEN } from "~/domain/sitzung/aufbewahrung";
import { formatDauer } from "~/domain/sitzung/dauer";
import { href } from "~/routing/href";
import { Inline, LinkButton, Notice, Text } from "~/ui";
import { Seite } from "./Seite";

const WARUM = `Zu Ihrer Sicherheit steht der Link nicht in der Adresse dieser Seite. Ihr Browser bewahrt ihn ${formatDauer(MAIL_LINK_MINUTEN)} lang in einem Cookie auf und kennt ihn jetzt nicht oder nicht mehr.`;

/** The page of a mail's link in a browser that does not know the link, or not any more, and what helps. */
export function LinkUnbekannt({ title }: { title: string }) {
  return (
    <Seite title={title}>
      <Notice tone="warning" title="Bitte öffnen Sie den Link in der E-Mail noch einmal." role="alert">
        <Text>{WARUM}</Text>
        <Text>
          Erscheint dieser Hinweis wieder, nimmt Ihr Browser keine Cookies an. Bitte erlauben Sie dann Cookies für diese
          Seite: Das Portal braucht sie, um Formulare und Anmeldung zu schützen.
        </Text>
      </Notice>
      <Inline gap="m">
        <LinkButton href={href("landingpage")} variant="secondary">
          Zur Anmeldung
        </LinkButton>
      </Inline>
    </Seite>
  );
}
