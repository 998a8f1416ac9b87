import type { FaqZeile } from "~/contract/mitteilung/faq";
import { Absendeknopf } from "~/features/anmeldung";
import { href } from "~/routing/href";
import { Badge, type CellColumn, Icon, Inline, LinkButton, Stack, Text } from "~/ui";
import { listeVonKategorie } from "./kategorieListe";
import type { GezeigteKategorie } from "./loadFaq";
import { type Bewegung, zeilenWert } from "./bewegung";
import { VerschiebbareTabelle } from "./VerschiebbareTabelle";
import { VerschiebeKnoepfe } from "./VerschiebeKnoepfe";

type FaqTabelleProps = { kategorie: GezeigteKategorie; suche: string; bewegung: Bewegung | null };

/** The entries of a category; what a search has found does not stand side by side and is not moved. */
export function FaqTabelle({ kategorie: { uuid, name, eintraege, gezeigt }, suche, bewegung }: FaqTabelleProps) {
  const namen = eintraege.map((eintrag) => ({
    uuid: eintrag.uuid,
    titel: eintrag.frage,
    href: href("faqBearbeiten", { uuid: eintrag.uuid }),
  }));
  return (
    <VerschiebbareTabelle
      id={listeVonKategorie(uuid)}
      caption={name}
      columns={[...SPALTEN, aktionenFuer({ namen, isVerschiebbar: suche === "", bewegung })]}
      zeilen={gezeigt.zeilen}
      ab={(gezeigt.folge.seite - 1) * gezeigt.jeSeite}
      namen={namen}
      bewegung={bewegung}
      empty="In dieser Kategorie gibt es noch keinen Eintrag. Leser sehen sie erst mit dem ersten aktiven Eintrag."
    />
  );
}

type AktionenProps = {
  namen: readonly { uuid: string; titel: string }[];
  isVerschiebbar: boolean;
  bewegung: Bewegung | null;
};

/** What can be done with an entry; `namen`: all of its category, in their order. */
const aktionenFuer = ({ namen, isVerschiebbar, bewegung }: AktionenProps): CellColumn<FaqZeile> => ({
  key: "aktionen",
  title: "Aktionen",
  isForActions: true,
  cell: (zeile) => (
    // Wider than their margin, which begins before the text: the buttons must not lie over each other.
    <Inline gap="s">
      <AktivKnopf zeile={zeile} />
      <Inline gap="s" wrap={false}>
        {isVerschiebbar && (
          <VerschiebeKnoepfe
            zeilen={namen}
            stelle={namen.findIndex(({ uuid }) => uuid === zeile.uuid)}
            bewegung={bewegung}
          />
        )}
        <LinkButton
          variant="quiet"
          href={href("faqBearbeiten", { uuid: zeile.uuid }, { loeschen: "ja" })}
          aria-label={`Löschen: ${zeile.frage}`}
          title="Löschen"
        >
          <Icon name="loeschen" />
        </LinkButton>
      </Inline>
    </Inline>
  ),
});

const SPALTEN: readonly CellColumn<FaqZeile>[] = [
  { key: "frage", title: "Frage", isRowHeader: true, cell: ({ frage }) => frage },
  { key: "antwort", title: "Antwort", cell: ({ anfang }) => anfang },
  {
    key: "status",
    title: "Status",
    isNarrow: true,
    cell: ({ isActive }) => <Badge tone={isActive ? "success" : "neutral"}>{isActive ? "Aktiv" : "Nicht aktiv"}</Badge>,
  },
  { key: "hilfreich", title: "Hilfreich?", cell: (zeile) => <Zahlen zeile={zeile} /> },
];

function Zahlen({ zeile: { ja, nein, jaZuletzt, neinZuletzt } }: { zeile: FaqZeile }) {
  if (ja + nein === 0) return "–";
  return (
    <Stack gap="xs">
      <Text as="span">{`${String(ja)} Ja, ${String(nein)} Nein`}</Text>
      <Text as="span" tone="muted" size="s">
        {`30 Tage: ${String(jaZuletzt)} Ja, ${String(neinZuletzt)} Nein`}
      </Text>
    </Stack>
  );
}

function AktivKnopf({ zeile: { uuid, frage, isActive, revision } }: { zeile: FaqZeile }) {
  const [art, wort] = isActive ? (["deaktivieren", "Deaktivieren"] as const) : (["aktivieren", "Aktivieren"] as const);
  return (
    <Absendeknopf variant="quiet" absicht={zeilenWert(art, revision, uuid)} aria-label={`${wort}: ${frage}`}>
      {wort}
    </Absendeknopf>
  );
}
