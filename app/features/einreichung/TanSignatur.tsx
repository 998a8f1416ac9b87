import { Form } from "@remix-run/react";
import type { FormAntwort, FormularSchutz } from "~/contract/formAntwort";
import { Absendeknopf } from "~/features/anmeldung";
import { FormularFelder } from "~/features/formular";
import { HiddenField, Stack, Text, TextField } from "~/ui";
import { useHilfeHref } from "./useHilfeHref";

type TanSignaturProps = { uuid: string; formular: FormularSchutz; stand: string; antwort: FormAntwort | undefined };

const tanFehler = (antwort: FormAntwort | undefined): string | undefined =>
  antwort !== undefined && (antwort.problem.code.startsWith("TAN_") || antwort.problem.errors.some(({ property }) => property === "tan"))
    ? antwort.problem.errors.find(({ property }) => property === "tan")?.message || antwort.problem.userMessage
    : undefined;

/** The signature by TAN while nezo is off: first ask for one, then submit with it. */
export function TanSignatur({ uuid, formular, stand, antwort }: TanSignaturProps) {
  const hilfeHref = useHilfeHref(uuid);
  return (
    <Stack gap="l">
      <Form method="post">
        <Stack gap="m">
          <FormularFelder formular={formular} />
          <HiddenField name="stand" value={stand} />
          <Text>
            Sie unterschreiben mit einer TAN, die wir Ihnen per E-Mail senden. Die TAN gilt nur für diesen Antrag, so wie er jetzt ist.
          </Text>
          <div>
            <Absendeknopf absicht="tan" variant="secondary" icon="brief">
              TAN anfordern
            </Absendeknopf>
          </div>
        </Stack>
      </Form>
      <Form method="post" noValidate>
        <Stack gap="m">
          <FormularFelder formular={formular} />
          <HiddenField name="stand" value={stand} />
          <TextField
            id="tan"
            name="tan"
            label="TAN aus der E-Mail"
            required
            inputMode="numeric"
            autoComplete="one-time-code"
            limit={20}
            error={tanFehler(antwort)}
            help={{ href: hilfeHref("tan"), label: "TAN" }}
          />
          <div>
            <Absendeknopf absicht="einreichen" icon="senden">
              Antrag jetzt einreichen
            </Absendeknopf>
          </div>
        </Stack>
      </Form>
    </Stack>
  );
}
