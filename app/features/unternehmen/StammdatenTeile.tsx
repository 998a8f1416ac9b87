import { type ReactNode, useState } from "react";
import type { Eingaben } from "~/contract/antrag/formAntwort";
import type { AngabeHerkunft } from "~/contract/unternehmen/stammdaten";
import type { StammdatenBereich, StammdatenFeld } from "~/domain/unternehmen/stammdatenFeld";
import { stammdatenFormular } from "~/domain/unternehmen/stammdatenFormular";
import type { AntwortSicht } from "~/features/anmeldung";
import { FeldEingabe, optionenVon, textVon } from "~/features/formular";
import { isReadOnly, isRequired, relevantFields } from "~/formkit/relevance";
import { displayField } from "~/formkit/readForm";
import { Card, Grid, ReadOnlyField, Stack, Text } from "~/ui";
import { herkunftText } from "./herkunftText";

export type StammdatenTeileProps = {
  bereich: StammdatenBereich;
  /** Where each value comes from. */
  angaben: Readonly<Record<string, AngabeHerkunft>>;
  /** The answer to the last sending, and everything typed by now; null where nothing can be typed. */
  eingabe: {
    sicht: AntwortSicht;
    eingaben: Eingaben | null;
    fassungen: Readonly<Record<string, number>>;
    hilfeHref: (feld: string) => string;
  } | null;
  /** What is missing or wrong in what is stored, by field. */
  befunde: { fehler: ReadonlyMap<string, string>; warnungen: ReadonlyMap<string, string> };
};

/** Questions that need a line of their own; the others stand in pairs. */
const BREITE: readonly string[] = ["yesNo"];

/** The parts of the master data, one below the other, with the questions that are asked now. */
export function StammdatenTeile(props: StammdatenTeileProps) {
  return stammdatenFormular.tabs.map((teil) => (
    <Card key={teil.key} title={teil.label} part={teil.key}>
      <Stack gap="l">
        {toBloecke(relevantFields(teil.fields, props.bereich)).map((block) => (
          <Grid key={block[0]?.key} columns={block.length > 1 ? 2 : 1}>
            {block.map((feld) => (
              <Angabe key={`${feld.key} ${fassungVon(props, feld)}`} feld={feld} {...props} />
            ))}
          </Grid>
        ))}
      </Stack>
    </Card>
  ));
}

/** A control appears anew when its text was replaced, or when a form was answered. */
const fassungVon = ({ eingabe }: StammdatenTeileProps, { key }: StammdatenFeld): string =>
  eingabe === null ? "" : `${String(eingabe.sicht.leerung)} ${String(eingabe.fassungen[key] ?? 0)}`;

function toBloecke(felder: readonly StammdatenFeld[]): StammdatenFeld[][] {
  const bloecke: StammdatenFeld[][] = [];
  for (const feld of felder) {
    const letzter = bloecke.at(-1);
    const isBreit = BREITE.includes(feld.kind);
    if (letzter === undefined || isBreit || BREITE.includes(letzter[0]?.kind ?? "")) bloecke.push([feld]);
    else letzter.push(feld);
  }
  return bloecke;
}

type AngabeProps = StammdatenTeileProps & { feld: StammdatenFeld };

/** One question with its answer, and where the answer comes from. */
function Angabe(props: AngabeProps): ReactNode {
  const { feld, bereich, angaben, eingabe } = props;
  if (eingabe !== null && feld.kind !== "computed" && !isReadOnly(feld, bereich))
    return <Eingabe {...props} eingabe={eingabe} />;
  const herkunft = angaben[feld.key];
  return (
    <Stack gap="xs">
      <ReadOnlyField label={feld.label} value={displayField(feld, bereich)} />
      {herkunft !== undefined && (
        <Text tone="muted" size="s">
          {herkunftText(herkunft)}
        </Text>
      )}
    </Stack>
  );
}

/** The control starts with the text known when it appears and then holds it. */
function Eingabe({
  feld,
  bereich,
  angaben,
  eingabe,
  befunde,
}: AngabeProps & { eingabe: NonNullable<StammdatenTeileProps["eingabe"]> }) {
  const { key, label } = feld;
  const [text] = useState(() => textVon(feld, key, { eingaben: eingabe.eingaben, werte: bereich.werte }));
  const herkunft = angaben[key];
  const hinweise = [feld.hint, herkunft === undefined ? undefined : herkunftText(herkunft)];
  const eigene = eingabe.sicht.feld(key);
  const props = {
    ...eigene,
    error: eigene.error ?? (eingabe.sicht.problem === null ? befunde.fehler.get(key) : undefined),
    warning: befunde.warnungen.get(key),
    label,
    required: isRequired(feld, bereich),
    hint: hinweise.filter((hinweis) => hinweis !== undefined).join(" ") || undefined,
    autoComplete: feld.autocomplete,
    ...(feld.help !== undefined && { help: { href: eingabe.hilfeHref(feld.help), label } }),
  };
  return <FeldEingabe feld={feld} props={props} text={text} optionen={optionenVon(feld, bereich)} />;
}
