import type { VerbundLage } from "~/contract/unternehmen/verbund";
import { href } from "~/routing/href";
import { Notice, TextLink } from "~/ui";

/** What only shows when the rows are compared: circles, more than 100 %, what stands twice. */
export function ListenBefunde({ lage: { befunde } }: { lage: VerbundLage }) {
  if (befunde.length === 0) return null;
  const hatFehler = befunde.some(({ art }) => art === "fehler");
  return (
    <Notice tone={hatFehler ? "error" : "warning"} title="In der Liste passt etwas nicht zusammen">
      <ul>
        {befunde.map(({ zeile, name, message }) => (
          <li key={message}>
            <TextLink href={href("verbundeneUnternehmenForm", { uuid: zeile })}>{name || "Ohne Namen"}</TextLink>:{" "}
            {message}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
