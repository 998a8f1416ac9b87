import { messages } from "~/formkit/messages";
import { Inline, Notice, StatusIcon, Text, TextLink } from "~/ui";

type VollstaendigkeitProps = {
  /** What is missing or wrong in what is stored. */
  fehler: readonly { property: string; message: string }[];
  labels: Readonly<Record<string, string>>;
  /** Said when nothing is. */
  fertig: string;
  /** Where to go on then. */
  weiter?: { titel: string; href: string };
};

/** Whether anything is missing for a submission, and where. */
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
  const anzahl = fehler.length === 1 ? "eine Angabe" : `${String(fehler.length)} Angaben`;
  return (
    <Notice tone="info" title={`Für eine Einreichung ${fehler.length === 1 ? "fehlt" : "fehlen"} noch ${anzahl}`}>
      <ul>
        {fehler.map(({ property, message }) => (
          <li key={property}>
            <TextLink href={`#${property}`}>{labels[property] ?? property}</TextLink>
            {message !== messages.required && `: ${message}`}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
