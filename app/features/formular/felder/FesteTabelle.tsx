import { fieldName } from "~/formkit/fieldName";
import { isStored } from "~/formkit/kinds";
import { relevantFields } from "~/formkit/relevance";
import { rowsOf } from "~/formkit/werte";
import { FieldGroup, Heading, HiddenField, LinkButton, Notice, Stack } from "~/ui";
import { idOf, ortHref } from "../seite/formularOrt";
import { Felder } from "./Felder";
import type { AntragBereich, AntragFeld } from "../seite/platz";
import type { Umgebung } from "../seite/umgebung";
import { ZeilenSeiten } from "./ZeilenSeiten";

export type FesteTabelleProps = { feld: AntragFeld; bereich: AntragBereich; umgebung: Umgebung };

/** What is said about the table, or about one of its rows as a whole. */
function Hinweise({ name, umgebung: { meldungen } }: { name: string; umgebung: Umgebung }) {
  const { fehler, warnungen } = meldungen;
  return (
    <>
      {fehler.has(name) && <Notice tone="error">{fehler.get(name)}</Notice>}
      {warnungen.has(name) && <Notice tone="warning">{warnungen.get(name)}</Notice>}
    </>
  );
}

/** Whoever is led to a table or to one of its rows arrives at the first control there. */
function withErstemFeld(umgebung: Umgebung, feld: string | undefined): Umgebung {
  const { daten } = umgebung;
  return feld === undefined ? umgebung : { ...umgebung, daten: { ...daten, wunsch: { ...daten.wunsch, feld } } };
}

/** Stands for a table without rows: it leads to the dates from which the rows follow. */
function OhneZeilen({ name, umgebung }: { name: string; umgebung: Umgebung }) {
  const { daten, isReadOnly } = umgebung;
  if (isReadOnly) return null;
  return (
    <Stack gap="m" id={idOf(name)}>
      <Hinweise name={name} umgebung={umgebung} />
      <div>
        <LinkButton
          variant="secondary"
          href={ortHref({ ...daten.ort, tab: 0, zeile: null }, { feld: "beginn" })}
          // eslint-disable-next-line jsx-a11y/no-autofocus -- where a person was led to
          autoFocus={daten.wunsch.feld === name}
        >
          Beginn und Ende des Vorhabens angeben
        </LinkButton>
      </div>
    </Stack>
  );
}

/** A table whose rows the program gives: one fieldset per row, all filled in on this page. */
export function FesteTabelle({ feld, bereich, umgebung }: FesteTabelleProps) {
  const { entity, key } = feld;
  const zeilen = rowsOf(bereich.werte, key);
  if (entity === undefined) return null;
  if (zeilen.length === 0) return <OhneZeilen name={key} umgebung={umgebung} />;
  // What identifies a row is its legend; the program has filled it in.
  const felder = entity.fields.filter(({ kind, readOnly }) => kind === "computed" || readOnly === undefined);
  const gewuenscht = umgebung.daten.wunsch.feld;
  return (
    <Stack gap="l" id={idOf(key)}>
      <Heading level={3}>{feld.label}</Heading>
      <Hinweise name={key} umgebung={umgebung} />
      {zeilen.map((zeile, index) => {
        const row = { tabelle: key, index };
        const name = fieldName("uuid", row);
        const hier = { ...bereich, werte: zeile };
        const isGemeint = gewuenscht === name || (gewuenscht === key && index === 0);
        const erstes = isGemeint ? relevantFields(felder, hier).find(({ kind }) => isStored(kind)) : undefined;
        return (
          <FieldGroup key={zeile.uuid} legend={entity.title(zeile)}>
            <HiddenField name={name} value={zeile.uuid} />
            <Stack gap="l" id={idOf(name)}>
              <Hinweise name={name} umgebung={umgebung} />
              <Felder
                felder={felder}
                bereich={hier}
                umgebung={withErstemFeld(umgebung, erstes && fieldName(erstes.key, row))}
                row={row}
              />
            </Stack>
          </FieldGroup>
        );
      })}
      {!umgebung.isReadOnly && (
        <div>
          <ZeilenSeiten tabelle={key} />
        </div>
      )}
    </Stack>
  );
}
