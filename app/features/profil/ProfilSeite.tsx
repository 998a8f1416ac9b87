import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { Card, Container, DefinitionList, Divider, Notice, PageHeader, Stack } from "~/ui";
import { AppTan } from "./AppTan";
import { HilfeAnzeige } from "./HilfeAnzeige";
import type { ProfilAnsicht } from "./loadProfil";
import { MailTan } from "./MailTan";
import { PasswortAendern } from "./PasswortAendern";
import { Sitzungen } from "./Sitzungen";
import { Wiederherstellungscodes } from "./Wiederherstellungscodes";

export type ProfilSeiteProps = {
  formular: FormularSchutz;
  profil: ProfilAnsicht;
  antwort: FormAntwort | undefined;
  /** New recovery codes; null but right after they were made. */
  codes: readonly string[] | null;
};

/** The own account: data, password, second factor, help, sessions. */
export function ProfilSeite({ formular, profil, antwort, codes }: ProfilSeiteProps) {
  const { titel, vorname, nachname, email, mailTFAEnabled, appTFAEnabled, tfaPflicht } = profil;
  const name = [titel, vorname, nachname].filter((teil) => teil !== "").join(" ");
  return (
    <Container width="form">
      <PageHeader title="Profil" lead="Ihre Daten und die Sicherheit Ihres Kontos." />
      <Stack gap="l">
        {codes !== null && <Wiederherstellungscodes codes={codes} />}
        <Card title="Persönliche Daten">
          <DefinitionList
            items={[
              { label: "Name", value: name },
              { label: "E-Mail-Adresse", value: email },
            ]}
          />
        </Card>
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
        <Sitzungen formular={formular} sitzungen={profil.sitzungen} antwort={antwort} />
      </Stack>
    </Container>
  );
}
