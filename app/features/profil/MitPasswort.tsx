import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { PROFIL_FRAGEN as FRAGEN } from "~/domain/benutzer/profilFragen";
import { Absendeknopf, Fehlermeldung, PasswortFeld, useAntwort } from "~/features/anmeldung";
import { FormularFelder, useFeldhilfe } from "~/features/formular";
import { Stack } from "~/ui";

export type MitPasswortProps = {
  formular: FormularSchutz;
  antwort: FormAntwort | undefined;
  absicht: string;
  knopf: string;
  variant?: "primary" | "secondary" | "danger";
  /** Further fields in front of the password. */
  children?: ReactNode;
  /** Names of those fields, for the links of the error summary. */
  felder?: readonly string[];
};

/**
 * A change of the account that asks for the password again. The key empties the form after every answer, accepted or
 * not.
 */
export function MitPasswort({
  formular,
  antwort,
  absicht,
  knopf,
  variant = "primary",
  children,
  felder = [],
}: MitPasswortProps) {
  const { problem, versuch, leerung, feld } = useFeldhilfe(useAntwort(antwort, absicht), { fragen: FRAGEN });
  return (
    <Form method="post" noValidate key={`${formular.schluessel}-${String(leerung)}`}>
      <Stack gap="m">
        <FormularFelder formular={formular} />
        <Fehlermeldung key={versuch} problem={problem} felder={[...felder, "passwort"]} formular={absicht} />
        {children}
        <PasswortFeld
          {...feld("passwort")}
          label={FRAGEN.passwort}
          hint="Zur Sicherheit fragen wir noch einmal."
          autoComplete="current-password"
        />
        <div>
          <Absendeknopf absicht={absicht} variant={variant}>
            {knopf}
          </Absendeknopf>
        </div>
      </Stack>
    </Form>
  );
}
