import { Form } from "@remix-run/react";
import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { Absendeknopf } from "~/features/anmeldung";
import { FormularFelder } from "~/features/formular";
import { HiddenField, Stack, Text } from "~/ui";
import { TanFeld, type TanFeldProps } from "./TanFeld";

export type UnterschreibenProps = {
  isNezo: boolean;
  formular: FormularSchutz;
  /** The state of the document that the person has read here. */
  stand: string;
  antwort: FormAntwort | undefined;
  /** The button, such as "Widerspruch einlegen". */
  knopf: string;
  /** The button that leaves for nezo, where it says more than that. */
  nezoKnopf?: string | undefined;
  /** What the signature brings about, a sentence. */
  wirkung: string;
  /** The help on the field of the TAN. */
  tanHilfe?: TanFeldProps["help"];
};

const tanFehler = (antwort: FormAntwort | undefined): string | undefined =>
  antwort !== undefined &&
  (antwort.problem.code.startsWith("TAN_") || antwort.problem.errors.some(({ property }) => property === "tan"))
    ? antwort.problem.errors.find(({ property }) => property === "tan")?.message || antwort.problem.userMessage
    : undefined;

/** The signature under a document: leaving for nezo, or, while nezo is off, asking for a TAN and signing with it. */
export function Unterschreiben(props: UnterschreibenProps) {
  return props.isNezo ? <MitNezo {...props} /> : <MitTan {...props} />;
}

function MitNezo({ formular, stand, knopf, nezoKnopf, wirkung }: UnterschreibenProps) {
  return (
    <Form method="post">
      <Stack gap="m">
        <FormularFelder formular={formular} />
        <HiddenField name="stand" value={stand} />
        <Text>
          Sie unterschreiben mit dem ELSTER-Zertifikat Ihres Unternehmens. Dafür verlassen Sie kurz das Portal und
          melden sich bei nezo an. {wirkung}
        </Text>
        <div>
          <Absendeknopf absicht="nezo" icon="siegel">
            {nezoKnopf ?? knopf}
          </Absendeknopf>
        </div>
      </Stack>
    </Form>
  );
}

function MitTan({ formular, stand, antwort, knopf, wirkung, tanHilfe }: UnterschreibenProps) {
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
          <TanFeld error={tanFehler(antwort)} help={tanHilfe} />
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
