import { listeMitQuery } from "~/features/tabelle";
import { Form } from "@remix-run/react";
import type { FormularSchutz } from "~/contract/antrag/formAntwort";
import { Absendeknopf } from "~/features/anmeldung";
import { FormularFelder } from "~/features/formular";
import { Badge, Card, Heading, HiddenField, Inline, LinkButton, Stack, Text, TextLink, VisuallyHidden } from "~/ui";
import { ANTRAEGE_LISTE } from "./listenHref";
import type { ExportZeile } from "./loadExporte";

const STAND = {
  WARTET: { text: "Wartet", farbe: "neutral" },
  IN_ARBEIT: { text: "Wird erstellt", farbe: "info" },
  FERTIG: { text: "Fertig", farbe: "success" },
  FEHLGESCHLAGEN: { text: "Fehlgeschlagen", farbe: "error" },
} as const;

/** One order: how far it is, and its file. */
export function ExportEintrag({ zeile, formular }: { zeile: ExportZeile; formular: FormularSchutz }) {
  const { zustand, formatName, bestellt, datei } = zeile;
  return (
    <Card>
      <Stack gap="s">
        <Inline justify="between" gap="s">
          <Heading level={2} size="h4">
            Anträge als {formatName}
          </Heading>
          <Badge tone={STAND[zustand].farbe}>{STAND[zustand].text}</Badge>
        </Inline>
        <Text tone="muted" size="s">
          Bestellt am {bestellt}.{" "}
          <TextLink href={listeMitQuery(ANTRAEGE_LISTE, zeile.query)}>Diese Liste öffnen</TextLink>
        </Text>
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
        {zustand === "FEHLGESCHLAGEN" && <Gescheitert zeile={zeile} formular={formular} />}
      </Stack>
    </Card>
  );
}

/** @spec §8 'Download nicht möglich!' */
function Gescheitert({ zeile: { query, format }, formular }: { zeile: ExportZeile; formular: FormularSchutz }) {
  return (
    <Form method="post">
      <FormularFelder formular={formular} />
      <HiddenField name="ansicht" value={query} />
      <HiddenField name="format" value={format} />
      <Inline justify="between" gap="m">
        <Text>Download nicht möglich! Die Datei konnte nicht erstellt werden.</Text>
        <Absendeknopf variant="secondary" icon="aktualisieren">
          Noch einmal vorbereiten
        </Absendeknopf>
      </Inline>
    </Form>
  );
}
