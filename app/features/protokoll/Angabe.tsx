import type { GeleseneZeile } from "~/contract/verfahren/protokoll";
import { EmailText } from "~/features/benutzerverwaltung";
import { cutAtUuids, isUuid } from "~/lib/uuid";
import { Stack, Text } from "~/ui";

type Genannte = GeleseneZeile["genannte"];

function Genannt({ eine: { name, email } }: { eine: Genannte[number] }) {
  return (
    <Stack gap="xs">
      <Text as="span">{name}</Text>
      {email !== "" && <EmailText email={email} />}
    </Stack>
  );
}

/** Texts of the log, with names in the place of the ids of people and companies; of others the id, small. */
export function Angabe({ texte, genannte }: { texte: readonly string[]; genannte: Genannte }) {
  const teile = texte.flatMap(cutAtUuids);
  if (teile.length === 0) return "–";
  return (
    <Stack gap="xs">
      {teile.map((teil, stelle) => {
        const key = `${String(stelle)} ${teil}`;
        const eine = genannte.find(({ uuid }) => uuid === teil);
        if (eine !== undefined) return <Genannt key={key} eine={eine} />;
        return (
          <Text as="span" key={key} {...(isUuid(teil) && { size: "s", tone: "muted" })}>
            {teil}
          </Text>
        );
      })}
    </Stack>
  );
}
