import { href } from "~/routing/href";
import { Card, Inline, LinkButton, Notice, PageHeader, Stack, Text } from "~/ui";
import type { LueckenDaten } from "./loadLuecken";
import { LueckenListe } from "./LueckenListe";

const zahl = (anzahl: number, eins: string, viele: string): string =>
  `${String(anzahl)} ${anzahl === 1 ? eins : viele}`;

/** "Was fehlt noch?": all gaps of an Antrag, each a link that lands on its field. */
export function LueckenSeite({ daten }: { daten: LueckenDaten }) {
  const { uuid, titel, vorhaben } = daten;
  const pfad = [
    { label: "Anträge", href: href("antraege") },
    { label: titel, href: href("antragStartseite", { uuid }) },
    { label: "Was fehlt noch?" },
  ];
  return (
    <Stack gap="l">
      <PageHeader title="Was fehlt noch?" lead={titel} breadcrumbs={pfad} />
      <Zusammenfassung daten={daten} />
      {vorhaben.map((eintrag) => (
        <Card key={eintrag.uuid} title={eintrag.titel}>
          <Stack gap="l">
            {eintrag.tabs.map((tab) => (
              <LueckenListe key={tab.key} tab={tab} />
            ))}
          </Stack>
        </Card>
      ))}
      {daten.anzahlStammdaten > 0 && <Stammdaten anzahl={daten.anzahlStammdaten} />}
      {daten.anzahlFehler + daten.anzahlStammdaten === 0 && (
        <Inline gap="m">
          <LinkButton icon="handbuch" href={href("antragLesen", { uuid })}>
            Antrag durchlesen
          </LinkButton>
          <LinkButton variant="secondary" icon="senden" href={href("einreichen", { uuid })}>
            Antrag einreichen
          </LinkButton>
        </Inline>
      )}
    </Stack>
  );
}

/** What the company has not said about itself yet, on a page of its own. */
function Stammdaten({ anzahl }: { anzahl: number }) {
  const fehlen = anzahl === 1 ? "fehlt eine Angabe" : `fehlen ${String(anzahl)} Angaben`;
  return (
    <Card title="Unternehmensstammdaten">
      <Stack gap="m">
        <Text>{`In den Stammdaten Ihres Unternehmens ${fehlen}. Sie gelten für alle Ihre Anträge.`}</Text>
        <Inline gap="m">
          <LinkButton variant="secondary" href={href("unternehmen", {}, { pruefen: "true" })}>
            Stammdaten ergänzen
          </LinkButton>
        </Inline>
      </Stack>
    </Card>
  );
}

function Zusammenfassung({ daten: { anzahlFehler, anzahlWarnungen, anzahlStammdaten } }: { daten: LueckenDaten }) {
  const hinweise = zahl(anzahlWarnungen, "Hinweis", "Hinweise");
  if (anzahlFehler > 0) {
    const fehler = zahl(anzahlFehler, "Angabe fehlt oder stimmt nicht", "Angaben fehlen oder stimmen nicht");
    const zusatz = anzahlWarnungen > 0 ? ` Dazu gibt es ${hinweise}, die Sie nicht am Einreichen hindern.` : "";
    return <Notice tone="warning">{`${fehler}.${zusatz} Jeder Eintrag führt Sie direkt zum Feld.`}</Notice>;
  }
  if (anzahlStammdaten > 0)
    return <Notice tone="warning">Im Antrag fehlt nichts, in den Stammdaten Ihres Unternehmens noch etwas.</Notice>;
  if (anzahlWarnungen > 0) {
    return (
      <Notice tone="info">{`Es fehlt nichts. Bitte sehen Sie sich noch an: ${hinweise}. Sie können den Antrag trotzdem einreichen.`}</Notice>
    );
  }
  return (
    <Notice tone="success">
      Es fehlt nichts. Bitte lesen Sie den Antrag noch einmal durch und reichen Sie ihn dann ein.
    </Notice>
  );
}
