import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { EigeneAenderung } from "~/features/zugangsaenderung";
import { href } from "~/routing/href";
import { Card, Container, DefinitionList, Divider, LinkButton, Notice, PageHeader, Stack, Text } from "~/ui";
import { AnsichtCode } from "./AnsichtCode";
import { AnsichtKarte } from "./AnsichtKarte";
import { AppTan } from "./AppTan";
import { DarstellungWahl } from "./DarstellungWahl";
import { HilfeAnzeige } from "./HilfeAnzeige";
import type { ProfilAnsicht } from "./loadProfil";
import { MailTan } from "./MailTan";
import { PasswortAendern } from "./PasswortAendern";
import type { Einmaliges } from "./profilAbsichten";
import { Sitzungen } from "./Sitzungen";
import { Wiederherstellungscodes } from "./Wiederherstellungscodes";

export type ProfilSeiteProps = {
  formular: FormularSchutz;
  profil: ProfilAnsicht;
  antwort: FormAntwort | undefined;
  /** The chosen company, which one can leave; null for staff and before the choice. */
  unternehmen: string | null;
  /** New codes; null but right after they were made. */
  einmaliges: Einmaliges | null;
};

/** The own account: data, password, second factor, help, sessions. */
export function ProfilSeite({ formular, profil, antwort, unternehmen, einmaliges }: ProfilSeiteProps) {
  const { email, mailTFAEnabled, appTFAEnabled, tfaPflicht } = profil;
  return (
    <Container width="form">
      <PageHeader title="Profil" lead="Ihre Daten und die Sicherheit Ihres Kontos." />
      <Stack gap="l">
        <Neues einmaliges={einmaliges} profil={profil} formular={formular} antwort={antwort} />
        <PersoenlicheDaten profil={profil} />
        <Card title="Zwei-Faktor-Authentifizierung" id="zweifaktor">
          {tfaPflicht && !mailTFAEnabled && !appTFAEnabled && (
            <Notice tone="warning">
              Für Ihr Konto ist ein zweiter Faktor vorgeschrieben. Bitte schalten Sie ein Verfahren ein.
            </Notice>
          )}
          <MailTan formular={formular} isAktiv={mailTFAEnabled} email={email} antwort={antwort} />
          <Divider />
          <AppTan
            formular={formular}
            isAktiv={appTFAEnabled}
            codesUebrig={profil.wiederherstellungscodesUebrig}
            einrichtung={profil.einrichtung}
            antwort={antwort}
          />
        </Card>
        <PasswortAendern formular={formular} geaendertAm={profil.passwortGeaendertAm} antwort={antwort} />
        <HilfeAnzeige formular={formular} isAktiv={profil.hilfetexteAnzeigen ?? true} antwort={antwort} />
        <DarstellungWahl formular={formular} />
        <Sitzungen formular={formular} sitzungen={profil.sitzungen} antwort={antwort} />
        {profil.ansicht !== null && <AnsichtKarte ansicht={profil.ansicht} formular={formular} antwort={antwort} />}
        {unternehmen !== null && <Mitarbeit unternehmen={unternehmen} />}
      </Stack>
    </Container>
  );
}

function PersoenlicheDaten({ profil: { titel, vorname, nachname, email } }: { profil: ProfilAnsicht }) {
  const name = [titel, vorname, nachname].filter((teil) => teil !== "").join(" ");
  return (
    <Card title="Persönliche Daten">
      <DefinitionList
        items={[
          { label: "Name", value: name },
          { label: "E-Mail-Adresse", value: email },
        ]}
      />
    </Card>
  );
}

/** What comes before everything else: codes that are shown once, and a change that others have asked for. */
function Neues({ einmaliges, profil: { aenderung }, formular, antwort }: Omit<ProfilSeiteProps, "unternehmen">) {
  return (
    <>
      {einmaliges !== null && <NeueCodes einmaliges={einmaliges} />}
      {aenderung !== null && <EigeneAenderung formular={formular} blick={aenderung} antwort={antwort} />}
    </>
  );
}

function NeueCodes({ einmaliges }: { einmaliges: Einmaliges }) {
  if ("ansichtCode" in einmaliges) return <AnsichtCode {...einmaliges.ansichtCode} />;
  return <Wiederherstellungscodes codes={einmaliges.wiederherstellungscodes} />;
}

/** The way out of the chosen company, for whoever has no administration of users to leave by. */
function Mitarbeit({ unternehmen }: { unternehmen: string }) {
  return (
    <Card title="Mitarbeit im Unternehmen" id="mitarbeit">
      <Text>
        {`Sie arbeiten zurzeit für ${unternehmen}. Wenn Sie das nicht mehr tun, können Sie das Unternehmen selbst verlassen.`}
      </Text>
      <div>
        <LinkButton variant="secondary" href={href("benutzerVerlassen")}>
          Unternehmen verlassen
        </LinkButton>
      </div>
    </Card>
  );
}
