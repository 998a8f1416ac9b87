import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { TABELLEN } from "~/domain/tabelle/tabellen";
import { Fehlermeldung, useAntwort } from "~/features/anmeldung";
import { href } from "~/routing/href";
import { LinkButton, PageHeader, Stack, Text, TextLink } from "~/ui";
import { BenutzerTabelle } from "./BenutzerTabelle";
import type { BenutzerverwaltungDaten } from "./loadBenutzerverwaltung";
import { ZustimmungKarte } from "./ZustimmungKarte";

type BenutzerverwaltungSeiteProps = {
  daten: BenutzerverwaltungDaten;
  formular: FormularSchutz;
  antwort: FormAntwort | undefined;
};

/** Who works for the company, and how they stand. @spec §2 /benutzerverwaltung: company user administration */
export function BenutzerverwaltungSeite({ daten, formular, antwort: letzte }: BenutzerverwaltungSeiteProps) {
  const { ansicht, zeilen, zustimmung } = daten;
  const { problem, versuch } = useAntwort(letzte);
  return (
    <Stack gap="xl">
      <PageHeader
        title="Benutzerverwaltung"
        lead="Wer für Ihr Unternehmen mitarbeitet und was jede Person darf."
        actions={
          <LinkButton href={href("benutzerEinladen")} icon="plus">
            Benutzer hinzufügen
          </LinkButton>
        }
      />
      <Fehlermeldung key={versuch} problem={problem} felder={["zustimmung"]} />
      <Stack gap="m">
        <BenutzerTabelle ansicht={ansicht} spalten={TABELLEN.benutzer} zeilen={zeilen} />
      </Stack>
      <ZustimmungKarte stand={zustimmung} formular={formular} />
      <Text>
        <TextLink href={href("benutzerVerlassen")}>Dieses Unternehmen verlassen</TextLink>
      </Text>
    </Stack>
  );
}
