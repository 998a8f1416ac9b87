import {
  Button,
  CopyText,
  Details,
  Difference,
  Heading,
  Icon,
  Inline,
  LinkButton,
  Meter,
  Notice,
  ProgressBar,
  RichText,
  SkipLink,
  Spinner,
  Stack,
  SteadyText,
  Steps,
  stepsFrom,
  TabLinks,
  Text,
  TextLink,
} from "~/ui";
import { ganzeDifferenz } from "~/lib/wortDifferenz";
import { einfach, type Raum } from "./stueck";

const REITER = [
  { href: "#vorhaben", label: "Vorhaben", current: true, number: 1, state: "gruen" },
  { href: "#inhalte", label: "Inhalte", number: 2, open: 4 },
  { href: "#rahmen", label: "Rahmen", number: 3, state: "rot" },
  { href: "#anlagen", label: "Anlagen", number: 4, disabled: true, hint: "erst nach dem ersten Speichern" },
] as const;

/** Words, buttons and small signs. */
export const GRUNDLAGEN: Raum = {
  schluessel: "grundlagen",
  titel: "Worte, Knöpfe, Zeichen",
  stuecke: [
    {
      name: "Button",
      wozu: "Tut etwas.",
      zustaende: (["primary", "secondary", "danger", "quiet"] as const).map((variant) => ({
        name: variant,
        element: (
          <Inline>
            <Button variant={variant}>Speichern</Button>
            <Button variant={variant} icon="bearbeiten">
              Mit Zeichen
            </Button>
            <Button variant={variant} pending>
              Unterwegs
            </Button>
            <Button variant={variant} disabled>
              Gesperrt
            </Button>
          </Inline>
        ),
      })),
    },
    {
      name: "LinkButton",
      wozu: "Führt irgendwohin und ist der nächste Schritt.",
      zustaende: (["primary", "secondary"] as const).map((variant) => ({
        name: variant,
        element: (
          <Inline>
            <LinkButton href="#inhalt" variant={variant} icon="plus">
              Neuer Antrag
            </LinkButton>
          </Inline>
        ),
      })),
    },
    einfach("TextLink", "Führt irgendwohin, mitten im Satz.", <TextLink href="#inhalt">Zum Antrag</TextLink>),
    einfach(
      "Heading",
      "Überschriften in allen Größen.",
      <Stack gap="xs">
        {(["h1", "h2", "h3", "h4"] as const).map((size) => (
          <Heading key={size} level={3} size={size}>
            {`Überschrift ${size}`}
          </Heading>
        ))}
      </Stack>,
    ),
    einfach(
      "Text",
      "Fließtext.",
      <Stack gap="xs">
        <Text>Üblicher Text in lesbarer Breite.</Text>
        <Text tone="muted" size="s">
          Leiser Text
        </Text>
        <Text as="strong">Starker Text</Text>
      </Stack>,
    ),
    {
      name: "Notice",
      wozu: "Eine Nachricht auf der Seite.",
      zustaende: (["info", "success", "warning", "error"] as const).map((tone) => ({
        name: tone,
        element: (
          <Stack gap="s">
            <Notice tone={tone} title="Mit Überschrift">
              Was geschehen ist und was nun zu tun ist.
            </Notice>
            <Notice tone={tone} isDense>
              In einer Zeile
            </Notice>
          </Stack>
        ),
      })),
    },
    {
      name: "Details",
      wozu: "Mehr auf Wunsch.",
      zustaende: [
        { name: "zu", element: <Details summary="Was passiert danach?">Die Stelle prüft den Antrag.</Details> },
        {
          name: "offen",
          element: (
            <Details summary="Was passiert danach?" open>
              Die Stelle prüft den Antrag.
            </Details>
          ),
        },
      ],
    },
    einfach(
      "Steps",
      "Wo man in einer Folge steht.",
      <Steps items={stepsFrom(["Entwurf", "Eingereicht", "Prüfung", "Bescheid"], 2)} label="Beispiel einer Folge" />,
    ),
    {
      name: "TabLinks",
      wozu: "Teile eines langen Formulars.",
      zustaende: [
        { name: "Zeile", element: <TabLinks label="Reiter als Zeile" items={REITER} /> },
        { name: "Spalte", element: <TabLinks label="Reiter als Spalte" items={REITER} isColumn /> },
      ],
    },
    einfach(
      "Difference",
      "Was sich an einem Text geändert hat.",
      <Stack gap="xs">
        <Difference parts={ganzeDifferenz("Eine feste Verbindung", "")} side="before" />
        <Difference parts={ganzeDifferenz("", "Eine lösbare Verbindung")} side="after" />
      </Stack>,
    ),
    einfach(
      "CopyText",
      "Zum Kopieren.",
      <CopyText id="kopie" label="Adresse des Kalenders" text="https://portal.example.org/kalender/abc" />,
    ),
    einfach(
      "RichText",
      "Gestalteter Text aus geprüfter Quelle.",
      <RichText html="<p>Ein <strong>Satz</strong> mit einer Liste:</p><ul><li>eins</li><li>zwei</li></ul>" />,
    ),
    einfach("Meter", "Ein Anteil.", <Meter label="Drei von neun Angaben" value={1 / 3} />),
    {
      name: "ProgressBar",
      wozu: "Etwas wird geladen.",
      zustaende: [
        { name: "lädt", element: <ProgressBar active label="Beispiel wird geladen" /> },
        { name: "ruht", element: <ProgressBar active={false} /> },
      ],
    },
    {
      name: "Spinner",
      wozu: "Etwas dauert.",
      zustaende: [
        { name: "nur Bild", element: <Spinner /> },
        { name: "mit Wort", element: <Spinner showLabel /> },
      ],
    },
    einfach("Icon", "Ein Bild mit Wort.", <Icon name="warnung" label="Warnung" />),
    einfach(
      "SteadyText",
      "Ein Text, der sich ändert und nichts bewegt.",
      <SteadyText room="in 10 Minuten">jetzt</SteadyText>,
    ),
    einfach("SkipLink", "Sichtbar, sobald er den Fokus hat.", <SkipLink label="Zum Anfang des Katalogs" />),
  ],
};
