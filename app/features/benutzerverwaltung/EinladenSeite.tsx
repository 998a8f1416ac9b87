import { Form, useLocation } from "@remix-run/react";
import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { ROLLEN_ERKLAERUNG, UNTERNEHMENSROLLEN } from "~/domain/benutzer/rollen";
import { Absendeknopf, type AntwortSicht, Fehlermeldung, useAntwort } from "~/features/anmeldung";
import { createHilfeHref, FormularFelder } from "~/features/formular";
import { href } from "~/routing/href";
import {
  Card,
  Container,
  Details,
  Grid,
  Inline,
  LinkButton,
  PageHeader,
  PlainTextArea,
  RadioGroup,
  RequiredHint,
  Stack,
  Text,
  TextField,
} from "~/ui";
import { EINLADEN_FELDER, feldVon, hasWeitere, ZEILEN } from "./einladenEingabe";
import { LISTE_FELD } from "./einladungsListe";

type EinladenSeiteProps = { formular: FormularSchutz; antwort: FormAntwort | undefined };

const FELDER = [...EINLADEN_FELDER, LISTE_FELD];

const ROLLEN = (["MITARBEITER", "BEVOLLMAECHTIGTER"] as const).map((rolle) => ({
  value: rolle,
  label: `${UNTERNEHMENSROLLEN[rolle]}: ${ROLLEN_ERKLAERUNG[rolle]}`,
}));

/** One or several people are asked by mail to work for the company. */
export function EinladenSeite({ formular, antwort: letzte }: EinladenSeiteProps) {
  const antwort = useAntwort(letzte);
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
            <PersonZeile key={`person-${String(antwort.leerung)}`} zeile={0} antwort={antwort} />
            <Weitere antwort={antwort} isOffen={hasWeitere(letzte)} />
            <ListeEinfuegen key={`liste-${String(antwort.leerung)}`} antwort={antwort} />
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
function Weitere({ antwort, isOffen }: { antwort: AntwortSicht; isOffen: boolean }) {
  return (
    <Details summary="Weitere Personen gleichzeitig einladen" open={isOffen} key={`weitere-${String(antwort.versuch)}`}>
      <Stack gap="l">
        <Text tone="muted">Zeilen, die Sie leer lassen, werden nicht beachtet.</Text>
        {ZEILEN.slice(1).map((zeile) => (
          <PersonZeile key={zeile} zeile={zeile} antwort={antwort} />
        ))}
      </Stack>
    </Details>
  );
}

/** Leads to this page with the help on a field open. Every row asks the same, so a text holds for all of them. */
function useHilfe(): (feld: string, label: string) => { label: string; help: { href: string; label: string } } {
  const { search } = useLocation();
  const hilfeHref = createHilfeHref(href("benutzerEinladen"), search);
  return (feld, label) => ({ label, help: { href: hilfeHref(feld), label } });
}

/** A list from elsewhere, which is put into the rows above before anybody is invited. */
function ListeEinfuegen({ antwort: { feld, text } }: { antwort: AntwortSicht }) {
  const mitHilfe = useHilfe();
  return (
    <Details summary="Liste einfügen" open={text(LISTE_FELD) !== ""}>
      <PlainTextArea
        {...feld(LISTE_FELD)}
        {...mitHilfe(LISTE_FELD, "Liste der Personen")}
        hint="Eine Person je Zeile, als „Vorname Nachname <E-Mail>“ oder nur die E-Mail. Beim Senden kommen sie zuerst in die Felder oben, damit Sie sie prüfen können."
        defaultValue={text(LISTE_FELD)}
      />
    </Details>
  );
}

/** One person of the form. Only the first one has to be filled in. */
function PersonZeile({ zeile, antwort: { feld, text } }: { zeile: number; antwort: AntwortSicht }) {
  const isErste = zeile === 0;
  const rolle = feldVon(zeile, "unternehmenRolle");
  const mitHilfe = useHilfe();
  const frage = (teil: string, label: string) => {
    const name = feldVon(zeile, teil);
    return { ...feld(name), ...mitHilfe(teil, label), required: isErste, defaultValue: text(name) };
  };
  return (
    <Card title={isErste ? "Person" : `${String(zeile + 1)}. Person`} headingLevel={2}>
      <Stack gap="m">
        <Grid columns={2}>
          <TextField {...frage("vorname", "Vorname")} limit={100} />
          <TextField {...frage("nachname", "Nachname")} limit={100} />
        </Grid>
        <TextField {...frage("email", "E-Mail")} type="email" limit={200} />
        <RadioGroup
          {...frage("unternehmenRolle", "Rolle")}
          inline={false}
          options={ROLLEN}
          defaultValue={text(rolle, isErste ? "" : "MITARBEITER") || null}
        />
      </Stack>
    </Card>
  );
}
