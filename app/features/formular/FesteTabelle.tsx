import { rowsOf } from "~/formkit/werte";
import { fieldName } from "~/formkit/fieldName";
import { FieldGroup, Heading, HiddenField, Notice, Stack } from "~/ui";
import { idOf } from "./formularOrt";
import { Felder } from "./Felder";
import type { AntragBereich, AntragFeld } from "./platz";
import type { Umgebung } from "./umgebung";

export type FesteTabelleProps = { feld: AntragFeld; bereich: AntragBereich; umgebung: Umgebung };

/** A table whose rows the program gives: one fieldset per row, all filled in on this page. */
export function FesteTabelle({ feld, bereich, umgebung }: FesteTabelleProps) {
  const { entity, key } = feld;
  const zeilen = rowsOf(bereich.werte, key);
  if (entity === undefined || zeilen.length === 0) return null;
  const { fehler, warnungen } = umgebung.meldungen;
  // What identifies a row is its legend; the program has filled it in.
  const felder = entity.fields.filter(({ kind, readOnly }) => kind === "computed" || readOnly === undefined);
  return (
    <Stack gap="l" id={idOf(key)}>
      <Heading level={3}>{feld.label}</Heading>
      {fehler.has(key) && <Notice tone="error">{fehler.get(key)}</Notice>}
      {warnungen.has(key) && <Notice tone="warning">{warnungen.get(key)}</Notice>}
      {zeilen.map((zeile, index) => (
        <FieldGroup key={zeile.uuid} legend={entity.title(zeile)}>
          <HiddenField name={fieldName("uuid", { tabelle: key, index })} value={zeile.uuid} />
          <Felder felder={felder} bereich={{ ...bereich, werte: zeile }} umgebung={umgebung} row={{ tabelle: key, index }} />
        </FieldGroup>
      ))}
    </Stack>
  );
}
