import { Form } from "@remix-run/react";
import type { Sitzung } from "~/contract/konto/benutzer";
import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { formatDauer } from "~/domain/sitzung/dauer";
import { FormularFelder } from "~/features/formular";
import { href } from "~/routing/href";
import { Card, HiddenField, LinkButton, Stack, Text } from "~/ui";
import { Absendeknopf } from "./Absendeknopf";
import { Fehlermeldung } from "./Fehlermeldung";
import { NeueTan } from "./NeueTan";
import { Seite } from "./Seite";
import { TanFeld } from "./TanFeld";
import { useAntwort } from "./useAntwort";

export type TanSeiteProps = {
  formular: FormularSchutz;
  redirect: string | null;
  tan: Pick<Sitzung, "tanArt" | "tanEmpfaenger">;
  tanMinuten: number;
  antwort: FormAntwort | undefined;
};

const HINWEIS = "Sechs Ziffern. Leerzeichen spielen keine Rolle.";

/** The second step of a login: the TAN of the mail or the app, or a recovery code. */
export function TanSeite({ formular, redirect, tan, tanMinuten, antwort }: TanSeiteProps) {
  const { problem, versuch, leerung, feld } = useAntwort(antwort);
  const isApp = tan.tanArt === "APP";
  return (
    <Seite title="TAN eingeben" lead="Ihre Anmeldung ist fast abgeschlossen.">
      <Card>
        <Form method="post" noValidate>
          <Stack gap="l">
            <FormularFelder formular={formular} />
            {redirect !== null && <HiddenField name="redirect" value={redirect} />}
            <Fehlermeldung key={`meldung-${String(versuch)}`} problem={problem} felder={["tan"]} />
            <Text>
              {isApp
                ? "Öffnen Sie Ihre Authentifizierungs-App und geben Sie den Code ein."
                : mailText(tan.tanEmpfaenger, tanMinuten)}
            </Text>
            <TanFeld
              key={leerung}
              {...feld("tan")}
              isApp={isApp}
              hint={isApp ? `${HINWEIS} Ohne App geben Sie einen Ihrer Wiederherstellungscodes ein.` : HINWEIS}
            />
            <div>
              <Absendeknopf absicht="anmelden" icon="schloss">
                Anmelden
              </Absendeknopf>
            </div>
          </Stack>
        </Form>
      </Card>
      <NeueTan formular={formular} redirect={redirect} isApp={isApp} />
      <div>
        <LinkButton href={href("abmelden")} variant="quiet" icon="pfeilLinks">
          Anmeldung abbrechen
        </LinkButton>
      </div>
    </Seite>
  );
}

const mailText = (empfaenger: string | null, minuten: number): string =>
  `Wir haben Ihnen eine E-Mail mit einer TAN gesendet${empfaenger === null ? "" : ` (an ${empfaenger})`}. Die TAN gilt ${formatDauer(minuten)}.`;
