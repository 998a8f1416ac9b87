import { Fragment } from "react";
import { href } from "~/routing/href";
import { TextLink } from "~/ui";

/** Who shares the cap without a word on how much of it was used; `zeile`: the row of the list that may say it. */
export type UngenannteFirma = { name: string; zeile: string };

/** Their names, each with the way to the question that is not answered. */
export function UngenannteFirmen({ firmen }: { firmen: readonly UngenannteFirma[] }) {
  return firmen.map(({ name, zeile }, stelle) => (
    <Fragment key={zeile}>
      {stelle > 0 && ", "}
      <TextLink href={`${href("verbundeneUnternehmenForm", { uuid: zeile })}#hatBescheinigungen`}>{name}</TextLink>
    </Fragment>
  ));
}
