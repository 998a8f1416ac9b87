import { Badge, Card, Heading, Inline, LinkButton, Meter, Stack, Text, VisuallyHidden } from "~/ui";
import type { ExportZeile } from "./loadExporte";

const STAND = {
  WARTET: { text: "Wartet", farbe: "neutral" },
  IN_ARBEIT: { text: "Wird erstellt", farbe: "info" },
  FERTIG: { text: "Fertig", farbe: "success" },
  FEHLGESCHLAGEN: { text: "Fehlgeschlagen", farbe: "error" },
} as const;

/** One order: how far it is, and its file. */
export function ExportEintrag({ zeile }: { zeile: ExportZeile }) {
  const { zustand, titel, bestellt, datei, fortschritt, stand } = zeile;
  return (
    <Card>
      <Stack gap="s">
        <Inline justify="between" gap="s">
          <Heading level={3} size="h4">
            {titel}
          </Heading>
          <Badge tone={STAND[zustand].farbe}>{STAND[zustand].text}</Badge>
        </Inline>
        <Text tone="muted" size="s">
          Bestellt am {bestellt}.
        </Text>
        {fortschritt !== null && <Meter label={stand} value={fortschritt} />}
        {datei !== null && (
          <Inline justify="between" gap="m">
            <Text>
              {datei.zeilen} {datei.zeilen === "1" ? "Zeile" : "Zeilen"}, {datei.groesse}, abrufbar bis {datei.bis}
            </Text>
            <LinkButton variant="secondary" icon="herunterladen" href={datei.href} download>
              Herunterladen <VisuallyHidden>{datei.name}</VisuallyHidden>
            </LinkButton>
          </Inline>
        )}
        <Nochmal zeile={zeile} />
      </Stack>
    </Card>
  );
}

/** @spec §8 'Download nicht möglich!' */
function Nochmal({ zeile: { zustand, nochmal, titel } }: { zeile: ExportZeile }) {
  return (
    <Inline justify="between" gap="m">
      <Text>
        {zustand === "FEHLGESCHLAGEN" ? "Download nicht möglich! Die Datei konnte nicht erstellt werden." : ""}
      </Text>
      <LinkButton variant="quiet" icon="aktualisieren" href={nochmal}>
        Noch einmal <VisuallyHidden>{titel}</VisuallyHidden>
      </LinkButton>
    </Inline>
  );
}
