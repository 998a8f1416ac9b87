import { Form } from "@remix-run/react";
import type { Eingaben, FormularSchutz } from "~/contract/antrag/formAntwort";
import { href } from "~/routing/href";
import {
  Button,
  Card,
  Container,
  CopyText,
  ErrorSummary,
  HiddenField,
  Inline,
  LinkButton,
  Notice,
  PageHeader,
  Stack,
  Text,
} from "~/ui";
import { FormularFelder } from "./FormularFelder";
import type { FormularAntwort, FortDaten } from "./formularDaten";
import { listGetipptes } from "../felder/getippteAngaben";
import { ortHref } from "./formularOrt";

export type VorhabenFortProps = { daten: FortDaten; antwort: FormularAntwort | undefined };

const BEHALTEN =
  "Sie können daraus ein neues Vorhaben machen; es enthält auch alle anderen Angaben des gelöschten. Oder Sie kopieren die Texte.";

/** Hidden fields that belong to one rendering of the form and are given anew. */
const NICHT_WIEDER: readonly string[] = ["intent", "csrf", "schluessel"];

type BehaltenProps = { ort: NonNullable<FortDaten["ort"]>; formular: FormularSchutz; eingaben: Eingaben };

/** Makes a new Vorhaben of all that was typed. */
function AlsNeuesVorhaben({ ort, formular, eingaben }: BehaltenProps) {
  const verborgene = Object.entries(eingaben).filter(([name]) => !NICHT_WIEDER.includes(name));
  return (
    <Form method="post" action={ortHref(ort)}>
      <FormularFelder formular={formular} />
      {verborgene.flatMap(([name, texte]) =>
        [texte]
          .flat()
          .map((text, stelle) => <HiddenField key={`${name} ${String(stelle)}`} name={name} value={text} />),
      )}
      <Button name="intent" value="alsNeuesVorhaben" icon="plus">
        Als neues Vorhaben behalten
      </Button>
    </Form>
  );
}

/** Everything typed for it, to be kept or to be copied. */
function IhreEingaben({ daten, antwort }: VorhabenFortProps) {
  const { ort, darfBearbeiten } = daten;
  const eingaben = antwort?.eingaben ?? {};
  const angaben = ort === null ? [] : listGetipptes(ort, eingaben);
  if (angaben.length === 0)
    return (
      <Notice tone="warning">Dieses Vorhaben gibt es nicht oder nicht mehr. Vielleicht hat es jemand gelöscht.</Notice>
    );
  return (
    <Card title="Ihre Eingaben" id="eingaben">
      <Stack gap="l">
        <Text>{darfBearbeiten ? BEHALTEN : "Sie können die Texte kopieren."}</Text>
        {darfBearbeiten && ort !== null && (
          <AlsNeuesVorhaben ort={ort} formular={antwort?.formular ?? daten.formular} eingaben={eingaben} />
        )}
        {angaben.map(({ name, label, text }) => (
          <CopyText key={name} id={`getippt-${name.replace(/\W+/g, "-")}`} label={label} text={text} />
        ))}
      </Stack>
    </Card>
  );
}

/**
 * The page of a Vorhaben that is not there (any more): everything typed, to be kept as a new Vorhaben or to be copied.
 */
export function VorhabenFort({ daten, antwort }: VorhabenFortProps) {
  const zumAntrag = href("antragStartseite", { uuid: daten.antragUuid });
  return (
    <Container>
      <Stack gap="l">
        <PageHeader
          title="Vorhaben nicht gefunden"
          part="fort"
          breadcrumbs={[
            { label: "Anträge", href: href("antraege") },
            { label: daten.bezeichnung, href: zumAntrag },
          ]}
        />
        {antwort !== undefined && (
          <ErrorSummary
            title="Nicht gespeichert"
            items={[{ href: "#eingaben", message: antwort.problem.userMessage }]}
          />
        )}
        <IhreEingaben daten={daten} antwort={antwort} />
        <Inline gap="m">
          <LinkButton variant="secondary" href={zumAntrag}>
            Zum Antrag
          </LinkButton>
        </Inline>
      </Stack>
    </Container>
  );
}
