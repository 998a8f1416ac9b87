import { Form } from "@remix-run/react";
import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { formatDauer } from "~/domain/sitzung/dauer";
import { FormularFelder } from "~/features/formular";
import { href } from "~/routing/href";
import { Card, LinkButton, Notice, Stack, TextField } from "~/ui";
import { Absendeknopf } from "./Absendeknopf";
import { Fehlermeldung } from "./Fehlermeldung";
import { Seite } from "./Seite";
import { useAntwort } from "./useAntwort";

export type PasswortVergessenSeiteProps = {
  formular: FormularSchutz;
  isGesendet: boolean;
  linkMinuten: number;
  antwort: FormAntwort | undefined;
};

/** Asks for the address of an account. The answer is the same whether there is one or not. */
export function PasswortVergessenSeite({ formular, isGesendet, linkMinuten, antwort }: PasswortVergessenSeiteProps) {
  const { problem, versuch, text, feld } = useAntwort(antwort);
  return (
    <Seite title="Passwort vergessen" lead="Wir senden Ihnen einen Link, mit dem Sie ein neues Passwort vergeben.">
      {isGesendet && (
        <Notice tone="success" title="Bitte sehen Sie in Ihr Postfach" role="status">
          Wenn es zu der Adresse ein Konto gibt, finden Sie dort gleich einen Link. Er gilt {formatDauer(linkMinuten)}.
          Sehen Sie bitte auch im Spam-Ordner nach.
        </Notice>
      )}
      <Card>
        <Form method="post" noValidate>
          <Stack gap="l">
            <FormularFelder formular={formular} />
            <Fehlermeldung key={versuch} problem={problem} felder={["email"]} />
            <TextField
              {...feld("email")}
              label="E-Mail-Adresse"
              type="email"
              autoComplete="username"
              required
              limit={320}
              defaultValue={text("email")}
            />
            <div>
              <Absendeknopf icon="brief">Link senden</Absendeknopf>
            </div>
          </Stack>
        </Form>
      </Card>
      <div>
        <LinkButton href={href("landingpage")} variant="quiet" icon="pfeilLinks">
          Zur Anmeldung
        </LinkButton>
      </div>
    </Seite>
  );
}
