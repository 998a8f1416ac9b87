import { useLocation } from "@remix-run/react";
import type { FormularSchutz } from "~/contract/antrag/formAntwort";
import type { Aufbewahrung } from "~/contract/antrag/geparkteEingaben";
import type { StabZeile } from "~/contract/konto/stab";
import { STAB_FRAGEN } from "~/domain/benutzer/stabFragen";
import { Absendeknopf, type AntwortSicht, Fehlermeldung, useAntwort } from "~/features/anmeldung";
import { useFeldhilfe } from "~/features/formular";
import { AufbewahrtesFormular, type Wiedergeoeffnet } from "~/features/aufbewahrung";
import { href } from "~/routing/href";
import { Card, Container, HiddenField, Inline, LinkButton, Notice, PageHeader, Stack } from "~/ui";
import { GrundFeld } from "./GrundFeld";
import type { ZugangArt } from "./kontoAbsichten";
import { entwurfVonZugang } from "./zugangEntwurf";

type StabZugangSeiteProps = {
  konto: StabZeile;
  art: ZugangArt;
  aufbewahrung: Aufbewahrung;
  formular: FormularSchutz;
  antwort: Wiedergeoeffnet | undefined;
};

const WORTE = {
  sperren: {
    titel: (name: string) => `${name} sperren`,
    folge: (name: string) =>
      `${name} wird sofort abgemeldet und kann sich nicht mehr anmelden, bis jemand die Sperre aufhebt.`,
    knopf: "Jetzt sperren",
  },
  entsperren: {
    titel: (name: string) => `${name} entsperren`,
    folge: (name: string) => `${name} kann sich danach wieder anmelden, mit denselben Rollen und demselben Passwort.`,
    knopf: "Jetzt entsperren",
  },
  entfernen: {
    titel: (name: string) => `${name} entfernen`,
    folge: (name: string) =>
      `${name} wird sofort abgemeldet, und das Konto kommt nicht zurück. Was ${name} getan hat, steht weiter unter diesem Namen im Protokoll. Die E-Mail-Adresse kann danach für ein neues Konto verwendet werden.`,
    knopf: "Jetzt entfernen",
  },
} as const satisfies Record<ZugangArt, object>;

/** What follows when an access is closed or opened, and the question why. */
export function StabZugangSeite(props: StabZugangSeiteProps) {
  const { konto, art, antwort: letzte } = props;
  const antwort = useFeldhilfe(useAntwort(letzte), { fragen: STAB_FRAGEN });
  const { name, benutzerUuid: uuid } = konto;
  const titel = WORTE[art].titel(name);
  return (
    <Container width="form">
      <Stack gap="l">
        <PageHeader
          title={titel}
          breadcrumbs={[
            { label: "Sonstige Mitarbeiter", href: href("adminBenutzerverwaltung") },
            { label: name, href: href("stabBearbeiten", { uuid }) },
            { label: titel },
          ]}
        />
        <Fehlermeldung key={antwort.versuch} problem={antwort.problem} felder={["grund"]} />
        <Frage {...props} antwort={antwort} />
      </Stack>
    </Container>
  );
}

type FrageProps = Omit<StabZugangSeiteProps, "antwort"> & { antwort: AntwortSicht };

function Frage({ konto: { name, benutzerUuid: uuid }, art, aufbewahrung, formular, antwort }: FrageProps) {
  const { pathname, search } = useLocation();
  const { folge, knopf } = WORTE[art];
  return (
    <Card>
      <AufbewahrtesFormular
        hier={`${pathname}${search}`}
        entwurf={entwurfVonZugang(uuid, art)}
        aufbewahrung={aufbewahrung}
        formular={formular}
        antwort={antwort}
      >
        {(sicht) => (
          <>
            <HiddenField name="art" value={art} />
            <Notice tone={art === "entsperren" ? "info" : "warning"}>{folge(name)}</Notice>
            <GrundFeld antwort={sicht} />
            <Inline gap="m">
              <Absendeknopf absicht={art} variant={art === "entsperren" ? "primary" : "danger"}>
                {knopf}
              </Absendeknopf>
              <LinkButton variant="secondary" href={href("stabBearbeiten", { uuid })}>
                Abbrechen
              </LinkButton>
            </Inline>
          </>
        )}
      </AufbewahrtesFormular>
    </Card>
  );
}
