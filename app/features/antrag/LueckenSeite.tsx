import { href } from "~/routing/href";
import { Card, Inline, LinkButton, Notice, PageHeader, Stack, Text } from "~/ui";
import type { Pruefpunkt } from "./loadFirmenpunkte";
import type { LueckenDaten } from "./loadLuecken";
import { Liste, LueckenListe } from "./LueckenListe";

const zahl = (anzahl: number, eins: string, viele: string): string =>
  `${String(anzahl)} ${anzahl === 1 ? eins : viele}`;

const fehltEtwas = ({ anzahlFehler, hatVorhaben, firma }: LueckenDaten): boolean =>
  anzahlFehler > 0 || !hatVorhaben || firma.length > 0;

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
      {daten.firma.length > 0 && <Firma punkte={daten.firma} />}
      {!fehltEtwas(daten) && (
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

/** What the company has not said about itself yet, on pages of its own. */
function Firma({ punkte }: { punkte: readonly Pruefpunkt[] }) {
  return (
    <Card title="Angaben Ihres Unternehmens">
      <Stack gap="m">
        <Text>Diese Angaben gelten für alle Ihre Anträge. Einreichen können Sie erst, wenn sie vollständig sind.</Text>
        <Liste
          art="fehler"
          links={punkte.map(({ titel, text, href: ziel }) => ({ href: ziel, label: titel, message: text }))}
        />
      </Stack>
    </Card>
  );
}

function Zusammenfassung({ daten }: { daten: LueckenDaten }) {
  const { anzahlFehler, anzahlWarnungen } = daten;
  const hinweise = zahl(anzahlWarnungen, "Hinweis", "Hinweise");
  if (anzahlFehler > 0) {
    const fehler = zahl(anzahlFehler, "Angabe fehlt oder stimmt nicht", "Angaben fehlen oder stimmen nicht");
    const zusatz = anzahlWarnungen > 0 ? ` Dazu gibt es ${hinweise}, die Sie nicht am Einreichen hindern.` : "";
    return <Notice tone="warning">{`${fehler}.${zusatz} Jeder Eintrag führt Sie direkt zum Feld.`}</Notice>;
  }
  if (!daten.hatVorhaben) return <Notice tone="warning">Der Antrag enthält kein Vorhaben.</Notice>;
  if (fehltEtwas(daten))
    return <Notice tone="warning">Im Antrag fehlt nichts, in den Angaben Ihres Unternehmens noch etwas.</Notice>;
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
