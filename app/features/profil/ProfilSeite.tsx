import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { EigeneAenderung } from "~/features/zugangsaenderung";
import { href } from "~/routing/href";
import { Card, Container, DefinitionList, Divider, LinkButton, Notice, PageHeader, Stack, Text } from "~/ui";
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
  /** The chosen company, which one can leave; null for staff and before the choice. */
  unternehmen: string | null;
  /** New recovery codes; null but right after they were made. */
  codes: readonly string[] | null;
};

/** The own account: data, password, second factor, help, sessions. */
export function ProfilSeite({ formular, profil, antwort, unternehmen, codes }: ProfilSeiteProps) {
  const { email, mailTFAEnabled, appTFAEnabled, tfaPflicht } = profil;
  return (
    <Container width="form">
      <PageHeader title="Profil" lead="Ihre Daten und die Sicherheit Ihres Kontos." />
      <Stack gap="l">
        {codes !== null && <Wiederherstellungscodes codes={codes} />}
        {profil.aenderung !== null && (
          <EigeneAenderung formular={formular} blick={profil.aenderung} antwort={antwort} />
        )}
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
        <Sitzungen formular={formular} sitzungen={profil.sitzungen} antwort={antwort} />
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
