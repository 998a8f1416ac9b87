import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import type { ZustimmungStand } from "~/contract/konto/benutzerverwaltung";
import { chooseSpalten, TABELLEN } from "~/domain/tabelle/tabellen";
import { formatAnsicht } from "~/domain/tabelle/tabellenAnsicht";
import { Fehlermeldung, useAntwort } from "~/features/anmeldung";
import { Ansichten, ListenFilter, ListenSeiten, SpaltenWahl } from "~/features/tabelle";
import { href } from "~/routing/href";
import { Card, LinkButton, Notice, PageHeader, Stack, Text, TextLink } from "~/ui";
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

/** The forms that say themselves, beside their fields, why they were not accepted. */
const MIT_EIGENER_MELDUNG: readonly string[] = ["spalten", "ansichtSpeichern"];

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
export function BenutzerverwaltungSeite({
  daten,
  isMitglied,
  formular,
  antwort: letzte,
}: BenutzerverwaltungSeiteProps) {
  const { ansicht, zeilen, wahl, ansichten, zustimmung } = daten;
  const { problem, versuch, text } = useAntwort(letzte);
  const query = formatAnsicht({ ...ansicht, seite: 1 }).toString();
  const bedienung = { liste: BENUTZER_LISTE, query, formular, antwort: letzte };
  return (
    <Stack gap="xl">
      <PageHeader
        title="Benutzerverwaltung"
        lead="Wer für Ihr Unternehmen mitarbeitet und was jede Person darf."
        actions={HINZUFUEGEN}
      />
      {!MIT_EIGENER_MELDUNG.includes(text("absicht")) && (
        <Fehlermeldung key={versuch} problem={problem} felder={["zustimmung"]} />
      )}
      {zustimmung.wartende.length > 0 && <Wartende wartende={zustimmung.wartende} />}
      <Card>
        <Stack gap="s">
          <ListenFilter liste={BENUTZER_LISTE} ansicht={ansicht} />
          <SpaltenWahl {...bedienung} wahl={wahl} />
          <Ansichten {...bedienung} ansichten={ansichten} />
        </Stack>
      </Card>
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
