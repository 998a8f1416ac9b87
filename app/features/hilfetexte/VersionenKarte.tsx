import { Form } from "@remix-run/react";
import type { FormularSchutz } from "~/contract/antrag/formAntwort";
import type { Hilfetextfassung, HilfetextMitFassungen } from "~/contract/mitteilung/hilfetextVerwaltung";
import { Absendeknopf } from "~/features/anmeldung";
import { FormularFelder } from "~/features/formular";
import { formatDateTime } from "~/lib/date";
import { href } from "~/routing/href";
import { Card, Details, Heading, RichText, Stack, Text } from "~/ui";

type VersionenKarteProps = { text: HilfetextMitFassungen; formular: FormularSchutz };

const nameVon = ({ nummer, giltAb, von }: Hilfetextfassung): string =>
  nummer === 0 || giltAb === null
    ? "Mitgeliefert"
    : `Version ${String(nummer)}, galt ab ${formatDateTime(new Date(giltAb))}, ${von ?? "gelöschte Person"}`;

/** All versions that readers have seen; an old one comes back as a draft. */
export function VersionenKarte({ text: { uuid, fassungen, offene }, formular }: VersionenKarteProps) {
  const fruehere = fassungen.slice(1);
  if (fruehere.length === 0) return null;
  return (
    <Card title="Frühere Versionen">
      <Form method="post" action={href("hilfetextBearbeiten", { uuid })}>
        <FormularFelder formular={formular} />
        <Stack gap="m">
          {offene !== null && (
            <Text tone="muted">Solange es einen Entwurf gibt, lässt sich keine frühere Version übernehmen.</Text>
          )}
          {fruehere.map((fassung) => (
            <Stack gap="s" key={fassung.nummer}>
              <Heading level={3}>{nameVon(fassung)}</Heading>
              <Details summary="Text ansehen">
                <RichText html={fassung.html === "" ? "<p>Kein Text</p>" : fassung.html} />
              </Details>
              {offene === null && fassung.quelle !== "" && (
                <div>
                  <Absendeknopf
                    absicht={`uebernehmen/${String(fassung.nummer)}`}
                    variant="secondary"
                    aria-label={`Als Entwurf übernehmen: ${nameVon(fassung)}`}
                  >
                    Als Entwurf übernehmen
                  </Absendeknopf>
                </div>
              )}
            </Stack>
          ))}
        </Stack>
      </Form>
    </Card>
  );
}
