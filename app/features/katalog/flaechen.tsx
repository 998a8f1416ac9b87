import {
  ActionBar,
  Beside,
  Button,
  Card,
  CardList,
  ChoiceArea,
  Container,
  Divider,
  EasyText,
  FloatingArea,
  Grid,
  Inline,
  RadioGroup,
  ScreenOnly,
  ScriptSlot,
  SearchLine,
  Section,
  Split,
  Stack,
  StickyArea,
  Text,
  TextField,
  Toolbar,
  ToolbarHead,
  ToolbarPart,
  ToolbarSearch,
  VisuallyHidden,
  WhenChosen,
} from "~/ui";
import { einfach, type Raum } from "./stueck";

const KASTEN = <Card isDense>Inhalt</Card>;
const JA_NEIN = [
  { value: "ja", label: "Ja" },
  { value: "nein", label: "Nein" },
];

const ORDNUNG: Raum["stuecke"] = [
  einfach(
    "Stack",
    "Untereinander.",
    <Stack gap="s">
      {[KASTEN, KASTEN].map((kasten, stelle) => (
        <div key={String(stelle)}>{kasten}</div>
      ))}
    </Stack>,
  ),
  einfach(
    "Inline",
    "Nebeneinander, solange Platz ist.",
    <Inline>
      <Button>Speichern</Button>
      <Button variant="secondary">Abbrechen</Button>
    </Inline>,
  ),
  {
    name: "Grid",
    wozu: "Spalten gleicher Breite.",
    zustaende: ([2, 3, 4] as const).map((columns) => ({
      name: `${String(columns)} Spalten`,
      element: (
        <Grid columns={columns}>
          {Array.from({ length: columns }, (_leer, stelle) => (
            <div key={String(stelle)}>{KASTEN}</div>
          ))}
        </Grid>
      ),
    })),
  },
  einfach("Split", "Inhalt mit schmaler Spalte daneben.", <Split side={KASTEN}>{KASTEN}</Split>),
  einfach("Beside", "Schritte links neben dem Inhalt, wo Platz ist.", <Beside column={KASTEN}>{KASTEN}</Beside>),
  einfach("Container", "Hält die Breite des Inhalts.", <Container width="text">{KASTEN}</Container>),
  einfach("Divider", "Trennt.", <Divider />),
  einfach("StickyArea", "Bleibt stehen, während der Rest rollt.", <StickyArea>{KASTEN}</StickyArea>),
];

const INHALT: Raum["stuecke"] = [
  {
    name: "Card",
    wozu: "Was zusammengehört.",
    zustaende: (["neutral", "muted", "primary"] as const).map((tone) => ({
      name: tone,
      element: (
        <Card title={`Karte ${tone}`} headingLevel={4} tone={tone} note="Beiläufiges">
          <Text>Inhalt der Karte</Text>
        </Card>
      ),
    })),
  },
  einfach(
    "CardList",
    "Einträge als Karten.",
    <CardList>
      <li>
        <Card isDense>Eintrag</Card>
      </li>
    </CardList>,
  ),
  einfach(
    "Section",
    "Teil einer Seite.",
    <Section title="Teil einer Seite" headingLevel={3}>
      <Text>Inhalt</Text>
    </Section>,
  ),
  einfach("EasyText", "Leichte Sprache.", <EasyText>Hier steht ein kurzer Satz.</EasyText>),
  einfach("ScreenOnly", "Nicht auf Papier.", <ScreenOnly>{KASTEN}</ScreenOnly>),
  einfach("ScriptSlot", "Nur mit Skripten.", <ScriptSlot>{KASTEN}</ScriptSlot>),
  einfach(
    "VisuallyHidden",
    "Nur zu hören.",
    <Text>
      Zu sehen, <VisuallyHidden>und zu hören</VisuallyHidden>
    </Text>,
  ),
];

const BEDIENUNG: Raum["stuecke"] = [
  einfach(
    "ActionBar",
    "Was am Ende eines Formulars zu tun ist.",
    <ActionBar>
      <Button>Speichern</Button>
    </ActionBar>,
  ),
  einfach("FloatingArea", "Bleibt am unteren Rand.", <FloatingArea />),
  einfach(
    "SearchLine",
    "Ein Feld mit seinem Knopf.",
    <SearchLine>
      <TextField id="suchzeile" name="suche" label="Suche" type="search" />
      <Button variant="secondary">Anzeigen</Button>
    </SearchLine>,
  ),
  einfach(
    "Toolbar",
    "Suche und Filter über einer Liste.",
    <Toolbar hasOnePart>
      <ToolbarHead>
        <ToolbarSearch>
          <TextField id="leiste" name="leiste" label="Suche" type="search" />
          <Button variant="secondary">Anzeigen</Button>
        </ToolbarSearch>
        <ToolbarPart at="first" summary="Filter">
          <Text>Filter der Liste</Text>
        </ToolbarPart>
      </ToolbarHead>
    </Toolbar>,
  ),
  einfach(
    "ChoiceArea",
    "Felder, die nur eine Antwort verlangt.",
    <ChoiceArea>
      <RadioGroup id="wahl" name="wahl" label="Gibt es Partner?" options={JA_NEIN} />
      <WhenChosen options={JA_NEIN} value="ja" note="Nur, wenn Sie mit Ja antworten:">
        <TextField id="wahl-name" name="wahl-name" label="Name des Partners" />
      </WhenChosen>
    </ChoiceArea>,
  ),
];

/** What arranges the parts of a page. */
export const FLAECHEN: Raum = {
  schluessel: "flaechen",
  titel: "Anordnung und Flächen",
  stuecke: [...ORDNUNG, ...INHALT, ...BEDIENUNG],
};
