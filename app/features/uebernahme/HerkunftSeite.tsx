import { href } from "~/routing/href";
import { Card, Inline, LinkButton, Notice, PageHeader, Section, Stack, Text, TextArea, TextLink } from "~/ui";
import type { HerkunftDaten, RestVorhaben } from "./loadHerkunft";

function Reste({ reste }: { reste: readonly RestVorhaben[] }) {
  return (
    <Section title="Was nicht in das neue Formular gepasst hat">
      <Text>
        Übernehmen Sie von hier, was Sie noch brauchen. Diese Seite bleibt erhalten, solange es den Antrag gibt.
      </Text>
      {reste.map(({ uuid, titel, texte }) => (
        <Card key={uuid} title={titel} headingLevel={3}>
          <Stack gap="l">
            {texte.map(({ id, label, text }) => (
              <TextArea
                key={id}
                id={id}
                name={id}
                label={label}
                defaultValue={text}
                limit={text.length}
                rows={6}
                readOnly
              />
            ))}
          </Stack>
        </Card>
      ))}
    </Section>
  );
}

function Ergebnis({ daten: { isErgaenzung, reste } }: { daten: HerkunftDaten }) {
  if (isErgaenzung) {
    return (
      <Notice tone="success">
        Der Ergänzungsantrag ist angelegt, die bescheinigten Vorhaben sind übernommen. Bitte ergänzen Sie je Vorhaben
        den Arbeitsplan und die Wirtschaftsgüter.
      </Notice>
    );
  }
  if (reste.length === 0)
    return (
      <Notice tone="success">
        Der neue Antrag ist angelegt, alle Angaben sind vollständig übernommen. Bitte prüfen Sie, was das Formular
        darüber hinaus fragt.
      </Notice>
    );
  return (
    <Notice tone="warning" title="Angaben übernommen, aber nicht alles hat gepasst">
      Einige Texte waren zu lang, oder das neue Formular fragt eine Angabe nicht, etwa wegen der Rechtsform Ihres
      Unternehmens. Was nicht übernommen ist, steht vollständig weiter unten.
    </Notice>
  );
}

/** What became of the answers that an Antrag began with. */
export function HerkunftSeite({ daten }: { daten: HerkunftDaten }) {
  const { uuid, titel, formular, ausUuid, reste } = daten;
  const startseite = href("antragStartseite", { uuid });
  const pfad = [
    { label: "Anträge", href: href("antraege") },
    { label: titel, href: startseite },
    { label: "Übernommene Angaben" },
  ];
  return (
    <Stack gap="l">
      <PageHeader title="Übernommene Angaben" lead={titel} breadcrumbs={pfad} />
      {daten.hatHerkunft ? (
        <Ergebnis daten={daten} />
      ) : (
        <Text>Dieser Antrag hat mit einem leeren Formular begonnen.</Text>
      )}
      {ausUuid !== null && (
        <Text>
          Die Angaben stammen aus einem{" "}
          <TextLink href={href("antragStartseite", { uuid: ausUuid })}>früheren Antrag</TextLink>, der unverändert
          bleibt.
        </Text>
      )}
      {reste.length > 0 && <Reste reste={reste} />}
      <Inline gap="m">
        {formular !== null && (
          <LinkButton icon="bearbeiten" href={formular}>
            Weiter zum Formular
          </LinkButton>
        )}
        <LinkButton variant="secondary" href={startseite}>
          Zur Startseite des Antrags
        </LinkButton>
      </Inline>
    </Stack>
  );
}
