import { Form } from "@remix-run/react";
import { VERBUND_FRAGEN } from "~/domain/verbund/verbundFragen";
import { Absendeknopf, type AntwortSicht, Fehlermeldung, useAntwort } from "~/features/anmeldung";
import { GEPARKT_FELD, TICKET_FELD } from "~/contract/antrag/formularGrenze";
import type { Aufbewahrung } from "~/contract/antrag/geparkteEingaben";
import { FormularFelder, GeparktHinweis, useFeldhilfe } from "~/features/formular";
import { NurLesenHinweis } from "~/features/unternehmen";
import { href } from "~/routing/href";
import { Card, Container, DateField, HiddenField, Inline, LinkButton, PageHeader, Stack, Text } from "~/ui";
import { type EintragProps, pfadZu } from "./eintragProps";

type BeendenProps = EintragProps & { aufbewahrung: Aufbewahrung };

/** Somebody is not connected any more: until which day he was. */
export function VerbundBeendenSeite({ eintrag, aufbewahrung, formular, antwort: letzte }: BeendenProps) {
  const antwort = useFeldhilfe(useAntwort(letzte), { fragen: VERBUND_FRAGEN });
  return (
    <Container width="form">
      <Stack gap="l">
        <PageHeader title="Nicht mehr verbunden" breadcrumbs={pfadZu(eintrag, "Nicht mehr verbunden")} />
        <GeparktHinweis geparkte={aufbewahrung.geparkte} />
        <Fehlermeldung key={antwort.versuch} problem={antwort.problem} felder={["gueltigBis"]} />
        {eintrag.rechte.bearbeiten ? (
          <EndeFrage eintrag={eintrag} ticket={aufbewahrung.ticket} formular={formular} antwort={antwort} />
        ) : (
          <NurLesenHinweis />
        )}
      </Stack>
    </Container>
  );
}

type EndeFrageProps = Omit<EintragProps, "antwort"> & { ticket: string | undefined; antwort: AntwortSicht };

function EndeFrage({ eintrag: { uuid, name, revision }, ticket, formular, antwort: { feld, text } }: EndeFrageProps) {
  return (
    <Card title={name}>
      <Form method="post" noValidate>
        <Stack gap="l">
          <FormularFelder formular={formular} />
          <HiddenField name="revision" value={text("revision", String(revision))} />
          {ticket !== undefined && <HiddenField name={TICKET_FELD} value={ticket} />}
          {text(GEPARKT_FELD) !== "" && <HiddenField name={GEPARKT_FELD} value={text(GEPARKT_FELD)} />}
          <Text>
            Der Eintrag bleibt in der Liste, weil frühere Wirtschaftsjahre weiter zählen. Danach gilt die Verbindung
            nicht mehr.
          </Text>
          <DateField
            {...feld("gueltigBis")}
            label={VERBUND_FRAGEN.gueltigBis}
            hint="Zum Beispiel der Tag vor dem Verkauf."
            required
            defaultValue={text("gueltigBis")}
          />
          <Inline gap="m">
            <Absendeknopf icon="speichern">Übernehmen</Absendeknopf>
            <LinkButton variant="secondary" href={href("verbundeneUnternehmenForm", { uuid })}>
              Abbrechen
            </LinkButton>
          </Inline>
        </Stack>
      </Form>
    </Card>
  );
}
