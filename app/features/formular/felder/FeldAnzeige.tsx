import { useCanEditTexte } from "~/features/shell";
import { displayField } from "~/formkit/readForm";
import { relevantFields } from "~/formkit/relevance";
import { rowsOf } from "~/formkit/werte";
import { DefinitionList, Section, Stack } from "~/ui";
import { FormTabelle } from "./FormTabelle";
import type { AntragBereich, AntragFeld } from "../seite/platz";
import { hilfeVon, type Umgebung } from "../seite/umgebung";

export type FeldAnzeigeProps = { felder: readonly AntragFeld[]; bereich: AntragBereich; umgebung: Umgebung };

/**
 * The answers of a place to read, where nothing can be changed. Who edits help texts gets to them from here; others
 * have nothing to fill in that they would need help with.
 */
export function FeldAnzeige({ felder, bereich, umgebung }: FeldAnzeigeProps) {
  const darfTexteBearbeiten = useCanEditTexte();
  const gezeigt = relevantFields(felder, bereich).filter(({ kind }) => kind !== "info");
  const einfache = gezeigt.filter(({ kind }) => kind !== "table");
  const tabellen = gezeigt.filter(({ kind }) => kind === "table");
  return (
    <Stack gap="l">
      {tabellen.map((feld) =>
        feld.rows === "fest" && feld.entity !== undefined ? (
          rowsOf(bereich.werte, feld.key).map((zeile) => (
            <Section key={zeile.uuid} title={feld.entity?.title(zeile)} headingLevel={3}>
              <FeldAnzeige
                felder={feld.entity?.fields ?? []}
                bereich={{ ...bereich, werte: zeile }}
                umgebung={umgebung}
              />
            </Section>
          ))
        ) : (
          <FormTabelle key={feld.key} feld={feld} bereich={bereich} umgebung={umgebung} />
        ),
      )}
      {einfache.length > 0 && (
        <DefinitionList
          items={einfache.map((feld) => ({
            label: feld.label,
            value: displayField(feld, bereich),
            help: darfTexteBearbeiten ? hilfeVon(umgebung, feld) : undefined,
          }))}
        />
      )}
    </Stack>
  );
}
