import { Form, useLocation } from "@remix-run/react";
import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { Absendeknopf, Fehlermeldung, useAntwort } from "~/features/anmeldung";
import { createHilfeHref, FormularFelder } from "~/features/formular";
import { href } from "~/routing/href";
import { Container, Details, Inline, LinkButton, PageHeader, RequiredHint, Stack, Text } from "~/ui";
import { type FragenProps, ListeEinfuegen, PersonZeile } from "./EinladenFragen";
import { EINLADEN_FELDER, hasWeitere, ZEILEN } from "./einladenEingabe";
import { LISTE_FELD } from "./einladungsListe";

type EinladenSeiteProps = { formular: FormularSchutz; antwort: FormAntwort | undefined };

const FELDER = [...EINLADEN_FELDER, LISTE_FELD];

/** One or several people are asked by mail to work for the company. */
export function EinladenSeite({ formular, antwort: letzte }: EinladenSeiteProps) {
  const antwort = useAntwort(letzte);
  const zusatz = useHilfe();
  const pfad = [{ label: "Benutzerverwaltung", href: href("benutzerverwaltung") }, { label: "Benutzer hinzufügen" }];
  return (
    <Container width="form">
      <Stack gap="l">
        <PageHeader
          title="Benutzer hinzufügen"
          lead="Jede Person bekommt eine E-Mail mit einem Link. Sie arbeitet mit, sobald sie die Einladung angenommen hat."
          breadcrumbs={pfad}
        />
        <Form method="post" noValidate>
          <Stack gap="l">
            <FormularFelder formular={formular} />
            <Fehlermeldung key={antwort.versuch} problem={antwort.problem} felder={FELDER} />
            <RequiredHint />
            <PersonZeile key={`person-${String(antwort.leerung)}`} zeile={0} antwort={antwort} zusatz={zusatz} />
            <Weitere antwort={antwort} zusatz={zusatz} isOffen={hasWeitere(letzte)} />
            <ListeEinfuegen key={`liste-${String(antwort.leerung)}`} antwort={antwort} zusatz={zusatz} />
            <Text>
              Auch eine Beraterin oder ein Berater kann bevollmächtigt werden. Die Rolle können Sie später ändern.
            </Text>
            <Inline gap="m">
              <Absendeknopf icon="senden">Einladung senden</Absendeknopf>
              <LinkButton variant="secondary" href={href("benutzerverwaltung")}>
                Abbrechen
              </LinkButton>
            </Inline>
          </Stack>
        </Form>
      </Stack>
    </Container>
  );
}

/** The rows behind the first, on demand. */
function Weitere({ antwort, zusatz, isOffen }: FragenProps & { isOffen: boolean }) {
  return (
    <Details summary="Weitere Personen gleichzeitig einladen" open={isOffen} key={`weitere-${String(antwort.versuch)}`}>
      <Stack gap="l">
        <Text tone="muted">Zeilen, die Sie leer lassen, werden nicht beachtet.</Text>
        {ZEILEN.slice(1).map((zeile) => (
          <PersonZeile key={zeile} zeile={zeile} antwort={antwort} zusatz={zusatz} />
        ))}
      </Stack>
    </Details>
  );
}

/** Leads to this page with the help on a field open. Every row asks the same, so a text holds for all of them. */
function useHilfe(): FragenProps["zusatz"] {
  const { search } = useLocation();
  const hilfeHref = createHilfeHref(href("benutzerEinladen"), search);
  return (feld, label) => ({ help: { href: hilfeHref(feld), label } });
}
