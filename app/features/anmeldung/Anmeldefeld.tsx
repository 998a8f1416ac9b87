import { Form } from "@remix-run/react";
import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { FormularFelder } from "~/features/formular";
import { href } from "~/routing/href";
import { Card, HiddenField, Notice, Stack, TextField, TextLink } from "~/ui";
import { Absendeknopf } from "./Absendeknopf";
import { Fehlermeldung } from "./Fehlermeldung";
import { PasswortFeld } from "./PasswortFeld";
import { useAntwort } from "./useAntwort";

export type AnmeldefeldProps = {
  formular: FormularSchutz;
  /** The wanted page; checked only when it is used. */
  redirect: string | null;
  antwort: FormAntwort | undefined;
};

/** Name and password. A refusal keeps the name and empties the password. */
export function Anmeldefeld({ formular, redirect, antwort }: AnmeldefeldProps) {
  const { problem, versuch, leerung, text, feld } = useAntwort(antwort);
  return (
    <Card title="Anmelden">
      <Form method="post" noValidate>
        <Stack gap="l">
          <FormularFelder formular={formular} />
          {redirect !== null && <HiddenField name="redirect" value={redirect} />}
          <Fehlermeldung key={`meldung-${String(versuch)}`} problem={problem} felder={["username", "password"]} />
          {problem?.code === "ZU_VIELE_VERSUCHE" && <Wartezeit />}
          <TextField
            {...feld("username")}
            label="E-Mail-Adresse"
            type="email"
            autoComplete="username"
            required
            limit={320}
            defaultValue={text("username")}
          />
          <PasswortFeld key={leerung} {...feld("password")} label="Passwort" autoComplete="current-password" />
          <Stack gap="m">
            <Absendeknopf icon="schloss">Anmelden</Absendeknopf>
            <TextLink href={href("passwortvergessen")}>Passwort vergessen?</TextLink>
          </Stack>
        </Stack>
      </Form>
    </Card>
  );
}

function Wartezeit() {
  return (
    <Notice tone="info" title="Warum muss ich warten?">
      Zum Schutz Ihres Kontos verlängert sich die Wartezeit mit jeder weiteren falschen Eingabe. Mit „Passwort
      vergessen?“ können Sie jederzeit ein neues Passwort vergeben.
    </Notice>
  );
}
