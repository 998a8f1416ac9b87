import { Form } from "@remix-run/react";
import type { FormularSchutz } from "~/contract/antrag/formAntwort";
import type { FaqFrage } from "~/contract/mitteilung/faq";
import { FormularFelder } from "~/features/formular";
import { Button } from "~/ui/basic/Button";
import { Details } from "~/ui/basic/Details";
import { RichText } from "~/ui/basic/RichText";
import { Text } from "~/ui/basic/Text";
import { Inline } from "~/ui/layout/Inline";
import { Section } from "~/ui/layout/Section";
import { Stack } from "~/ui/layout/Stack";
import { FaqLinks } from "./FaqLinks";
import type { HilfeDaten } from "./loadHilfeSeite";

type FaqListeProps = Pick<HilfeDaten, "abschnitte" | "bewertet"> & { formular: FormularSchutz };

/** The questions by category. One form around all of them: a page with a form each would weigh twice as much. */
export function FaqListe({ abschnitte, bewertet, formular }: FaqListeProps) {
  return (
    <Form method="post" preventScrollReset>
      <FormularFelder formular={formular} />
      <Stack gap="l">
        {abschnitte.map(({ uuid, name, fragen }) => (
          <Section key={uuid} title={name} headingLevel={3}>
            <Stack gap="m">
              {fragen.map((frage) => (
                <Eintrag key={frage.uuid} frage={frage} isBewertet={frage.uuid === bewertet} />
              ))}
            </Stack>
          </Section>
        ))}
      </Stack>
    </Form>
  );
}

function Eintrag({ frage: { uuid, frage, html, links }, isBewertet }: { frage: FaqFrage; isBewertet: boolean }) {
  return (
    <Details id={`frage-${uuid}`} summary={frage} open={isBewertet || undefined}>
      <RichText html={html} />
      <FaqLinks links={links} />
      <Inline gap="s">
        <Text as="span" tone="muted" size="s">
          War das hilfreich?
        </Text>
        <Button variant="quiet" name="ja" value={uuid} aria-label={`Ja, hilfreich: ${frage}`}>
          Ja
        </Button>
        <Button variant="quiet" name="nein" value={uuid} aria-label={`Nein, nicht hilfreich: ${frage}`}>
          Nein
        </Button>
        <span role="status">{isBewertet && <Text as="span">Danke für Ihre Rückmeldung.</Text>}</span>
      </Inline>
    </Details>
  );
}
