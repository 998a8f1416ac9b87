import { Form } from "@remix-run/react";
import { Button, HiddenField, Stack, Text, TextField } from "~/ui";

export type UnternehmenssucheProps = { suche: string; redirect: string | null; treffer: number };

/** Narrows a long list; the search stands in the address. */
export function Unternehmenssuche({ suche, redirect, treffer }: UnternehmenssucheProps) {
  return (
    <Form method="get" role="search">
      <Stack gap="s">
        {redirect !== null && <HiddenField name="redirect" value={redirect} />}
        <TextField
          id="suche"
          name="suche"
          label="Unternehmen suchen"
          hint="Name oder Ort"
          type="search"
          defaultValue={suche}
        />
        <div>
          <Button variant="secondary" icon="suchen">
            Suchen
          </Button>
        </div>
        <div role="status">
          {suche !== "" && <Text>{treffer === 0 ? "Kein Unternehmen passt dazu." : `${String(treffer)} Treffer`}</Text>}
        </div>
      </Stack>
    </Form>
  );
}
