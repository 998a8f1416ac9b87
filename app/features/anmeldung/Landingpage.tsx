import { href } from "~/routing/href";
import { Card, Container, Grid, LinkButton, Notice, PageHeader, Stack, Text, TextLink } from "~/ui";
import { SoGehtEs } from "./SoGehtEs";
import { Anmeldefeld, type AnmeldefeldProps } from "./Anmeldefeld";
import type { StartseitenNachricht } from "./loadLandingpage";
import { StartseitenNachrichten } from "./StartseitenNachrichten";

export type LandingpageProps = AnmeldefeldProps & {
  /** Minutes without an action after which a session ends. */
  leerlaufMinuten: number;
  /** A form was sent after its session had ended. */
  isEingabeVerworfen: boolean;
  /** The same, and the form was kept for its user. */
  isEingabeAufbewahrt: boolean;
  /** What everybody is told before the login. */
  nachrichten: readonly StartseitenNachricht[];
  /** Who may submit, in the words of the authority. */
  hinweis: string | null;
};

/** The entry of the portal: what it is for, the login, the way to an account. */
export function Landingpage({
  leerlaufMinuten,
  isEingabeVerworfen,
  isEingabeAufbewahrt,
  nachrichten,
  hinweis,
  ...anmeldung
}: LandingpageProps) {
  return (
    <Container>
      <PageHeader
        title="Antragsportal für die Forschungszulage"
        lead="Hier beantragen Unternehmen die Bescheinigung für ihre Vorhaben in Forschung und Entwicklung."
      />
      <Stack gap="l">
        <StartseitenNachrichten nachrichten={nachrichten} />
        {isEingabeVerworfen && <EingabeVerworfen />}
        {isEingabeAufbewahrt && <EingabeAufbewahrt />}
        {anmeldung.redirect !== null && !isEingabeAufbewahrt && (
          <Notice tone="info">
            Bitte melden Sie sich an. Danach gelangen Sie zu der Seite, die Sie öffnen wollten.
          </Notice>
        )}
        <Grid columns={2}>
          <Stack gap="m">
            <Anmeldefeld {...anmeldung} />
            <Sitzungsdauer minuten={leerlaufMinuten} />
          </Stack>
          <Stack gap="l">
            <NochKeinKonto />
            <SoGehtEs hinweis={hinweis} />
            <Zugaenglichkeit />
          </Stack>
        </Grid>
      </Stack>
    </Container>
  );
}

function EingabeVerworfen() {
  return (
    <Notice tone="warning" title="Ihre letzten Eingaben wurden nicht gespeichert">
      Ihre Sitzung war schon beendet, als Sie das Formular abgesendet haben. Bitte melden Sie sich an und geben Sie die
      Angaben noch einmal ein. Mit „Zurück“ im Browser können Sie sie vielleicht noch sehen und kopieren.
    </Notice>
  );
}

function EingabeAufbewahrt() {
  return (
    <Notice tone="info" title="Ihre Sitzung ist beendet" role="status">
      Ihre Eingaben wurden aufbewahrt. Melden Sie sich an, um sie zu prüfen.
    </Notice>
  );
}

function Sitzungsdauer({ minuten }: { minuten: number }) {
  return (
    <Text tone="muted" size="s">
      Ihre Sitzung endet nach {String(minuten)} Minuten ohne Aktion. Was Sie gespeichert haben, bleibt erhalten.
    </Text>
  );
}

function NochKeinKonto() {
  return (
    <Card title="Noch kein Konto?" tone="primary">
      <Text>
        Registrieren Sie Ihr Unternehmen mit Ihrem ELSTER-Organisationszertifikat. Ist Ihr Unternehmen schon
        registriert, lassen Sie sich bitte von einer bevollmächtigten Person einladen; sie findet das im Portal unter
        „Benutzerverwaltung“.
      </Text>
      <div>
        <LinkButton href={href("registrierung")} variant="secondary" icon="firma">
          Registrieren
        </LinkButton>
      </div>
    </Card>
  );
}

function Zugaenglichkeit() {
  return (
    <Card title="Hilfe und Informationen" tone="muted">
      <Stack as="ul" gap="s">
        <li>
          <TextLink href={href("help")}>Hilfe und häufige Fragen</TextLink>
        </li>
        <li>
          <TextLink href={href("leichtesprache")}>Informationen in Leichter Sprache</TextLink>
        </li>
        <li>
          <TextLink href={href("barrierefreiheit")}>Erklärung zur Barrierefreiheit</TextLink>
        </li>
      </Stack>
      <Text size="s">
        Ein Video in Deutscher Gebärdensprache gibt es für dieses Portal nicht. Wenn Sie Informationen in
        Gebärdensprache brauchen, schreiben Sie uns bitte: <TextLink href={href("kontakt")}>Kontakt</TextLink>.
      </Text>
    </Card>
  );
}
