import { useLocation } from "@remix-run/react";
import type { FormularSchutz } from "~/contract/antrag/formAntwort";
import { GUELTIGKEIT_FRAGEN } from "~/domain/unternehmen/gueltigkeitFragen";
import type { AntwortSicht } from "~/features/anmeldung";
import { FormularFelder, useFragen, useIsGefragt } from "~/features/formular";
import { href } from "~/routing/href";
import { Button, DateField, Details, HiddenField, Inline, Stack, Text } from "~/ui";

type TagBerichtigenProps = {
  fassung: number;
  /** The present revision. */
  revision: number;
  /** As it is typed. */
  tag: string;
  formular: FormularSchutz;
  /** The answer to this very form; null when it was not sent. */
  sicht: AntwortSicht | null;
};

const FRAGEN = { gueltigAb: GUELTIGKEIT_FRAGEN.gueltigAb };

/** Which button was pressed: the one that corrects the day of a version? */
export const isTagBerichtigen = (formData: FormData): boolean => formData.get("absicht") === "tagBerichtigen";

/** The second verb for the day alone: the values were right, but not from when on they hold. */
export function TagBerichtigen({ fassung, revision, tag, formular, sicht }: TagBerichtigenProps) {
  const id = sicht === null ? `gueltigAb-${String(fassung)}` : "gueltigAb";
  const frage = useFragen(FRAGEN);
  const isGefragt = useIsGefragt(FRAGEN);
  const eigene = sicht === null ? {} : { error: sicht.feld("gueltigAb").error };
  return (
    <Details summary="Tag berichtigen" open={sicht !== null || isGefragt}>
      <form method="post" action={`${href("unternehmenVerlauf")}${useLocation().search}`} noValidate>
        <Stack gap="m">
          <FormularFelder formular={formular} />
          <HiddenField name="absicht" value="tagBerichtigen" />
          <HiddenField name="fassung" value={String(fassung)} />
          <HiddenField name="revision" value={String(revision)} />
          <Text tone="muted">
            Waren die Angaben richtig und nur der Tag falsch, ab dem sie gelten? Die Angaben selbst bleiben.
          </Text>
          <DateField
            {...frage("gueltigAb")}
            {...eigene}
            id={id}
            name="gueltigAb"
            label={FRAGEN.gueltigAb}
            required
            defaultValue={sicht?.text("gueltigAb") ?? tag}
          />
          <Inline gap="m">
            <Button variant="secondary">Tag berichtigen</Button>
          </Inline>
        </Stack>
      </form>
    </Details>
  );
}
