import { Form } from "@remix-run/react";
import type { FormularSchutz } from "~/contract/antrag/formAntwort";
import { href } from "~/routing/href";
import { Button, HiddenField, LinkButton, MenuDetails, Stack } from "~/ui";
import { FormularFelder } from "./FormularFelder";
import type { FormularDaten } from "./formularDaten";
import { ortHref } from "./formularOrt";

/** Id of the place for the button that locks what is open. */
export const PLATZ_DER_SPERRE = "sperre-im-menue";

export type VorhabenMenueProps = {
  daten: FormularDaten;
  schutz: FormularSchutz;
  /**
   * The id of the form on the page, so that adding a Vorhaben first saves what was typed; undefined when none is open.
   */
  formularId: string | undefined;
  /** Called when the user asks for other answers in place of those on the page. */
  onErsetzen: () => void;
};

function Hinzufuegen({ daten: { ort, revision }, schutz, formularId }: VorhabenMenueProps) {
  const knoepfe = (
    <>
      <Button variant="quiet" icon="plus" form={formularId} name="intent" value="vorhabenNeu">
        Vorhaben hinzufügen
      </Button>{" "}
      <Button variant="quiet" icon="kopieren" form={formularId} name="intent" value="vorhabenKopieren">
        Dieses Vorhaben kopieren
      </Button>
    </>
  );
  if (formularId !== undefined) return knoepfe;
  return (
    <Form method="post" action={ortHref(ort)}>
      <FormularFelder formular={schutz} />
      <HiddenField name="revision" value={String(revision)} />
      <Stack gap="xs">{knoepfe}</Stack>
    </Form>
  );
}

function Testdaten({ daten: { ort, revision }, schutz, onErsetzen }: VorhabenMenueProps) {
  return (
    <Form method="post" action={ortHref(ort)} onSubmit={onErsetzen}>
      <FormularFelder formular={schutz} />
      <HiddenField name="revision" value={String(revision)} />
      <Button variant="quiet" icon="werkzeug" name="intent" value="testdaten">
        Mit Testdaten füllen
      </Button>
    </Form>
  );
}

/** What is done now and then with the Vorhaben, out of the way of those who write. */
export function VorhabenMenue(props: VorhabenMenueProps) {
  const { ort, antrag, rechte, hasTestdaten } = props.daten;
  const uuid = ort.antragUuid;
  const darfErgaenzen = rechte.bearbeiten && ort.formular !== "ERGAENZUNG";
  return (
    <MenuDetails label="Weitere Aktionen">
      <Stack gap="xs">
        <LinkButton variant="quiet" icon="uhr" href={href("antragVersionen", { uuid }, { vorhaben: ort.vorhabenUuid })}>
          Versionen
        </LinkButton>
        {darfErgaenzen && <Hinzufuegen {...props} />}
        {rechte.bearbeiten && antrag.vorhaben.length > 1 && (
          <LinkButton variant="quiet" icon="loeschen" href={ortHref({ ...ort, zeile: null }, { loeschen: true })}>
            Dieses Vorhaben löschen
          </LinkButton>
        )}
        <div id={PLATZ_DER_SPERRE} />
        {darfErgaenzen && hasTestdaten && <Testdaten {...props} />}
      </Stack>
    </MenuDetails>
  );
}
