import { Fragment } from "react";
import type { AenderungZeile } from "~/contract/konto/zugangsaenderungen";
import { AENDERUNG_ARTEN, AENDERUNG_OFFEN } from "~/domain/benutzer/zugangsaenderung";
import { MomentZelle } from "~/features/moment";
import { href } from "~/routing/href";
import { Card, type CellColumn, cellsOf, DataTable, Notice, TextLink } from "~/ui";
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
  { key: "am", title: "Beantragt am", cell: ({ begonnenAm }) => <MomentZelle am={begonnenAm} /> },
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

const isWartend = ({ stand }: AenderungZeile): boolean => stand === "BEANTRAGT";
const WARTEND = { titel: "Wartet auf eine zweite Person", id: "wartend" } as const;
const LAUFEND = { titel: "Zugestimmt, noch nicht wirksam", id: "laufend" } as const;

/** What waits for a second member of staff, and what can still be stopped. Nothing where there is neither. */
export function AenderungenKarte({ zeilen }: { zeilen: AenderungZeile[] }) {
  return (
    <>
      <Teil {...WARTEND} spalten={SPALTEN} zeilen={zeilen.filter(isWartend)} />
      <Teil {...LAUFEND} spalten={LAUFENDE} zeilen={zeilen.filter((zeile) => !isWartend(zeile))} />
    </>
  );
}

/** That there is something of it below the list. Nothing where there is not. */
export function AenderungenHinweis({ zeilen }: { zeilen: AenderungZeile[] }) {
  if (zeilen.length === 0) return null;
  const wartende = zeilen.filter(isWartend).length;
  const teile = [
    { ...WARTEND, anzahl: wartende },
    { ...LAUFEND, anzahl: zeilen.length - wartende },
  ];
  return (
    <Notice tone="info" title="Änderungen von Zugängen" isDense>
      {teile
        .filter(({ anzahl }) => anzahl > 0)
        .map(({ titel, id, anzahl }, stelle) => (
          <Fragment key={id}>
            {stelle > 0 && " "}
            <TextLink href={`#${id}`}>{`${titel} (${String(anzahl)})`}</TextLink>
          </Fragment>
        ))}
    </Notice>
  );
}
