import { Form } from "@remix-run/react";
import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import type { Aenderungsblick } from "~/contract/konto/zugangsaenderungen";
import { isOffen } from "~/domain/benutzer/zugangsaenderung";
import { Absendeknopf, Fehlermeldung, isTokenProblem, LinkUnbekannt, LinkUngueltig, Seite } from "~/features/anmeldung";
import { FormularFelder } from "~/features/formular";
import { href } from "~/routing/href";
import { Card, DefinitionList, HiddenField, LinkButton, Notice, Stack, Text } from "~/ui";
import { angabenVon } from "./aenderungTexte";

type EinspruchSeiteProps = {
  formular: FormularSchutz;
  token: string;
  /** Null when the link does not work. */
  blick: Aenderungsblick | null;
  antwort: FormAntwort | undefined;
};

const TITEL = "Änderung stoppen";

/** What the support is going to change, for the person concerned, who stops it with one click more. */
export function EinspruchSeite({ formular, token, blick, antwort }: EinspruchSeiteProps) {
  const problem = antwort?.problem ?? null;
  if (token === "") return <LinkUnbekannt title={TITEL} />;
  if (blick === null) return <LinkUngueltig title={TITEL} weg="aenderung" />;
  if (!isOffen(blick.stand)) return <Beendet isErledigt={blick.stand === "ERLEDIGT"} />;
  if (isTokenProblem(problem)) return <LinkUngueltig title={TITEL} weg="aenderung" />;
  return (
    <Seite title={TITEL} lead="Der Support wurde gebeten, etwas an Ihrem Zugang zum Antragsportal zu ändern.">
      <Fehlermeldung problem={problem} felder={["stoppen"]} />
      <Card title="Was geschehen soll" id="stoppen" tone="primary">
        <Stack gap="m">
          <DefinitionList items={angabenVon(blick)} />
          <Text>
            Haben Sie selbst darum gebeten, müssen Sie nichts tun. Waren Sie das nicht, stoppen Sie die Änderung: Dann
            bleibt an Ihrem Zugang alles, wie es ist.
          </Text>
          <Form method="post">
            <FormularFelder formular={formular} />
            <HiddenField name="token" value={token} />
            <Absendeknopf variant="danger">Das war ich nicht, Änderung stoppen</Absendeknopf>
          </Form>
        </Stack>
      </Card>
    </Seite>
  );
}

/** The same link afterwards: whether there is still something to do. */
function Beendet({ isErledigt }: { isErledigt: boolean }) {
  return (
    <Seite title={TITEL}>
      {isErledigt ? (
        <Notice tone="error" title="Die Änderung ist schon wirksam.">
          <Text>Waren Sie das nicht, wenden Sie sich bitte sofort an den Support.</Text>
        </Notice>
      ) : (
        <Notice tone="success" title="Die Änderung findet nicht statt.">
          <Text>An Ihrem Zugang ist nichts geändert. Sie müssen nichts weiter tun.</Text>
        </Notice>
      )}
      <div>
        <LinkButton href={href("kontakt")} variant="secondary">
          Kontakt zum Support
        </LinkButton>
      </div>
    </Seite>
  );
}
