import { Card, Notice, Stack, Text } from "~/ui";
import { anzahlText } from "./anzahlText";
import type { Pruefpunkt } from "./loadFirmenpunkte";
import type { LueckenDaten } from "./loadLuecken";
import { Liste } from "./LueckenListe";

type LueckenZahlen = Pick<LueckenDaten, "anzahlFehler" | "anzahlWarnungen" | "hatVorhaben" | "firma">;

/** Says whether anything keeps the Antrag from being submitted. */
export const fehltEtwas = ({ anzahlFehler, hatVorhaben, firma }: LueckenZahlen): boolean =>
  anzahlFehler > 0 || !hatVorhaben || firma.length > 0;

/** What the company has not said about itself yet, on pages of its own. */
export function FirmenLuecken({ punkte }: { punkte: readonly Pruefpunkt[] }) {
  if (punkte.length === 0) return null;
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

/** How much is still missing, in a sentence. */
export function LueckenStand({ daten }: { daten: LueckenZahlen }) {
  const { anzahlFehler, anzahlWarnungen } = daten;
  const hinweise = anzahlText(anzahlWarnungen, "Hinweis", "Hinweise");
  if (anzahlFehler > 0) {
    const fehler = anzahlText(anzahlFehler, "Angabe fehlt oder stimmt nicht", "Angaben fehlen oder stimmen nicht");
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
