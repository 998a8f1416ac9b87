import { Fragment } from "react";
import type { AenderungZeile } from "~/contract/konto/zugangsaenderungen";
import { AENDERUNG_ARTEN, AENDERUNG_OFFEN } from "~/domain/benutzer/zugangsaenderung";
import { MomentZelle } from "~/features/moment";
import { SeitenDerListe, type Seitenstand } from "~/features/tabelle";
import { href } from "~/routing/href";
import type { Aenderungen, Aenderungsliste } from "./loadPersonen";
import { Card, type CellColumn, cellsOf, DataTable, Notice, Stack, TextLink } from "~/ui";
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

type TeilProps = {
  titel: string;
  id: Aenderungsliste;
  spalten: CellColumn<AenderungZeile>[];
  liste: Seitenstand<AenderungZeile>;
};

function Teil({ titel, id, spalten, liste: { zeilen, ...stand } }: TeilProps) {
  if (stand.total === 0) return null;
  const columns = [...spalten, FRIST];
  const rows = zeilen.map((zeile) => ({ key: zeile.uuid, cells: cellsOf(columns, zeile) }));
  return (
    <Card title={titel} id={id}>
      <Stack gap="s">
        <DataTable caption={titel} isCaptionHidden columns={columns} rows={rows} empty="Nichts wartet." />
        <SeitenDerListe liste={id} {...stand} />
      </Stack>
    </Card>
  );
}

const WARTEND = { titel: "Wartet auf eine zweite Person", id: "wartend" } as const;
const LAUFEND = { titel: "Zugestimmt, noch nicht wirksam", id: "laufend" } as const;

/** What waits for a second member of staff, and what can still be stopped. Nothing where there is neither. */
export function AenderungenKarte({ wartend, laufend }: Aenderungen) {
  return (
    <>
      <Teil {...WARTEND} spalten={SPALTEN} liste={wartend} />
      <Teil {...LAUFEND} spalten={LAUFENDE} liste={laufend} />
    </>
  );
}

/** That there is something of it below the list. Nothing where there is not. */
export function AenderungenHinweis({ wartend, laufend }: Aenderungen) {
  if (wartend.total + laufend.total === 0) return null;
  const teile = [
    { ...WARTEND, anzahl: wartend.total },
    { ...LAUFEND, anzahl: laufend.total },
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
