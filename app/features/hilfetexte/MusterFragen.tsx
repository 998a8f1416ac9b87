import { FeldEingabe, isLockedInMuster, listUmfeld, optionenVon, textVon } from "~/features/formular";
import type { Bereich, Field, FormKontext } from "~/formkit/field";
import { displayField } from "~/formkit/readForm";
import { blankWerte, isRelevant, isRequired } from "~/formkit/relevance";
import { Card, type HelpTarget, ReadOnlyField, Stack, Text } from "~/ui";

export type MusterHilfe = {
  /** The key of the help text that is looked at: its question is shown in any case, and has the focus. */
  hilfe: string;
  hilfeZiel: (feld: string) => HelpTarget;
  /** Only the question with its neighbours, and the focus stays where it is: the sample stands beside something. */
  isDaneben?: boolean | undefined;
};

type Teil<K extends FormKontext> = { label: string; fields: readonly Field<K>[] };
type MusterFragenProps<K extends FormKontext> = MusterHilfe & { teile: readonly Teil<K>[]; kontext: K };

const explains = ({ help, key }: { help?: string; key: string }, hilfe: string): boolean => (help ?? key) === hilfe;

/**
 * The part of a form in which a help text stands, with the very controls that everybody fills in: empty, locked, and of
 * nobody. The first part for a text about all of the form.
 */
export function MusterFragen<K extends FormKontext>({ teile, kontext, isDaneben, ...hilfe }: MusterFragenProps<K>) {
  const werte = blankWerte(teile.flatMap(({ fields }) => fields));
  const bereich = { werte, wurzel: werte, kontext };
  const teil = teile.find(({ fields }) => fields.some((feld) => explains(feld, hilfe.hilfe))) ?? teile[0];
  if (teil === undefined) return null;
  const alle = teil.fields.filter((feld) => explains(feld, hilfe.hilfe) || isRelevant(feld, bereich));
  const fragen = isDaneben === true ? listUmfeld(alle, (feld) => explains(feld, hilfe.hilfe)) : alle;
  const gemeint = isDaneben === true ? undefined : alle.find((feld) => explains(feld, hilfe.hilfe));
  return (
    <Card title={teil.label}>
      <Stack gap="l">
        {fragen.map((feld) => (
          <Frage key={feld.key} feld={feld} bereich={bereich} isGemeint={feld === gemeint} {...hilfe} />
        ))}
      </Stack>
    </Card>
  );
}

type FrageProps<K extends FormKontext> = Pick<MusterHilfe, "hilfeZiel"> & {
  feld: Field<K>;
  bereich: Bereich<K>;
  isGemeint: boolean;
};

function Frage<K extends FormKontext>({ feld, bereich, isGemeint, hilfeZiel }: FrageProps<K>) {
  const { key, kind, label, hint, help } = feld;
  if (kind === "info") return <Text tone="muted">{label}</Text>;
  const hilfe = { ...hilfeZiel(help ?? key), label };
  if (kind === "computed") return <ReadOnlyField label={label} value={displayField(feld, bereich)} help={hilfe} />;
  const props = {
    id: key,
    name: key,
    label,
    hint,
    required: isRequired(feld, bereich),
    readOnly: isLockedInMuster(kind),
    autoFocus: isGemeint ? true : undefined,
    help: hilfe,
  };
  const text = textVon(feld, key, { eingaben: null, werte: bereich.werte });
  return <FeldEingabe feld={feld} props={props} text={text} optionen={optionenVon(feld, bereich)} />;
}
