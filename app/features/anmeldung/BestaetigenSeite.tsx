import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { formatDauer } from "~/domain/sitzung/dauer";
import { FormularFelder } from "~/features/formular";
import { href } from "~/routing/href";
import { Card, HiddenField, Inline, LinkButton, Stack, Text, TextLink } from "~/ui";
import { Absendeknopf } from "./Absendeknopf";
import { Fehlermeldung } from "./Fehlermeldung";
import { PasswortFeld } from "./PasswortFeld";
import { Seite } from "./Seite";
import { TanFeld } from "./TanFeld";
import { useAntwort } from "./useAntwort";

export type BestaetigenSeiteProps = {
  formular: FormularSchutz;
  /** Where the person was; null leads to the start page. */
  ziel: string | null;
  nachweis: {
    stand: "FRISCH" | "PASSWORT" | "TAN";
    gueltigMinuten: number;
    tanArt: "MAIL" | "APP" | null;
    tanEmpfaenger: string | null;
  };
  antwort: FormAntwort | undefined;
};

/**
 * Asks who the person is before a step that needs a fresh proof: the password, then the TAN where there is a second
 * factor.
 */
export function BestaetigenSeite({ formular, ziel, nachweis, antwort }: BestaetigenSeiteProps) {
  return (
    <Seite title="Bitte bestätigen Sie, dass Sie es sind" lead={grund(nachweis.gueltigMinuten)}>
      <Card>
        <Form method="post" noValidate key={nachweis.stand}>
          <Stack gap="l">
            <FormularFelder formular={formular} />
            {ziel !== null && <HiddenField name="redirect" value={ziel} />}
            {nachweis.stand === "TAN" ? (
              <TanSchritt {...nachweis} ziel={ziel} antwort={antwort} />
            ) : (
              <PasswortSchritt ziel={ziel} antwort={antwort} />
            )}
          </Stack>
        </Form>
      </Card>
      <Text tone="muted">
        Ihre Angaben sind gespeichert. Nach der Bestätigung kommen Sie zu der Seite zurück, auf der Sie waren.
      </Text>
    </Seite>
  );
}

const grund = (minuten: number): string =>
  `Ihre letzte Anmeldung ist länger als ${formatDauer(minuten)} her. Zu Ihrem Schutz fragen wir vor diesem Schritt noch einmal nach.`;

type SchrittProps = { ziel: string | null; antwort: FormAntwort | undefined };

function PasswortSchritt({ ziel, antwort }: SchrittProps) {
  const { problem, versuch, leerung, feld } = useAntwort(antwort);
  return (
    <>
      <Fehlermeldung key={`meldung-${String(versuch)}`} problem={problem} felder={["passwort"]} />
      <PasswortFeld key={leerung} {...feld("passwort")} label="Ihr Passwort" autoComplete="current-password" />
      <Knoepfe ziel={ziel}>
        <Absendeknopf absicht="passwort" icon="schloss">
          Bestätigen
        </Absendeknopf>
      </Knoepfe>
    </>
  );
}

function TanSchritt({
  ziel,
  antwort,
  tanArt,
  tanEmpfaenger,
}: SchrittProps & { tanArt: "MAIL" | "APP" | null; tanEmpfaenger: string | null }) {
  const { problem, versuch, leerung, feld } = useAntwort(antwort);
  const isApp = tanArt === "APP";
  return (
    <>
      <Fehlermeldung key={`meldung-${String(versuch)}`} problem={problem} felder={["tan"]} />
      <Text>
        {isApp
          ? "Ihr Passwort ist richtig. Öffnen Sie nun Ihre Authentifizierungs-App und geben Sie den Code ein."
          : `Ihr Passwort ist richtig. Wir haben Ihnen eine E-Mail mit einer TAN gesendet${tanEmpfaenger === null ? "" : ` (an ${tanEmpfaenger})`}.`}
      </Text>
      <TanFeld
        key={leerung}
        {...feld("tan")}
        isApp={isApp}
        hint={
          isApp
            ? "Ohne App geben Sie einen Ihrer Wiederherstellungscodes ein."
            : "Sechs Ziffern. Leerzeichen spielen keine Rolle."
        }
      />
      <Knoepfe ziel={ziel}>
        <Absendeknopf absicht="tan" icon="schloss">
          Bestätigen
        </Absendeknopf>
      </Knoepfe>
      <TextLink href={href("bestaetigen", {}, { redirect: ziel, schritt: "passwort" })}>
        {isApp ? "Noch einmal mit dem Passwort beginnen" : "Keine TAN erhalten? Noch einmal mit dem Passwort beginnen"}
      </TextLink>
    </>
  );
}

function Knoepfe({ ziel, children }: { ziel: string | null; children: ReactNode }) {
  return (
    <Inline gap="m">
      {children}
      <LinkButton href={ziel ?? href("home")} variant="quiet" icon="pfeilLinks">
        Zurück ohne Bestätigung
      </LinkButton>
    </Inline>
  );
}
