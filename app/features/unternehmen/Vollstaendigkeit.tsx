import { Inline, Notice, Stack, StatusIcon, Text, TextLink } from "~/ui";
import { isFehlend } from "./befunde";

type Befund = { property: string; message: string };

type VollstaendigkeitProps = {
  /** What is missing or wrong in what is stored. */
  fehler: readonly Befund[];
  labels: Readonly<Record<string, string>>;
  /** Said when nothing is. */
  fertig: string;
  /** Where to go on then. */
  weiter?: { titel: string; href: string };
};

/** Whether anything stands against a submission, and where: what is missing and what is wrong told apart. */
export function Vollstaendigkeit({ fehler, labels, fertig, weiter }: VollstaendigkeitProps) {
  if (fehler.length === 0)
    return (
      <Inline gap="s" align="start" wrap={false}>
        <StatusIcon state="gruen" />
        <Text as="span">
          {fertig} {weiter !== undefined && <TextLink href={weiter.href}>Als Nächstes: {weiter.titel}</TextLink>}
        </Text>
      </Inline>
    );
  const fehlende = fehler.filter(isFehlend);
  const falsche = fehler.filter((befund) => !isFehlend(befund));
  const isBeides = fehlende.length > 0 && falsche.length > 0;
  return (
    <Notice tone="info" title={titelFor(fehlende.length, falsche.length)}>
      <Stack gap="s">
        {isBeides && <Text>Nicht richtig:</Text>}
        <Liste befunde={falsche} labels={labels} />
        {isBeides && <Text>Noch leer:</Text>}
        <Liste befunde={fehlende} labels={labels} />
      </Stack>
    </Notice>
  );
}

const angaben = (anzahl: number): string => (anzahl === 1 ? "eine Angabe" : `${String(anzahl)} Angaben`);

function titelFor(fehlende: number, falsche: number): string {
  const fehlen = `${fehlende === 1 ? "fehlt" : "fehlen"} noch ${angaben(fehlende)}`;
  const sind = falsche === 1 ? "ist" : "sind";
  if (falsche === 0) return `Für eine Einreichung ${fehlen}`;
  if (fehlende === 0) return `Vor einer Einreichung ${sind} ${angaben(falsche)} zu korrigieren`;
  return `Für eine Einreichung ${fehlen}, und ${angaben(falsche)} ${sind} zu korrigieren`;
}

function Liste({ befunde, labels }: { befunde: readonly Befund[]; labels: VollstaendigkeitProps["labels"] }) {
  if (befunde.length === 0) return null;
  return (
    <ul>
      {befunde.map((befund) => (
        <li key={`${befund.property} ${befund.message}`}>
          <TextLink href={`#${befund.property}`}>{labels[befund.property] ?? befund.property}</TextLink>
          {!isFehlend(befund) && `: ${befund.message}`}
        </li>
      ))}
    </ul>
  );
}
