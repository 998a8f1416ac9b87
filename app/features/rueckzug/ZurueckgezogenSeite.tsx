import { antragStatusText } from "~/domain/antrag/antragStatus";
import { dokumenteHref, StatusZeichen } from "~/features/antrag";
import { href } from "~/routing/href";
import { Card, DefinitionList, Inline, LinkButton, Notice, PageHeader, Stack, Text, TextLink } from "~/ui";
import type { ZurueckgezogenDaten } from "./loadZurueckgezogenen";
import { RueckzugStand } from "./RueckzugStand";

/**
 * A withdrawn Antrag: what, when, by whom, why, with its receipt, and how to go on. @spec §2
 * /antraege/{uuid}/zurueckgezogenerAntrag
 */
export function ZurueckgezogenSeite({ daten }: { daten: ZurueckgezogenDaten }) {
  const { antragUuid, antragTitel, status, rueckzug } = daten;
  return (
    <Stack gap="xl">
      <PageHeader
        title="Zurückgezogener Antrag"
        lead={antragTitel}
        breadcrumbs={[
          { label: "Anträge", href: href("antraege") },
          { label: antragTitel, href: href("antragStartseite", { uuid: antragUuid }) },
          { label: "Zurückgezogener Antrag" },
        ]}
        actions={<StatusZeichen status={status} />}
      />
      <Stack gap="s">
        <Stand daten={daten} />
        <RueckzugStand uuid={antragUuid} status={status} />
      </Stack>
      <Card title="Was zurückgezogen ist">
        <DefinitionList
          items={[
            { label: "Antragsnummer", value: daten.antragsnummer },
            { label: "Eingereicht", value: daten.eingereicht },
            {
              label: daten.vorhaben.length === 1 ? "Vorhaben" : `${String(daten.vorhaben.length)} Vorhaben`,
              value: daten.vorhaben.join("\n"),
            },
          ]}
        />
      </Card>
      {rueckzug !== null && <Erklaerung rueckzug={rueckzug} />}
      <Weiter daten={daten} />
      <Verbleib daten={daten} />
    </Stack>
  );
}

function Stand({ daten: { status, rueckzug } }: { daten: ZurueckgezogenDaten }) {
  if (status === "RUECKZUG_WIRD_UEBERMITTELT") {
    return (
      <Notice tone="info" title="Der Rückzug wird übermittelt.">
        Sobald die Bescheinigungsstelle ihn bestätigt, ist das Verfahren beendet und Sie erhalten eine Nachricht. Hat
        sie inzwischen entschieden, lehnt sie den Rückzug ab. Sie müssen nichts tun.
      </Notice>
    );
  }
  const wann = rueckzug?.entschiedenAm ? ` am ${rueckzug.entschiedenAm}` : "";
  return (
    <Notice tone="success" title={`Der Rückzug ist${wann} bestätigt.`}>
      Das Verfahren ist beendet. Offene Nachforderungen sind geschlossen.
    </Notice>
  );
}

function Erklaerung({ rueckzug }: { rueckzug: NonNullable<ZurueckgezogenDaten["rueckzug"]> }) {
  const { grund, text, eingereichtAm, eingereichtVon, pruefsumme, belegCode } = rueckzug;
  return (
    <Card title="Erklärung und Nachweis">
      <Stack gap="m">
        <DefinitionList
          items={[
            { label: "Rückzug erklärt", value: `${eingereichtAm}, ${eingereichtVon}` },
            { label: "Grund", value: grund || "Keine Angabe" },
            ...(text === "" ? [] : [{ label: "Erläuterung", value: text }]),
            ...(belegCode === null ? [] : [{ label: "Code des Belegs", value: belegCode }]),
            { label: "Prüfsumme (SHA-256)", value: pruefsumme },
          ]}
        />
        <Text>
          Mit dem Code bestätigt die Seite <TextLink href={href("belegpruefung")}>Beleg prüfen</TextLink> den Rückzug
          ohne Anmeldung und ohne seinen Inhalt zu zeigen.
        </Text>
      </Stack>
    </Card>
  );
}

function Weiter({ daten: { antragUuid, darfAnlegen } }: { daten: ZurueckgezogenDaten }) {
  return (
    <Card title="Einen neuen Antrag stellen">
      <Stack gap="m">
        <Text>
          Ein Rückzug schließt einen neuen Antrag nicht aus. Sie können die Angaben dieses Antrags übernehmen und
          ändern, oder neu beginnen.
        </Text>
        {darfAnlegen && (
          <Inline gap="m">
            <LinkButton icon="plus" href={href("antragUebernehmen", { uuid: antragUuid })}>
              Angaben in neuen Antrag übernehmen
            </LinkButton>
            <LinkButton variant="secondary" href={href("antragNeu")}>
              Leeren Antrag anlegen
            </LinkButton>
          </Inline>
        )}
      </Stack>
    </Card>
  );
}

function Verbleib({
  daten: { antragUuid, status, hatEingereichten, archivNachMonaten },
}: {
  daten: ZurueckgezogenDaten;
}) {
  return (
    <Card title="Was aufbewahrt wird">
      <Stack gap="m">
        <Text>
          {status === "GESCHLOSSEN"
            ? `Der Antrag ist archiviert. Er hat den Status „${antragStatusText("GESCHLOSSEN")}“ und lässt sich weiterhin lesen.`
            : `Der Antrag mit allen Dokumenten bleibt lesbar. ${String(archivNachMonaten)} Monate nach der Bestätigung wird er archiviert; er hat dann den Status „${antragStatusText("GESCHLOSSEN")}“ und lässt sich weiterhin lesen.`}
        </Text>
        <Inline gap="m">
          {hatEingereichten && (
            <LinkButton variant="secondary" icon="anzeigen" href={href("eingereichterAntrag", { uuid: antragUuid })}>
              Eingereichten Antrag ansehen
            </LinkButton>
          )}
          <LinkButton variant="secondary" icon="herunterladen" href={href("antragPdf", { uuid: antragUuid })}>
            Antrag herunterladen (PDF)
          </LinkButton>
          <LinkButton variant="quiet" icon="liste" href={dokumenteHref(antragUuid)}>
            Alle Dokumente
          </LinkButton>
        </Inline>
      </Stack>
    </Card>
  );
}
