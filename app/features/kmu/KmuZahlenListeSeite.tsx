import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { chooseSpalten, TABELLEN } from "~/domain/tabelle/tabellen";
import { ListenRahmen } from "~/features/tabelle";
import { NurLesenHinweis } from "~/features/unternehmen";
import { href } from "~/routing/href";
import { LinkButton, Text, TextLink } from "~/ui";
import { KMU_ZAHLEN_LISTE } from "./kmuZahlenListe";
import { KmuZahlenTabelle } from "./KmuZahlenTabelle";
import type { KmuZahlenListeDaten } from "./loadKmuZahlenListe";

export type KmuZahlenListeSeiteProps = {
  daten: KmuZahlenListeDaten;
  formular: FormularSchutz;
  antwort: FormAntwort | undefined;
};

const NEU = (
  <LinkButton icon="plus" href={href("unternehmenKmuZahlenFormular")}>
    Zahlen erfassen
  </LinkButton>
);

const KOPF = {
  title: "Zahlen für den KMU-Status",
  breadcrumbs: [
    { label: "Unternehmen", href: href("unternehmen") },
    { label: "KMU-Status", href: href("unternehmenKmu") },
  ],
};
const SUCHE = ["suche"] as const;

/** The figures of those whom the company is related with. */
export function KmuZahlenListeSeite({ daten, formular, antwort }: KmuZahlenListeSeiteProps) {
  const { rechte, wahl, hatAndere } = daten;
  return (
    <ListenRahmen
      kopf={{ ...KOPF, actions: rechte.bearbeiten ? NEU : undefined }}
      liste={KMU_ZAHLEN_LISTE}
      stand={daten}
      formular={formular}
      antwort={antwort}
      felder={SUCHE}
      vorab={!rechte.bearbeiten && <NurLesenHinweis />}
      danach={<Woher hatAndere={hatAndere} />}
    >
      <KmuZahlenTabelle {...daten} spalten={chooseSpalten(TABELLEN.kmuZahlen, wahl)} />
    </ListenRahmen>
  );
}

/** Where the own figures stand, and what can be entered here while nobody else is in the list. */
function Woher({ hatAndere }: { hatAndere: boolean }) {
  return (
    <>
      <Text>
        Hier stehen Beschäftigte, Umsatz und Bilanzsumme der Unternehmen, mit denen Ihr Unternehmen verbunden ist oder
        die Partner sind, je Wirtschaftsjahr. Die abgeschlossenen Wirtschaftsjahre Ihres Unternehmens stehen in der{" "}
        <TextLink href={href("unternehmenWirtschaftsjahr")}>Geschäftsstatistik</TextLink>. Gilt diese für den ganzen
        Verbund, gehören die Zahlen Ihres Unternehmens allein hierher, oder die des konsolidierten Abschlusses.
      </Text>
      {!hatAndere && (
        <Text>
          In Ihrer Liste steht kein anderes Unternehmen. Hier können Sie deshalb nur Zahlen Ihres eigenen Unternehmens
          eintragen, etwa eine Schätzung des laufenden Wirtschaftsjahres, wenn es noch keines abgeschlossen hat.
        </Text>
      )}
    </>
  );
}
