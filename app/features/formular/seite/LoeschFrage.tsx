import { Form } from "@remix-run/react";
import type { FormularSchutz } from "~/contract/antrag/formAntwort";
import { Button, Card, HiddenField, Inline, LinkButton, Notice, Text } from "~/ui";
import { zeilenAbsicht } from "../speichern/absicht";
import { FormularFelder } from "./FormularFelder";
import type { FormularAntwort, FormularDaten, Konflikt } from "./formularDaten";
import { ortHref } from "./formularOrt";
import { teilKey, teilTitel } from "./formularTitel";
import { KonfliktHinweis } from "../speichern/KonfliktHinweis";
import { loeschText } from "./loeschText";
import { openPlatz } from "./platz";

export type LoeschFrageProps = {
  daten: FormularDaten;
  antwort: FormularAntwort | undefined;
  schutz: FormularSchutz;
  /** Others have changed the row meanwhile. */
  konflikt: Konflikt | null;
  basis: number;
};

function frageVon(daten: FormularDaten) {
  const { zeile } = openPlatz(daten.ort, daten.werte);
  if (zeile === null) {
    const titel = daten.antrag.vorhaben.find(({ uuid }) => uuid === daten.ort.vorhabenUuid)?.titel ?? "";
    const text = `Möchten Sie das Vorhaben „${titel}“ mit allen Angaben wirklich löschen?`;
    return { text, intent: "vorhabenLoeschen" };
  }
  const intent = zeilenAbsicht("zeileLoeschen", zeile.tabelle.key, zeile.werte.uuid);
  return { text: loeschText(zeile.entity, zeile.werte, daten.werte), intent };
}

/** Asks before the open row or the Vorhaben is deleted; works without scripts. */
export function LoeschFrage({ daten, antwort, schutz, konflikt, basis }: LoeschFrageProps) {
  const { text, intent } = frageVon(daten);
  // A row is deleted from the version that was seen; the whole Vorhaben only from the newest one.
  const revision = daten.ort.zeile === null ? daten.revision : basis;
  return (
    <Card title={teilTitel(daten)} part={teilKey(daten)}>
      {antwort !== undefined && konflikt === null && (
        <Notice tone="error" role="alert">
          {antwort.problem.userMessage}
        </Notice>
      )}
      <Text>{text}</Text>
      <Form method="post" action={ortHref(daten.ort, { loeschen: true })}>
        <FormularFelder formular={schutz} />
        <HiddenField name="revision" value={String(revision)} />
        {konflikt !== null && <KonfliktHinweis konflikt={konflikt} ort={daten.ort} />}
        <Inline gap="m">
          <Button variant="danger" icon="loeschen" name="intent" value={intent}>
            Löschen
          </Button>
          <LinkButton variant="secondary" href={ortHref({ ...daten.ort, zeile: null })}>
            Abbrechen
          </LinkButton>
        </Inline>
      </Form>
    </Card>
  );
}
