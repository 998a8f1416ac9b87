import { useLocation } from "@remix-run/react";
import { useState } from "react";
import type { FormularSchutz } from "~/contract/antrag/formAntwort";
import type { Aufbewahrung } from "~/contract/antrag/geparkteEingaben";
import { Absendeknopf, Fehlermeldung, useAntwort } from "~/features/anmeldung";
import { AufbewahrtesFormular } from "~/features/aufbewahrung";
import { createHilfeHref } from "~/features/formular";
import { TestdatenKnopf } from "~/features/unternehmen";
import { href } from "~/routing/href";
import { Container, Details, Inline, LinkButton, PageHeader, RequiredHint, Stack, Text } from "~/ui";
import { type FragenProps, ListeEinfuegen, PersonZeile } from "./EinladenFragen";
import { EINLADEN_FELDER, type EinladenAntwort, hasWeitere, ZEILEN } from "./einladenEingabe";
import { EINLADUNG_ENTWURF } from "./einladungEntwurf";
import { LISTE_FELD } from "./einladungsListe";

type EinladenSeiteProps = {
  aufbewahrung: Aufbewahrung;
  formular: FormularSchutz;
  antwort: EinladenAntwort | undefined;
};

const FELDER = [...EINLADEN_FELDER, LISTE_FELD];

/** One or several people are asked by mail to work for the company. */
export function EinladenSeite({ aufbewahrung, formular, antwort: letzte }: EinladenSeiteProps) {
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
        <AufbewahrtesFormular
          hier={href("benutzerEinladen")}
          entwurf={EINLADUNG_ENTWURF}
          aufbewahrung={aufbewahrung}
          formular={formular}
          antwort={antwort}
        >
          {(sicht) => (
            <>
              <Fehlermeldung key={antwort.versuch} problem={antwort.problem} felder={FELDER} />
              <RequiredHint />
              <PersonZeile zeile={0} antwort={sicht} zusatz={zusatz} />
              <Weitere antwort={sicht} zusatz={zusatz} isOffen={hasWeitere(sicht.eingaben)} />
              <ListeEinfuegen antwort={sicht} zusatz={zusatz} />
              <Abschluss />
            </>
          )}
        </AufbewahrtesFormular>
      </Stack>
    </Container>
  );
}

function Abschluss() {
  return (
    <>
      <Text>Auch eine Beraterin oder ein Berater kann bevollmächtigt werden. Die Rolle können Sie später ändern.</Text>
      <Inline gap="m">
        <Absendeknopf icon="senden">Einladung senden</Absendeknopf>
        <TestdatenKnopf />
        <LinkButton variant="secondary" href={href("benutzerverwaltung")}>
          Abbrechen
        </LinkButton>
      </Inline>
    </>
  );
}

/** The rows behind the first, on demand. */
function Weitere({ antwort, zusatz, isOffen }: FragenProps & { isOffen: boolean }) {
  // Whoever empties a row must not lose sight of it.
  const [isAnfangsOffen] = useState(isOffen);
  return (
    <Details summary="Weitere Personen gleichzeitig einladen" open={isAnfangsOffen}>
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
