import { type AntwortSicht, Fehlermeldung, useGesehen } from "~/features/anmeldung";
import { listKonfliktFelder } from "~/features/formular";
import { WiderstreitHinweis, WiderstreitMeldung } from "~/features/schriftsatz";
import type { Field, FormKontext } from "~/formkit/field";
import { HiddenField, Stack } from "~/ui";
import { withKurzerFrage } from "./FolgenFrage";

type FormularMeldungProps<K extends FormKontext> = {
  /** The questions of the form, and what its rules know. */
  umfeld: { felder: readonly Field<K>[]; kontext: K };
  labels: Readonly<Record<string, string>>;
  /** Controls that are no questions of the form. */
  weitere?: readonly string[];
  sicht: AntwortSicht;
  /** Of what is stored. */
  revision: number;
  hier: string;
};

/**
 * What a save builds on, and why the last one was refused: what is wrong, or what somebody else has saved meanwhile.
 */
export function FormularMeldung<K extends FormKontext>(props: FormularMeldungProps<K>) {
  const { sicht, revision } = props;
  const gesehen = useGesehen(revision);
  return (
    <>
      {/* After a refused save the same revision is the basis again. */}
      <HiddenField name="revision" value={sicht.text("revision", gesehen)} />
      <Meldung key={sicht.versuch} {...props} />
    </>
  );
}

function Meldung<K extends FormKontext>({ umfeld, labels, weitere = [], sicht, hier }: FormularMeldungProps<K>) {
  const { problem, eingaben } = sicht;
  const konflikt = problem?.konflikt;
  if (konflikt === undefined) {
    const felder = [...umfeld.felder.map(({ key }) => key), ...weitere];
    return <Fehlermeldung problem={withKurzerFrage(problem)} felder={felder} labels={labels} />;
  }
  const felder = listKonfliktFelder(umfeld, konflikt.konflikte, eingaben ?? {});
  return (
    <Stack gap="l">
      <WiderstreitMeldung felder={felder} />
      <WiderstreitHinweis gesehen={konflikt.revision} felder={felder} hier={hier} />
    </Stack>
  );
}
