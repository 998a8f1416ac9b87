import { Form } from "@remix-run/react";
import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { Absendeknopf, Fehlermeldung, isTokenProblem, LinkUnbekannt, LinkUngueltig, Seite } from "~/features/anmeldung";
import { FormularFelder } from "~/features/formular";
import { Card, HiddenField, Text } from "~/ui";
import { RegistrierungSchritte } from "./RegistrierungSchritte";

export type EmailBestaetigenSeiteProps = { formular: FormularSchutz; token: string; antwort: FormAntwort | undefined };

const TITEL = "E-Mail-Adresse bestätigen";

/** Asks for one click more, because mail scanners open every link. */
export function EmailBestaetigenSeite({ formular, token, antwort }: EmailBestaetigenSeiteProps) {
  const problem = antwort?.problem ?? null;
  if (isTokenProblem(problem)) return <LinkUngueltig title={TITEL} weg="registrierung" />;
  if (token === "") return <LinkUnbekannt title={TITEL} />;
  return (
    <Seite title={TITEL} lead="Nur noch ein Klick, dann ist Ihre Adresse bestätigt.">
      <RegistrierungSchritte aktuell="BESTAETIGEN" />
      <Fehlermeldung problem={problem} felder={["bestaetigen"]} />
      <Card id="bestaetigen">
        <Text>Danach vergeben Sie ein Passwort für Ihr Konto.</Text>
        <Form method="post">
          <FormularFelder formular={formular} />
          <HiddenField name="token" value={token} />
          <Absendeknopf icon="haken">E-Mail-Adresse bestätigen</Absendeknopf>
        </Form>
      </Card>
    </Seite>
  );
}
