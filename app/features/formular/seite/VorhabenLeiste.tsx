import { Form } from "@remix-run/react";
import type { FormularSchutz } from "~/contract/antrag/formAntwort";
import { Button, HiddenField, Inline, LinkButton, Stack, TabLinks } from "~/ui";
import { FormularFelder } from "./FormularFelder";
import type { FormularDaten } from "./formularDaten";
import { ortHref } from "./formularOrt";

export type VorhabenLeisteProps = {
  daten: FormularDaten;
  schutz: FormularSchutz;
  /**
   * The id of the form on the page, so that adding a Vorhaben first saves what was typed; undefined when none is open.
   */
  formularId: string | undefined;
  /** Called when the user asks for other answers in place of those on the page. */
  onErsetzen: () => void;
};

function Werkzeuge({ daten, schutz, formularId, onErsetzen }: VorhabenLeisteProps) {
  const { ort, antrag } = daten;
  const isErgaenzung = ort.formular === "ERGAENZUNG";
  const hinzu = (
    <Button variant="quiet" icon="plus" form={formularId} name="intent" value="vorhabenNeu">
      Vorhaben hinzufügen
    </Button>
  );
  return (
    <Inline gap="s">
      {!isErgaenzung &&
        (formularId === undefined ? (
          <Form method="post" action={ortHref(ort)}>
            <FormularFelder formular={schutz} />
            {hinzu}
          </Form>
        ) : (
          hinzu
        ))}
      {antrag.vorhaben.length > 1 && (
        <LinkButton variant="quiet" icon="loeschen" href={ortHref({ ...ort, zeile: null }, { loeschen: true })}>
          Dieses Vorhaben löschen
        </LinkButton>
      )}
      {daten.hasTestdaten && !isErgaenzung && (
        <Form method="post" action={ortHref(ort)} onSubmit={onErsetzen}>
          <FormularFelder formular={schutz} />
          <HiddenField name="revision" value={String(daten.revision)} />
          <Button variant="quiet" icon="werkzeug" name="intent" value="testdaten">
            Mit Testdaten füllen
          </Button>
        </Form>
      )}
    </Inline>
  );
}

/** The Vorhaben of the Antrag as links with their state, and what can be done with them. */
export function VorhabenLeiste(props: VorhabenLeisteProps) {
  const { antrag, ort, rechte } = props.daten;
  const items = antrag.vorhaben.map(({ uuid, titel, state }, stelle) => ({
    href: ortHref({ ...ort, vorhabenUuid: uuid, tab: 0, zeile: null }),
    label: titel,
    number: stelle + 1,
    current: uuid === ort.vorhabenUuid,
    state,
  }));
  return (
    <Stack gap="s">
      {antrag.vorhaben.length > 1 && <TabLinks label="Vorhaben dieses Antrags" items={items} />}
      {rechte.bearbeiten && <Werkzeuge {...props} />}
    </Stack>
  );
}
