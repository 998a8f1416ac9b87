import { Form } from "@remix-run/react";
import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { Absendeknopf } from "~/features/anmeldung";
import { FormularFelder } from "~/features/formular";
import { href } from "~/routing/href";
import { Card, ErrorSummary, Inline, LinkButton, PageHeader, Section, Stack, Text, TextLink } from "~/ui";
import { anzahlText } from "./anzahlText";
import { formularHref } from "./formularHref";
import type { FertigDaten, FertigVorhaben } from "./loadFertig";
import type { LueckenTab } from "./loadLuecken";
import { fehltEtwas, FirmenLuecken, LueckenStand } from "./LueckenStand";
import { VorhabenStand } from "./VorhabenStand";

type FertigSeiteProps = { daten: FertigDaten; formular: FormularSchutz; antwort: FormAntwort | undefined };

/**
 * "Fertig?": what follows the last tab of the form. How every Vorhaben stands, where something is missing, and the ways
 * on.
 */
export function FertigSeite({ daten, formular, antwort }: FertigSeiteProps) {
  const { uuid, titel, vorhaben } = daten;
  const pfad = [
    { label: "Anträge", href: href("antraege") },
    { label: titel, href: href("antragStartseite", { uuid }) },
    { label: "Fertig?" },
  ];
  return (
    <Stack gap="l">
      <PageHeader title="Fertig?" lead={titel} breadcrumbs={pfad} />
      {antwort !== undefined && (
        <ErrorSummary
          title="Es wurde kein Vorhaben hinzugefügt"
          items={[{ href: "#inhalt", message: antwort.problem.userMessage }]}
        />
      )}
      <LueckenStand daten={daten} />
      <Section title={`Vorhaben (${String(vorhaben.length)})`}>
        <Stack gap="m">
          {vorhaben.map((eines) => (
            <Vorhaben key={eines.uuid} daten={daten} vorhaben={eines} />
          ))}
          {daten.darfErgaenzen && <WeiteresVorhaben formular={formular} />}
        </Stack>
      </Section>
      <FirmenLuecken punkte={daten.firma} />
      <Wege daten={daten} />
    </Stack>
  );
}

function Vorhaben({
  daten: { uuid, art, darfBearbeiten },
  vorhaben,
}: {
  daten: FertigDaten;
  vorhaben: FertigVorhaben;
}) {
  const tat = darfBearbeiten ? "Bearbeiten" : "Ansehen";
  return (
    <Card title={vorhaben.titel} headingLevel={3}>
      <Stack gap="m">
        <VorhabenStand vorhaben={vorhaben} />
        {vorhaben.tabs.length > 0 && (
          <Stack as="ul" gap="s">
            {vorhaben.tabs.map((tab) => (
              <Bereich key={tab.key} tab={tab} />
            ))}
          </Stack>
        )}
        <div>
          <LinkButton
            variant="secondary"
            icon={darfBearbeiten ? "bearbeiten" : "anzeigen"}
            href={formularHref({ antragUuid: uuid, art }, vorhaben.uuid)}
            aria-label={`${tat}: ${vorhaben.titel}`}
          >
            {tat}
          </LinkButton>
        </div>
      </Stack>
    </Card>
  );
}

const zahl = (anzahl: number, eins: string, viele: string): string[] =>
  anzahl === 0 ? [] : [anzahlText(anzahl, eins, viele)];

/** How much is to be done in a part. */
const wieViele = ({ fehler, warnungen }: LueckenTab): string =>
  [...zahl(fehler.length, "Angabe", "Angaben"), ...zahl(warnungen.length, "Hinweis", "Hinweise")].join(", ");

/** A part of the form in which something is to be done, as a link to the first field. */
function Bereich({ tab }: { tab: LueckenTab }) {
  const [erste] = [...tab.fehler, ...tab.warnungen];
  if (erste === undefined) return null;
  return (
    <li>
      <TextLink href={erste.href}>{tab.titel}</TextLink>{" "}
      <Text as="span" tone="muted">
        ({wieViele(tab)})
      </Text>
    </li>
  );
}

function WeiteresVorhaben({ formular }: Pick<FertigSeiteProps, "formular">) {
  return (
    <Form method="post">
      <FormularFelder formular={formular} />
      <Absendeknopf variant="secondary" icon="plus">
        Weiteres Vorhaben hinzufügen
      </Absendeknopf>
    </Form>
  );
}

/** The strong button is what comes next: the gaps, or reading through. */
function Wege({ daten }: { daten: FertigDaten }) {
  const { uuid, darfBearbeiten } = daten;
  const isOffen = fehltEtwas(daten);
  return (
    <Inline gap="m">
      {isOffen && (
        <LinkButton icon="liste" href={href("antragLuecken", { uuid })}>
          Was fehlt noch?
        </LinkButton>
      )}
      <LinkButton variant={isOffen ? "secondary" : "primary"} icon="handbuch" href={href("antragLesen", { uuid })}>
        Antrag durchlesen
      </LinkButton>
      <LinkButton variant="secondary" icon={darfBearbeiten ? "senden" : "anzeigen"} href={href("einreichen", { uuid })}>
        {darfBearbeiten ? "Antrag einreichen" : "Stand der Einreichung"}
      </LinkButton>
    </Inline>
  );
}
