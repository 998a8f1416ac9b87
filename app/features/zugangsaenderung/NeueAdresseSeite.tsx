import { Form } from "@remix-run/react";
import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { Absendeknopf, Fehlermeldung, isTokenProblem, LinkUnbekannt, LinkUngueltig, Seite } from "~/features/anmeldung";
import { FormularFelder } from "~/features/formular";
import { Card, HiddenField, Text } from "~/ui";

type NeueAdresseSeiteProps = { formular: FormularSchutz; token: string; antwort: FormAntwort | undefined };

const TITEL = "Neue E-Mail-Adresse bestätigen";

/** Asks for one click more, because mail scanners open every link. */
export function NeueAdresseSeite({ formular, token, antwort }: NeueAdresseSeiteProps) {
  const problem = antwort?.problem ?? null;
  if (isTokenProblem(problem)) return <LinkUngueltig title={TITEL} weg="neueAdresse" />;
  if (token === "") return <LinkUnbekannt title={TITEL} />;
  return (
    <Seite title={TITEL} lead="Nur noch ein Klick, dann gilt diese Adresse für Ihr Konto.">
      <Fehlermeldung problem={problem} felder={["bestaetigen"]} />
      <Card id="bestaetigen">
        <Text>
          Danach melden Sie sich mit der neuen Adresse und Ihrem bisherigen Passwort an. Auf allen Geräten werden Sie
          abgemeldet; was noch nicht gespeichert ist, kann verloren gehen.
        </Text>
        <Form method="post">
          <FormularFelder formular={formular} />
          <HiddenField name="token" value={token} />
          <Absendeknopf icon="haken">Neue Adresse bestätigen</Absendeknopf>
        </Form>
      </Card>
    </Seite>
  );
}
