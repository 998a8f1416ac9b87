import { Form } from "@remix-run/react";
import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import type { StabZeile } from "~/contract/konto/stab";
import { ZWEITE_FAKTOREN } from "~/domain/benutzer/mitgliedStatus";
import { STAB_STATUS } from "~/domain/benutzer/stab";
import { STAB_FRAGEN } from "~/domain/benutzer/stabFragen";
import { Absendeknopf, type AntwortSicht, Fehlermeldung, useAntwort } from "~/features/anmeldung";
import { FormularFelder, useFeldhilfe } from "~/features/formular";
import { href } from "~/routing/href";
import {
  Badge,
  Card,
  Container,
  type Definition,
  DefinitionList,
  HiddenField,
  Notice,
  PageHeader,
  Stack,
  Text,
} from "~/ui";
import { GrundFeld } from "./GrundFeld";
import { RollenFeld } from "./RollenFeld";
import { rollenText, STAB_FARBEN, tagVon, TFA_PFLICHT_TEXT } from "./stabTexte";
import { ZugangKarte } from "./ZugangKarte";

type StabKontoSeiteProps = { konto: StabZeile; formular: FormularSchutz; antwort: FormAntwort | undefined };

/** How one account of staff stands, and everything that can be done about it. */
export function StabKontoSeite({ konto, formular, antwort: letzte }: StabKontoSeiteProps) {
  const antwort = useFeldhilfe(useAntwort(letzte), { fragen: STAB_FRAGEN });
  const { name, status, isSelbst } = konto;
  const pfad = [{ label: "Sonstige Mitarbeiter", href: href("adminBenutzerverwaltung") }, { label: name }];
  return (
    <Container width="form">
      <Stack gap="l">
        <PageHeader title={name} lead={rollenText(konto)} breadcrumbs={pfad} />
        <Fehlermeldung key={antwort.versuch} problem={antwort.problem} felder={["rollen", "grund"]} />
        <Card>
          <DefinitionList items={angabenVon(konto)} />
        </Card>
        {(status === "EINGELADEN" || status === "ABGELAUFEN") && <LinkKarte formular={formular} />}
        {isSelbst ? (
          <Notice tone="info" title="Das ist Ihr eigenes Konto">
            Rollen, Sperre und Ende Ihres Kontos kann nur eine andere Person mit der Rolle „Administrator“ bestimmen.
          </Notice>
        ) : (
          <>
            <RollenKarte konto={konto} formular={formular} antwort={antwort} />
            <ZugangKarte konto={konto} />
          </>
        )}
      </Stack>
    </Container>
  );
}

function angabenVon(konto: StabZeile): Definition[] {
  const { status, email, zweiterFaktor, letzteAnmeldungAm, gueltigBis, gesperrtSeit, sperrgrund } = konto;
  return [
    { label: "Status", value: <Badge tone={STAB_FARBEN[status]}>{STAB_STATUS[status]}</Badge> },
    ...(gesperrtSeit === null
      ? []
      : [
          { label: "Gesperrt seit", value: tagVon(gesperrtSeit) },
          { label: "Grund der Sperre", value: sperrgrund ?? "Nicht angegeben" },
        ]),
    { label: "E-Mail", value: email },
    ...(gueltigBis === null ? [] : [{ label: "Link gilt bis", value: tagVon(gueltigBis) }]),
    { label: "Zwei-Faktor-Authentifizierung vorgeschrieben", value: konto.tfaPflicht ? TFA_PFLICHT_TEXT : "Nein" },
    { label: "Zweiter Faktor", value: ZWEITE_FAKTOREN[zweiterFaktor] },
    { label: "Letzte Anmeldung", value: tagVon(letzteAnmeldungAm) || "Noch keine" },
  ];
}

/** Sends the link once more to somebody who has no password yet. */
function LinkKarte({ formular }: { formular: FormularSchutz }) {
  return (
    <Card title="Link für das Passwort" id="link">
      <Form method="post">
        <Stack gap="m">
          <FormularFelder formular={formular} />
          <Text>
            Wenn Sie den Link erneut senden, bekommt die Person eine neue E-Mail. Der Link aus der vorigen gilt dann
            nicht mehr.
          </Text>
          <div>
            <Absendeknopf absicht="link" icon="senden">
              Link erneut senden
            </Absendeknopf>
          </div>
        </Stack>
      </Form>
    </Card>
  );
}

/** Gives somebody else other roles. */
function RollenKarte({ konto, formular, antwort }: Omit<StabKontoSeiteProps, "antwort"> & { antwort: AntwortSicht }) {
  const bisher = konto.rollen.join(" ");
  return (
    <Card title="Rollen" id="rollen-aendern">
      <Form method="post" noValidate>
        <Stack gap="m">
          <FormularFelder formular={formular} />
          <HiddenField name="bisher" value={bisher} />
          <RollenFeld key={`${bisher}-${String(antwort.leerung)}`} antwort={antwort} bisher={konto.rollen} />
          <GrundFeld key={`grund-${bisher}`} antwort={antwort} />
          <Text tone="muted">Wer eine Rolle verliert, wird sofort abgemeldet.</Text>
          <div>
            <Absendeknopf absicht="rollen" icon="speichern">
              Rollen speichern
            </Absendeknopf>
          </div>
        </Stack>
      </Form>
    </Card>
  );
}
