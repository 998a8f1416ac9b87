import { useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { Badge, Button, Card, Inline, Stack, Text, VisuallyHidden } from "~/ui";

export type WahlZeileProps = {
  /** Name of the posted field and the value of this line. */
  feld: string;
  wert: string;
  titel: string;
  zusatz?: ReactNode;
  isGewaehlt?: boolean;
};

/** One line of a choice with the button that chooses it; it belongs to the form around the list. */
export function WahlZeile({ feld, wert, titel, zusatz, isGewaehlt = false }: WahlZeileProps) {
  const { formData } = useNavigation();
  return (
    <li>
      <Card>
        <Inline gap="m" justify="between">
          <Stack gap="xs">
            <Inline gap="s">
              <Text as="strong">{titel}</Text>
              {isGewaehlt && <Badge tone="info">Zurzeit ausgewählt</Badge>}
            </Inline>
            {zusatz !== undefined && <Text tone="muted">{zusatz}</Text>}
          </Stack>
          <Button name={feld} value={wert} variant="secondary" pending={formData?.get(feld) === wert}>
            Auswählen <VisuallyHidden>{titel}</VisuallyHidden>
          </Button>
        </Inline>
      </Card>
    </li>
  );
}
