import type { ReactNode } from "react";
import { PERSON_FRAGEN } from "~/domain/benutzer/personFragen";
import { PERSON_GRUND_MAX } from "~/domain/benutzer/supportPerson";
import { type AntwortSicht, Fehlermeldung } from "~/features/anmeldung";
import { href } from "~/routing/href";
import { Container, LinkButton, Notice, PageHeader, Stack, TextArea } from "~/ui";

type PersonSchrittSeiteProps = {
  /** Of the person. */
  uuid: string;
  name: string;
  titel: string;
  antwort: AntwortSicht;
  /** The fields of the form, for the list of what is wrong with it. */
  felder: readonly string[];
  /** Why there is nothing to do here now; null: the form follows. */
  hindernis: string | null;
  children: ReactNode;
};

/** A page on which staff do one thing about one person: where it stands, what is wrong, and the form. */
export function PersonSchrittSeite(props: PersonSchrittSeiteProps) {
  const { uuid, name, titel, antwort, felder, hindernis, children } = props;
  const zurueck = href("supportPerson", { uuid });
  return (
    <Container width="form">
      <Stack gap="l">
        <PageHeader
          title={titel}
          breadcrumbs={[
            { label: "Unternehmensmitarbeiter", href: href("supportBenutzerverwaltung") },
            { label: name, href: zurueck },
            { label: titel },
          ]}
        />
        <Fehlermeldung key={antwort.versuch} problem={antwort.problem} felder={felder} />
        {hindernis === null ? (
          children
        ) : (
          <Notice tone="info" title="Das ist zurzeit nicht möglich">
            <Stack gap="m">
              <span>{hindernis}</span>
              <div>
                <LinkButton variant="secondary" href={zurueck}>
                  Zurück zur Person
                </LinkButton>
              </div>
            </Stack>
          </Notice>
        )}
      </Stack>
    </Container>
  );
}

/** Why staff do it; `hint`: who reads that. */
export function GrundFeld({ antwort: { feld, text }, hint }: { antwort: AntwortSicht; hint: string }) {
  return (
    <TextArea
      {...feld("grund")}
      label={PERSON_FRAGEN.grund}
      hint={hint}
      required
      rows={2}
      limit={PERSON_GRUND_MAX}
      defaultValue={text("grund")}
    />
  );
}
