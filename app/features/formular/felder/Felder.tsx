import type { ReactNode } from "react";
import { fieldName, type RowPlace } from "~/formkit/fieldName";
import { relevantFields } from "~/formkit/relevance";
import { FieldGroup, Grid, Stack } from "~/ui";
import { Feld } from "./Feld";
import type { AntragBereich, AntragFeld } from "../seite/platz";
import type { Umgebung } from "../seite/umgebung";

export type FelderProps = {
  felder: readonly AntragFeld[];
  bereich: AntragBereich;
  umgebung: Umgebung;
  /** The inline row whose fields these are. */
  row?: RowPlace | undefined;
};

/**
 * Kinds that stand well beside another one: always, and where fields stand close together in a group or an inline row.
 */
const SCHMALE: readonly string[] = ["integer", "decimal", "euro", "date", "month"];
const KURZE: readonly string[] = [...SCHMALE, "text", "choice", "computed"];

type Block = { art: "kurz" | "lang"; felder: AntragFeld[] };

/** Short fields stand side by side, the others have their own line. */
function toBloecke(felder: readonly AntragFeld[], kurze: readonly string[]): Block[] {
  const bloecke: Block[] = [];
  for (const feld of felder) {
    const art = kurze.includes(feld.kind) ? "kurz" : "lang";
    const letzter = bloecke.at(-1);
    if (letzter?.art === art) letzter.felder.push(feld);
    else bloecke.push({ art, felder: [feld] });
  }
  return bloecke;
}

/** Consecutive fields that name the same group. */
function toGruppen(felder: readonly AntragFeld[]): { legend: string | undefined; felder: AntragFeld[] }[] {
  const gruppen: { legend: string | undefined; felder: AntragFeld[] }[] = [];
  for (const feld of felder) {
    const letzte = gruppen.at(-1);
    if (letzte !== undefined && letzte.legend === feld.group) letzte.felder.push(feld);
    else gruppen.push({ legend: feld.group, felder: [feld] });
  }
  return gruppen;
}

/** The questions that are asked now, in order, under the legends of their groups. */
export function Felder({ felder, bereich, umgebung, row }: FelderProps) {
  const show = (feld: AntragFeld): ReactNode => {
    const name = fieldName(feld.key, row);
    // A locked choice is another control, so it must appear anew with what is typed by then.
    const key = `${name} ${String(umgebung.isGesperrt(name))} ${String(umgebung.fassungen[name] ?? 0)}`;
    return <Feld key={key} feld={feld} name={name} bereich={bereich} felder={felder} umgebung={umgebung} />;
  };
  return (
    <Stack gap="l">
      {toGruppen(relevantFields(felder, bereich)).map(({ legend, felder: gruppe }) => {
        const kurze = legend !== undefined || row !== undefined ? KURZE : SCHMALE;
        const inhalt = toBloecke(gruppe, kurze).map((block) => (
          <Grid
            key={block.felder[0]?.key}
            columns={block.art === "kurz" && (block.felder.length > 1 || legend !== undefined) ? 2 : 1}
          >
            {block.felder.map(show)}
          </Grid>
        ));
        return legend === undefined ? (
          <Stack key={gruppe[0]?.key} gap="l">
            {inhalt}
          </Stack>
        ) : (
          <FieldGroup key={gruppe[0]?.key} legend={legend}>
            {inhalt}
          </FieldGroup>
        );
      })}
    </Stack>
  );
}
