import { Form } from "@remix-run/react";
import type { FormAntwort, FormularSchutz } from "~/contract/formAntwort";
import { Absendeknopf } from "~/features/anmeldung";
import { FormularFelder } from "~/features/formular";
import { HiddenField, Stack, Text, TextField } from "~/ui";

export type UnterschreibenProps = {
  isNezo: boolean;
  formular: FormularSchutz;
  /** The state of the document that the person has read here. */
  stand: string;
  antwort: FormAntwort | undefined;
  /** The button, such as "Widerspruch einlegen". */
  knopf: string;
  /** What the signature brings about, a sentence. */
  wirkung: string;
};

const tanFehler = (antwort: FormAntwort | undefined): string | undefined =>
  antwort !== undefined && (antwort.problem.code.startsWith("TAN_") || antwort.problem.errors.some(({ property }) => property === "tan"))
    ? antwort.problem.errors.find(({ property }) => property === "tan")?.message || antwort.problem.userMessage
    : undefined;

/** The signature under a document: leaving for nezo, or, while nezo is off, asking for a TAN and signing with it. */
export function Unterschreiben(props: UnterschreibenProps) {
  return props.isNezo ? <MitNezo {...props} /> : <MitTan {...props} />;
}

function MitNezo({ formular, stand, knopf, wirkung }: UnterschreibenProps) {
  return (
    <Form method="post">
      <Stack gap="m">
        <FormularFelder formular={formular} />
        <HiddenField name="stand" value={stand} />
        <Text>
          Sie unterschreiben mit dem ELSTER-Zertifikat Ihres Unternehmens. Dafür verlassen Sie kurz das Portal und melden sich bei nezo an.{" "}
          {wirkung}
        </Text>
        <div>
          <Absendeknopf absicht="nezo" icon="siegel">
            {knopf}
          </Absendeknopf>
        </div>
      </Stack>
    </Form>
  );
}

function MitTan({ formular, stand, antwort, knopf, wirkung }: UnterschreibenProps) {
  return (
    <Stack gap="l">
      <Form method="post">
        <Stack gap="m">
          <FormularFelder formular={formular} />
          <HiddenField name="stand" value={stand} />
          <Text>Sie unterschreiben mit einer TAN, die wir Ihnen per E-Mail senden. {wirkung}</Text>
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
          />
          <div>
            <Absendeknopf absicht="unterschreiben" icon="senden">
              {knopf}
            </Absendeknopf>
          </div>
        </Stack>
      </Form>
    </Stack>
  );
}
