import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import type { ZustimmungStand } from "~/contract/konto/benutzerverwaltung";
import { chooseSpalten, TABELLEN } from "~/domain/tabelle/tabellen";
import { ListenRahmen } from "~/features/tabelle";
import { href } from "~/routing/href";
import { LinkButton, Notice, Stack, Text, TextLink } from "~/ui";
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

const KOPF = {
  title: "Benutzerverwaltung",
  lead: "Wer für Ihr Unternehmen mitarbeitet und was jede Person darf.",
  actions: (
    <LinkButton href={href("benutzerEinladen")} icon="plus">
      Benutzer hinzufügen
    </LinkButton>
  ),
};
const ZUSTIMMUNG = ["zustimmung"] as const;

const VERLASSEN = (
  <Text>
    <TextLink href={href("benutzerVerlassen")}>Dieses Unternehmen verlassen</TextLink>
  </Text>
);

/** Who works for the company, and how they stand. @spec §2 /benutzerverwaltung: company user administration */
export function BenutzerverwaltungSeite({ daten, isMitglied, formular, antwort }: BenutzerverwaltungSeiteProps) {
  const { ansicht, zeilen, wahl, zustimmung } = daten;
  return (
    <ListenRahmen
      kopf={KOPF}
      liste={BENUTZER_LISTE}
      stand={daten}
      formular={formular}
      antwort={antwort}
      felder={ZUSTIMMUNG}
      vorab={zustimmung.wartende.length > 0 && <Wartende wartende={zustimmung.wartende} />}
      danach={
        <>
          <ZustimmungKarte stand={zustimmung} formular={formular} />
          {isMitglied && VERLASSEN}
        </>
      }
    >
      <BenutzerTabelle ansicht={ansicht} spalten={chooseSpalten(TABELLEN.benutzer, wahl)} zeilen={zeilen} />
    </ListenRahmen>
  );
}

/** Who waits for the consent of the person who reads this. */
function Wartende({ wartende }: Pick<ZustimmungStand, "wartende">) {
  return (
    <Notice tone="info" title="Ihre Zustimmung ist gefragt" isDense>
      <Stack as="ul" gap="xs">
        {wartende.map(({ uuid, name }) => (
          <li key={uuid}>
            <TextLink href={href("benutzerBearbeiten", { uuid })}>{name} soll bevollmächtigt werden</TextLink>
          </li>
        ))}
      </Stack>
    </Notice>
  );
}
