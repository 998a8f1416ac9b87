import { BARRIEREFREIHEIT } from "~/domain/rechtliches/barrierefreiheit";
import { BETREIBER } from "~/domain/rechtliches/betreiber";
import { noBreak } from "~/lib/noBreak";
import { href } from "~/routing/href";
import { Text } from "~/ui/basic/Text";
import { TextLink } from "~/ui/basic/TextLink";
import { Container } from "~/ui/layout/Container";
import { PageHeader } from "~/ui/layout/PageHeader";
import { Section } from "~/ui/layout/Section";
import { Stack } from "~/ui/layout/Stack";
import { Abschnitte } from "./Abschnitte";

const BETREFF = encodeURIComponent("Barriere im Antragsportal");

/** The statement on accessibility with the ways to report a barrier and to complain. */
export function Barrierefreiheit() {
  return (
    <Container width="text">
      <PageHeader title="Erklärung zur Barrierefreiheit" />
      <Stack gap="xl">
        <Text>
          Diese Erklärung gibt es kurz auch in{" "}
          <TextLink href={`${href("leichtesprache")}#barrierefreiheit`}>Leichter Sprache</TextLink>.
        </Text>
        <Abschnitte abschnitte={BARRIEREFREIHEIT} />
        <Section title="Barrieren melden" id="melden">
          <Text>
            Sind Ihnen Mängel aufgefallen, oder brauchen Sie Inhalte in anderer Form? Schreiben Sie uns an{" "}
            <TextLink href={`mailto:${BETREIBER.barriereEmail}?subject=${BETREFF}`}>{BETREIBER.barriereEmail}</TextLink>{" "}
            oder rufen Sie uns an: {noBreak(BETREIBER.telefon)}. Wir antworten Ihnen innerhalb eines Monats.
          </Text>
        </Section>
        <Section title="Schlichtungsverfahren" id="schlichtung">
          <Text>
            Waren wir Ihnen keine Hilfe? Dann können Sie sich an die Schlichtungsstelle nach §&nbsp;16 BGG wenden. Das
            Verfahren ist kostenlos, und Sie brauchen keinen Rechtsbeistand.
          </Text>
          <Text>
            Schlichtungsstelle nach dem Behindertengleichstellungsgesetz bei dem Beauftragten der Bundesregierung für
            die Belange von Menschen mit Behinderungen, Mauerstraße 53, 10117 Berlin.{" "}
            <TextLink href="https://www.schlichtungsstelle-bgg.de" rel="noopener">
              Zur Internetseite der Schlichtungsstelle
            </TextLink>
          </Text>
        </Section>
      </Stack>
    </Container>
  );
}
