import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { href } from "~/routing/href";
import { Badge, Details, Heading, Inline, LinkButton, Stack, Text } from "~/ui";
import { AppEinrichten } from "./AppEinrichten";
import type { AppEinrichtung } from "./loadProfil";
import { MitPasswort } from "./MitPasswort";

export type AppTanProps = {
  formular: FormularSchutz;
  isAktiv: boolean;
  codesUebrig: number;
  einrichtung: AppEinrichtung | null;
  antwort: FormAntwort | undefined;
};

/** The authentication app: set-up, recovery codes, removal. */
export function AppTan({ formular, isAktiv, codesUebrig, einrichtung, antwort }: AppTanProps) {
  return (
    <Stack gap="s">
      <Inline gap="s">
        <Heading level={3} size="h4">
          Authentifizierungs-App
        </Heading>
        <Badge tone={isAktiv ? "success" : "neutral"}>{isAktiv ? "Eingerichtet" : "Nicht eingerichtet"}</Badge>
      </Inline>
      <Text>Eine App auf Ihrem Telefon oder Rechner erzeugt die Codes. Das ist sicherer als die E-Mail.</Text>
      {!isAktiv && einrichtung === null && (
        <div>
          <LinkButton href={`${href("profil", {}, { einrichten: "app" })}#zweifaktor`} variant="secondary" icon="handy">
            App einrichten
          </LinkButton>
        </div>
      )}
      {!isAktiv && einrichtung !== null && (
        <AppEinrichten formular={formular} einrichtung={einrichtung} antwort={antwort} />
      )}
      {isAktiv && <EingerichteteApp formular={formular} codesUebrig={codesUebrig} antwort={antwort} />}
    </Stack>
  );
}

/** What can be done with an app that is set up. */
function EingerichteteApp({
  formular,
  codesUebrig,
  antwort,
}: Pick<AppTanProps, "formular" | "codesUebrig" | "antwort">) {
  const isOffen = (absicht: string) => antwort?.eingaben.absicht === absicht;
  return (
    <>
      <Text>
        {codesUebrig === 1
          ? "Sie haben noch 1 Wiederherstellungscode."
          : `Sie haben noch ${String(codesUebrig)} Wiederherstellungscodes.`}
      </Text>
      <Details
        key={`codes-${formular.schluessel}`}
        summary="Neue Wiederherstellungscodes erstellen"
        open={isOffen("codes")}
      >
        <Text>Die bisherigen Codes gelten danach nicht mehr.</Text>
        <MitPasswort formular={formular} antwort={antwort} absicht="codes" knopf="Neue Codes erstellen" />
      </Details>
      <Details key={`entfernen-${formular.schluessel}`} summary="App entfernen" open={isOffen("appEntfernen")}>
        <MitPasswort
          formular={formular}
          antwort={antwort}
          absicht="appEntfernen"
          knopf="App entfernen"
          variant="danger"
        />
      </Details>
    </>
  );
}
