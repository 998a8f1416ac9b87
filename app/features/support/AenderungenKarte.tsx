import type { AenderungZeile } from "~/contract/konto/zugangsaenderungen";
import { AENDERUNG_ARTEN, AENDERUNG_OFFEN } from "~/domain/benutzer/zugangsaenderung";
import { href } from "~/routing/href";
import { Card, type CellColumn, cellsOf, DataTable, TextLink } from "~/ui";
import { AENDERUNG_FRIST, nameVon, zeitVon } from "./supportTexte";

const PERSON: CellColumn<AenderungZeile> = {
  key: "person",
  title: "Person",
  isRowHeader: true,
  cell: ({ personUuid, ...person }) => (
    <TextLink href={`${href("supportPerson", { uuid: personUuid })}#aenderung`}>{nameVon(person)}</TextLink>
  ),
};
const SPALTEN: CellColumn<AenderungZeile>[] = [
  PERSON,
  { key: "art", title: "Änderung", cell: ({ art }) => AENDERUNG_ARTEN[art] },
  { key: "von", title: "Beantragt von", cell: ({ begonnenVon }) => begonnenVon },
  { key: "am", title: "Beantragt am", cell: ({ begonnenAm }) => zeitVon(begonnenAm) },
];
const LAUFENDE: CellColumn<AenderungZeile>[] = [
  ...SPALTEN,
  { key: "stand", title: "Stand", cell: ({ stand }) => AENDERUNG_OFFEN[stand] },
];
const FRIST: CellColumn<AenderungZeile> = {
  key: "frist",
  title: "Frist",
  cell: ({ stand, faelligAm }) => `${AENDERUNG_FRIST[stand]}: ${zeitVon(faelligAm)}`,
};

type TeilProps = { titel: string; id: string; spalten: CellColumn<AenderungZeile>[]; zeilen: AenderungZeile[] };

function Teil({ titel, id, spalten, zeilen }: TeilProps) {
  if (zeilen.length === 0) return null;
  const columns = [...spalten, FRIST];
  const rows = zeilen.map((zeile) => ({ key: zeile.uuid, cells: cellsOf(columns, zeile) }));
  return (
    <Card title={titel} id={id}>
      <DataTable caption={titel} isCaptionHidden columns={columns} rows={rows} empty="Nichts wartet." />
    </Card>
  );
}

/** What waits for a second member of staff, and what can still be stopped. Nothing where there is neither. */
export function AenderungenKarte({ zeilen }: { zeilen: AenderungZeile[] }) {
  return (
    <>
      <Teil
        titel="Wartet auf eine zweite Person"
        id="wartend"
        spalten={SPALTEN}
        zeilen={zeilen.filter(({ stand }) => stand === "BEANTRAGT")}
      />
      <Teil
        titel="Zugestimmt, noch nicht wirksam"
        id="laufend"
        spalten={LAUFENDE}
        zeilen={zeilen.filter(({ stand }) => stand !== "BEANTRAGT")}
      />
    </>
  );
}
