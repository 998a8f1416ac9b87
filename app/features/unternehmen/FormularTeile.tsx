import { useLocation } from "@remix-run/react";
import { type ReactNode, useState } from "react";
import type { Eingaben } from "~/contract/antrag/formAntwort";
import type { AntwortSicht } from "~/features/anmeldung";
import { createHilfeHref, FeldEingabe, optionenVon, textVon } from "~/features/formular";
import { useCanEditTexte } from "~/features/shell";
import { checkField } from "~/formkit/checkField";
import type { Bereich, Field, FormDefinition, FormKontext } from "~/formkit/field";
import { isReadOnly, isRequired, optionsOf, relevantFields } from "~/formkit/relevance";
import { displayField } from "~/formkit/readForm";
import type { AbgelehnteAngabe } from "./listAbgelehntes";
import { Card, Grid, ReadOnlyField, Stack, Suggestions, Text } from "~/ui";

/** What the controls of a form need: the answer to the last sending, and everything typed by now. */
export type TeileEingabe = {
  sicht: AntwortSicht;
  eingaben: Eingaben | null;
  fassungen: Readonly<Record<string, number>>;
  hilfeHref: (feld: string) => string;
};

export type FormularTeileProps<K extends FormKontext> = {
  form: FormDefinition<K>;
  bereich: Bereich<K>;
  /** Where the value of a field comes from, in words. */
  herkunft?: (feld: string) => string | undefined;
  /** What was typed and is not stored, where nothing can be typed any more. */
  abgelehnt?: readonly AbgelehnteAngabe[];
  /** Null where nothing can be typed. */
  eingabe: TeileEingabe | null;
  /** What is missing or wrong in what is stored, by field. */
  befunde: { fehler: ReadonlyMap<string, string>; warnungen: ReadonlyMap<string, string> };
};

/** Questions that need a line of their own, and those with long answers; the others stand in pairs. */
const BREITE: readonly string[] = ["yesNo", "textArea", "multiChoice"];
/** So many letters of an answer are seen in half a line. */
const LETTERS_IN_HALF = 55;

/** The parts of a form of the company, one below the other, with the questions that are asked now. */
export function FormularTeile<K extends FormKontext>(props: FormularTeileProps<K>) {
  const hilfeHref = useHilfeHref(props);
  return props.form.tabs.map((teil) => (
    <Card key={teil.key} title={teil.label} part={teil.key}>
      <Stack gap="l">
        {toBloecke(relevantFields(teil.fields, props.bereich), props.bereich).map((block) => (
          <Grid key={block[0]?.key} columns={block.length > 1 ? 2 : 1}>
            {block.map((feld) => (
              <Angabe key={`${feld.key} ${fassungVon(props, feld)}`} feld={feld} hilfeHref={hilfeHref} {...props} />
            ))}
          </Grid>
        ))}
      </Stack>
    </Card>
  ));
}

/** Where the "?" of a question leads. Where nothing can be typed it is there for those who edit the texts. */
function useHilfeHref({ eingabe }: { eingabe: TeileEingabe | null }): ((feld: string) => string) | null {
  const { pathname, search } = useLocation();
  const canEditTexte = useCanEditTexte();
  if (eingabe !== null) return eingabe.hilfeHref;
  return canEditTexte ? createHilfeHref(pathname, search) : null;
}

/** A control appears anew when its text was replaced, or when a form was answered. */
const fassungVon = ({ eingabe }: { eingabe: TeileEingabe | null }, { key }: { key: string }): string =>
  eingabe === null ? "" : `${String(eingabe.sicht.leerung)} ${String(eingabe.fassungen[key] ?? 0)}`;

const isBreit = <K extends FormKontext>(feld: Field<K>, bereich: Bereich<K>): boolean =>
  BREITE.includes(feld.kind) || optionsOf(feld, bereich).some(({ title }) => title.length > LETTERS_IN_HALF);

function toBloecke<K extends FormKontext>(felder: readonly Field<K>[], bereich: Bereich<K>): Field<K>[][] {
  const bloecke: Field<K>[][] = [];
  let isOffen = false;
  for (const feld of felder) {
    const allein = isBreit(feld, bereich);
    if (isOffen && !allein) bloecke.at(-1)?.push(feld);
    else bloecke.push([feld]);
    isOffen = !allein;
  }
  return bloecke;
}

type AngabeProps<K extends FormKontext> = FormularTeileProps<K> & {
  feld: Field<K>;
  hilfeHref: ((feld: string) => string) | null;
};

const hilfeVon = <K extends FormKontext>({ feld: { key, help, label }, hilfeHref }: AngabeProps<K>) =>
  hilfeHref === null ? undefined : { href: hilfeHref(help ?? key), label };

/** One question with its answer, and where the answer comes from. */
function Angabe<K extends FormKontext>(props: AngabeProps<K>): ReactNode {
  const { feld, bereich, eingabe } = props;
  if (eingabe !== null && feld.kind !== "computed" && !isReadOnly(feld, bereich))
    return <Eingabe {...props} eingabe={eingabe} />;
  const herkunft = props.herkunft?.(feld.key);
  const getippt = props.abgelehnt?.find(({ key }) => key === feld.key)?.text;
  return (
    <Stack gap="xs">
      <ReadOnlyField label={feld.label} value={displayField(feld, bereich)} help={hilfeVon(props)} />
      {getippt !== undefined && <Text size="s">{`Ihre Eingabe, nicht gespeichert: ${getippt}`}</Text>}
      {herkunft !== undefined && (
        <Text tone="muted" size="s">
          {herkunft}
        </Text>
      )}
    </Stack>
  );
}

/**
 * What stands against the stored answer. After a refusal other text may stand there: it counts if that is true of it,
 * too.
 */
function findBefund<K extends FormKontext>({ feld, bereich, eingabe, befunde }: AngabeProps<K>): string | undefined {
  const befund = befunde.fehler.get(feld.key);
  const isOffen =
    (eingabe?.sicht.problem ?? null) === null || checkField(feld, bereich).some(({ message }) => message === befund);
  return isOffen ? befund : undefined;
}

/** The control starts with the text known when it appears and then holds it. */
function Eingabe<K extends FormKontext>(angabe: AngabeProps<K> & { eingabe: TeileEingabe }) {
  const { feld, bereich, herkunft, eingabe, befunde } = angabe;
  const { key, label, suggestions } = feld;
  const list = suggestions && `${key}-vorschlaege`;
  const [text] = useState(() => textVon(feld, key, { eingaben: eingabe.eingaben, werte: bereich.werte }));
  const hinweise = [feld.hint, herkunft?.(key)];
  const eigene = eingabe.sicht.feld(key);
  const props = {
    ...eigene,
    error: eigene.error ?? findBefund(angabe),
    warning: befunde.warnungen.get(key),
    label,
    required: isRequired(feld, bereich),
    hint: hinweise.filter((hinweis) => hinweis !== undefined).join(" ") || undefined,
    autoComplete: feld.autocomplete,
    list,
    help: hilfeVon(angabe),
  };
  return (
    <>
      <FeldEingabe feld={feld} props={props} text={text} optionen={optionenVon(feld, bereich)} />
      {list !== undefined && <Suggestions id={list} texts={suggestions?.(bereich) ?? []} />}
    </>
  );
}
