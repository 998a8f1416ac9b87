import type { NachrichtKopf } from "~/contract/mitteilung/nachrichten";
import { OHNE_BEZEICHNUNG } from "~/domain/antrag/bezeichnung";

/** How people call the Antrag of a message: its name and number, as far as it has them. */
export function AntragName({
  antrag: { bezeichnung, antragsnummer },
}: {
  antrag: NonNullable<NachrichtKopf["antrag"]>;
}) {
  if (antragsnummer === null) return bezeichnung || OHNE_BEZEICHNUNG;
  return (
    <>
      {bezeichnung !== "" && `${bezeichnung} · `}
      <data value={antragsnummer}>{antragsnummer}</data>
    </>
  );
}
