import { DruckKnopf } from "~/features/antrag";
import { href } from "~/routing/href";
import { ErrorSummary, Notice, PageHeader, Section, Stack, Text } from "~/ui";
import { GesetzlicheWerte } from "./GesetzlicheWerte";
import { OhneAngabe } from "./OhneAngabe";
import type { SchaetzungDaten } from "./loadSchaetzung";
import { SchaetzungErgebnis } from "./SchaetzungErgebnis";
import { SchaetzungFormular } from "./SchaetzungFormular";

/** The non-binding estimate of the Forschungszulage: all Vorhaben together and each alone. */
export function SchaetzungSeite({ daten }: { daten: SchaetzungDaten }) {
  const { uuid, titel, fehler, zusammen, einzeln } = daten;
  const was = einzeln.length === 0 ? titel : "alle Vorhaben zusammen";
  return (
    <Stack gap="xl">
      <PageHeader
        title="Schätzung der Forschungszulage"
        lead={titel}
        breadcrumbs={[
          { label: "Anträge", href: href("antraege") },
          { label: titel, href: href("antragStartseite", { uuid }) },
          { label: "Schätzung der Forschungszulage" },
        ]}
        actions={<DruckKnopf />}
      />
      <ErrorSummary items={fehler} />
      <Notice tone="info" title="Unverbindlich">
        <Text>Die Höhe der Forschungszulage setzt ausschließlich das Finanzamt fest.</Text>
        <Text>
          Gerechnet wird mit den gespeicherten Angaben unter „Rahmen“ und den Werten, die nach dem
          Forschungszulagengesetz an den jeweiligen Tagen gelten. Anderweitig geförderte Aufwendungen dürfen Sie nicht
          noch einmal ansetzen (§&nbsp;7 FZulG).
        </Text>
      </Notice>
      <SchaetzungFormular key={JSON.stringify([daten.istKmu, daten.fragen])} daten={daten} />
      <Section title={einzeln.length === 0 ? "Ergebnis" : "Alle Vorhaben zusammen"}>
        <OhneAngabe daten={daten} />
        <SchaetzungErgebnis schaetzung={zusammen} titel={was} headingLevel={3} />
      </Section>
      {einzeln.map((vorhaben) => (
        <Section key={vorhaben.uuid} title={`Nur „${vorhaben.titel}“`}>
          <SchaetzungErgebnis schaetzung={vorhaben.schaetzung} titel={vorhaben.titel} headingLevel={3} />
        </Section>
      ))}
      <GesetzlicheWerte />
    </Stack>
  );
}
