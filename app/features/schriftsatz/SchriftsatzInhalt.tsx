import type { Schriftsatz } from "~/contract/verfahren/schriftsaetze";
import { formatGroesse } from "~/domain/antrag/anlagen";
import { SCHRIFTSAETZE } from "~/domain/antrag/schriftsaetze";
import { antwortKey } from "~/domain/antrag/schriftsatzFormulare";
import { displayField } from "~/formkit/readForm";
import { relevantFields } from "~/formkit/relevance";
import { isBlank } from "~/formkit/werte";
import { href } from "~/routing/href";
import { Card, DefinitionList, Stack, Text, TextLink } from "~/ui";
import { bereichVonSchriftsatz, felderVonSchriftsatz } from "./schriftsatzDaten";

/** The answers of a document to read, each with what was asked, and its files. */
export function SchriftsatzInhalt({ schriftsatz }: { schriftsatz: Schriftsatz }) {
  const { antragUuid, kontext, dateien } = schriftsatz;
  const bereich = bereichVonSchriftsatz(schriftsatz);
  const eintraege = relevantFields(felderVonSchriftsatz(schriftsatz), bereich).map((feld) => {
    const frage = kontext.fragen.find(({ uuid }) => antwortKey(uuid) === feld.key);
    return {
      label: frage === undefined ? feld.label : frage.frage,
      value: isBlank(bereich.werte[feld.key]) ? "Keine Angabe" : displayField(feld, bereich),
    };
  });
  return (
    <Stack gap="l">
      {eintraege.length > 0 && (
        <Card>
          <DefinitionList items={eintraege} />
        </Card>
      )}
      {SCHRIFTSAETZE[schriftsatz.art].hatDateien && (
        <Card title="Dateien">
          {dateien.length === 0 ? (
            <Text tone="muted">Keine Dateien</Text>
          ) : (
            <Stack as="ul" gap="s">
              {dateien.map(({ uuid, name, typ, groesse, sha256, fileName }) => (
                <li key={uuid}>
                  <TextLink href={href("dateiLaden", { uuid: antragUuid, fileName })}>{name}</TextLink>{" "}
                  <Text as="span" tone="muted">
                    ({typ}, {formatGroesse(groesse)})
                  </Text>
                  <Text tone="muted" size="s">
                    Prüfsumme (SHA-256): {sha256}
                  </Text>
                </li>
              ))}
            </Stack>
          )}
        </Card>
      )}
    </Stack>
  );
}
