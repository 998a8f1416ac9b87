import type { Schriftsatz } from "~/contract/verfahren/schriftsaetze";
import { formatGroesse } from "~/domain/antrag/anlagen";
import { SCHRIFTSAETZE } from "~/domain/antrag/schriftsaetze";
import { antwortKey } from "~/domain/antrag/schriftsatzFormulare";
import { displayField } from "~/formkit/readForm";
import { relevantFields } from "~/formkit/relevance";
import { isBlank } from "~/formkit/werte";
import { href } from "~/routing/href";
import { Card, DefinitionList, Stack, Text, TextLink } from "~/ui";
import { bereichVonSchriftsatz, felderVonSchriftsatz } from "./schriftsatzFragen";

type SchriftsatzInhaltProps = { schriftsatz: Schriftsatz };

/** The answers of a document to read, each with what was asked, and its files. */
export function SchriftsatzInhalt({ schriftsatz }: SchriftsatzInhaltProps) {
  const angaben = listAngaben(schriftsatz);
  return (
    <Stack gap="l">
      {angaben.length > 0 && (
        <Card>
          <DefinitionList items={angaben} />
        </Card>
      )}
      {SCHRIFTSAETZE[schriftsatz.art].hatDateien && <Dateien schriftsatz={schriftsatz} />}
    </Stack>
  );
}

/** The question of a follow-up request stands above its answer, in its own words. */
function listAngaben(schriftsatz: Schriftsatz): { label: string; value: string }[] {
  const { fragen } = schriftsatz.kontext;
  const bereich = bereichVonSchriftsatz(schriftsatz);
  return relevantFields(felderVonSchriftsatz(schriftsatz), bereich).map((feld) => ({
    label: fragen.find(({ uuid }) => antwortKey(uuid) === feld.key)?.frage ?? feld.label,
    value: isBlank(bereich.werte[feld.key]) ? "Keine Angabe" : displayField(feld, bereich),
  }));
}

function Dateien({ schriftsatz: { antragUuid, dateien } }: SchriftsatzInhaltProps) {
  return (
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
  );
}
