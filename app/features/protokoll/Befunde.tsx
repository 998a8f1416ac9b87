import type { Kettenblick } from "~/contract/verfahren/protokoll";
import { href } from "~/routing/href";
import { TextLink } from "~/ui";

/** What is not as it was written, each with the way to its chain. */
export function Befunde({ befunde }: Pick<Kettenblick, "befunde">) {
  return (
    <ul>
      {befunde.map(({ antragUuid, nummer, grund }, stelle) => (
        <li key={String(stelle)}>
          <TextLink href={href("wartungKette", { uuid: antragUuid })}>Antrag {antragUuid}</TextLink>
          {nummer === null ? "" : `, Ereignis ${String(nummer)}`}: {grund}
        </li>
      ))}
    </ul>
  );
}
