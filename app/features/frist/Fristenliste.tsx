import { FRIST_ARTEN, werText } from "~/domain/frist/fristArten";
import type { Dringlichkeit } from "~/domain/frist/restzeit";
import { Badge, type BadgeTone, CardList, Heading, Inline, Notice, Stack, Text, TextLink } from "~/ui";
import type { FristZeile } from "./loadFristen";

const FARBEN: Readonly<Record<Dringlichkeit, BadgeTone>> = {
  abgelaufen: "error",
  heute: "error",
  bald: "warning",
  offen: "info",
};

type FristenlisteProps = {
  fristen: readonly FristZeile[];
  /** Names the Antrag of each; not on a page that is about one. */
  mitAntrag: boolean;
};

/** Deadlines, the nearest first: what is to be done, until when, by whom, and what follows otherwise. */
export function Fristenliste({ fristen, mitAntrag }: FristenlisteProps) {
  return (
    <CardList>
      {fristen.map((frist) => (
        <li key={frist.key}>
          <Frist frist={frist} mitAntrag={mitAntrag} />
        </li>
      ))}
    </CardList>
  );
}

function Frist({ frist, mitAntrag }: { frist: FristZeile; mitAntrag: boolean }) {
  const { folge } = FRIST_ARTEN[frist.art];
  return (
    <Stack gap="xs">
      <Inline justify="between" gap="s">
        <Heading level={3} size="h4">
          <TextLink href={frist.href}>{frist.titel}</TextLink>
        </Heading>
        <Badge tone={FARBEN[frist.dringlichkeit]}>{frist.rest}</Badge>
      </Inline>
      <Text>{frist.ende}</Text>
      {frist.wartung !== null && <Notice tone="warning">{frist.wartung}</Notice>}
      {mitAntrag && frist.antragTitel !== null && <Text>Antrag: {frist.antragTitel}</Text>}
      <Text tone="muted" size="s">
        {werText(frist.art)} {folge}
      </Text>
    </Stack>
  );
}
