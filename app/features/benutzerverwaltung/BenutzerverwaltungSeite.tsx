import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import type { ZustimmungStand } from "~/contract/konto/benutzerverwaltung";
import { chooseSpalten, TABELLEN } from "~/domain/tabelle/tabellen";
import { ListenBedienung, ListenMeldung, ListenSeiten } from "~/features/tabelle";
import { href } from "~/routing/href";
import { LinkButton, Notice, PageHeader, Stack, Text, TextLink } from "~/ui";
import { BenutzerTabelle } from "./BenutzerTabelle";
import type { BenutzerverwaltungDaten } from "./loadBenutzerverwaltung";
import { BENUTZER_LISTE } from "./verwaltungHref";
import { ZustimmungKarte } from "./ZustimmungKarte";

type BenutzerverwaltungSeiteProps = {
  daten: BenutzerverwaltungDaten;
  /** The reader belongs to the company, and does not look at it for the authority. */
  isMitglied: boolean;
  formular: FormularSchutz;
  antwort: FormAntwort | undefined;
};

const HINZUFUEGEN = (
  <LinkButton href={href("benutzerEinladen")} icon="plus">
    Benutzer hinzufügen
  </LinkButton>
);

const VERLASSEN = (
  <Text>
    <TextLink href={href("benutzerVerlassen")}>Dieses Unternehmen verlassen</TextLink>
  </Text>
);

/** Who works for the company, and how they stand. @spec §2 /benutzerverwaltung: company user administration */
export function BenutzerverwaltungSeite({ daten, isMitglied, formular, antwort }: BenutzerverwaltungSeiteProps) {
  const { ansicht, zeilen, wahl, zustimmung } = daten;
  return (
    <Stack gap="xl">
      <PageHeader
        title="Benutzerverwaltung"
        lead="Wer für Ihr Unternehmen mitarbeitet und was jede Person darf."
        actions={HINZUFUEGEN}
      />
      <ListenMeldung antwort={antwort} felder={["zustimmung"]} />
      {zustimmung.wartende.length > 0 && <Wartende wartende={zustimmung.wartende} />}
      <ListenBedienung {...daten} liste={BENUTZER_LISTE} formular={formular} antwort={antwort} />
      <Stack gap="m">
        <BenutzerTabelle ansicht={ansicht} spalten={chooseSpalten(TABELLEN.benutzer, wahl)} zeilen={zeilen} />
        <ListenSeiten {...daten} liste={BENUTZER_LISTE} />
      </Stack>
      <ZustimmungKarte stand={zustimmung} formular={formular} />
      {isMitglied && VERLASSEN}
    </Stack>
  );
}

/** Who waits for the consent of the person who reads this. */
function Wartende({ wartende }: Pick<ZustimmungStand, "wartende">) {
  return (
    <Notice tone="info" title="Ihre Zustimmung ist gefragt">
      <Stack as="ul" gap="s">
        {wartende.map(({ uuid, name }) => (
          <li key={uuid}>
            <TextLink href={href("benutzerBearbeiten", { uuid })}>{name} soll bevollmächtigt werden</TextLink>
          </li>
        ))}
      </Stack>
    </Notice>
  );
}
