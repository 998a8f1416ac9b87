import { Form } from "@remix-run/react";
import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { FormularFelder } from "~/features/formular";
import { Card, HiddenField, Stack } from "~/ui";
import { Absendeknopf } from "./Absendeknopf";
import { Fehlermeldung } from "./Fehlermeldung";
import { isTokenProblem } from "./isTokenProblem";
import { LinkUngueltig } from "./LinkUngueltig";
import { LinkUnbekannt } from "./LinkUnbekannt";
import { PasswortFeld } from "./PasswortFeld";
import { PasswortRegeln } from "./PasswortRegeln";
import { Seite } from "./Seite";
import { useAntwort } from "./useAntwort";

export type PasswortSetzenSeiteProps = {
  title: string;
  lead: string;
  formular: FormularSchutz;
  token: string;
  antwort: FormAntwort | undefined;
};

/** Sets a password with the link of a mail. */
export function PasswortSetzenSeite({ title, lead, formular, token, antwort }: PasswortSetzenSeiteProps) {
  const { problem, versuch, leerung, feld } = useAntwort(antwort);
  if (isTokenProblem(problem)) return <LinkUngueltig title={title} weg="passwort" />;
  if (token === "") return <LinkUnbekannt title={title} />;
  return (
    <Seite title={title} lead={lead}>
      <Card>
        <Form method="post" noValidate>
          <Stack gap="l">
            <FormularFelder formular={formular} />
            <HiddenField name="token" value={token} />
            <Fehlermeldung key={`meldung-${String(versuch)}`} problem={problem} felder={["passwort"]} />
            <PasswortRegeln />
            <PasswortFeld key={leerung} {...feld("passwort")} label="Neues Passwort" autoComplete="new-password" />
            <div>
              <Absendeknopf icon="schluessel">Passwort speichern</Absendeknopf>
            </div>
          </Stack>
        </Form>
      </Card>
    </Seite>
  );
}
