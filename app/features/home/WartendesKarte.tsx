import { Text } from "~/ui/basic/Text";
import { TextLink } from "~/ui/basic/TextLink";
import { Card } from "~/ui/layout/Card";
import type { WartendeZeile } from "./wartendes";

/** What waits for a member of staff, each with the way to its rows. */
export function WartendesKarte({ zeilen }: { zeilen: readonly WartendeZeile[] }) {
  return (
    <Card title="Was auf Sie wartet">
      {zeilen.length === 0 ? (
        <Text>Zurzeit wartet nichts auf Sie.</Text>
      ) : (
        <ul>
          {zeilen.map(({ text, href }) => (
            <li key={href}>
              <TextLink href={href}>{text}</TextLink>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
