import { Details, Stack, Text } from "~/ui";

const ABSAETZE = [
  "Das Antragsportal dient dazu, Bescheinigungen für die Forschungszulage zu beantragen. Die Nutzung ist kostenlos.",
  "Sie machen Ihre Angaben vollständig und nach bestem Wissen. Angaben für ein Unternehmen machen Sie nur, wenn Sie dazu berechtigt sind.",
  "Ihr Konto ist persönlich. Geben Sie Ihr Passwort und Ihre TAN nicht weiter. Wenn Sie einen Missbrauch vermuten, melden Sie ihn uns bitte.",
  "Entwürfe bleiben gespeichert, bis Sie sie löschen. Eingereichte Anträge können Sie nicht mehr ändern.",
  "Der Betrieb kann für Wartungen unterbrochen werden. Gesetzliche Fristen bleiben davon unberührt.",
] as const;

/** The terms, to be read on the spot so that nothing typed gets lost. */
export function Nutzungsbedingungen() {
  return (
    <Details summary="Nutzungsbedingungen lesen">
      <Stack gap="s">
        {ABSAETZE.map((absatz) => (
          <Text key={absatz}>{absatz}</Text>
        ))}
      </Stack>
    </Details>
  );
}
