import { ANTRAG_RECHTE } from "~/domain/antrag/antragRecht";
import { UNTERNEHMENSROLLEN } from "~/domain/benutzer/rollen";
import { href } from "~/routing/href";
import { Badge, type CellColumn, cellsOf, DataTable, Inline, Stack, Text, TextLink } from "~/ui";
import type { AntragBenutzerDaten, Zugriff } from "./loadAntragBenutzer";

function Person({ zugriff: { name, email, isSelbst } }: { zugriff: Zugriff }) {
  return (
    <Stack gap="xs">
      <Inline gap="s">
        <Text as="span" tone="strong">
          {name}
        </Text>
        {isSelbst && <Badge tone="info">Sie</Badge>}
      </Inline>
      <Text tone="muted" size="s">
        {email}
      </Text>
    </Stack>
  );
}

function Recht({ recht }: Pick<Zugriff, "recht">) {
  const { label, erklaerung } =
    recht === null ? { label: "Alle Rechte", erklaerung: UNTERNEHMENSROLLEN.BEVOLLMAECHTIGTER } : ANTRAG_RECHTE[recht];
  return (
    <Stack gap="xs">
      <Text as="span">{label}</Text>
      <Text tone="muted" size="s">
        {erklaerung}
      </Text>
    </Stack>
  );
}

function Aktionen({ uuid, zugriff: { benutzerUuid, name, recht } }: { uuid: string; zugriff: Zugriff }) {
  if (recht === null) return null;
  return (
    <Inline gap="m">
      <TextLink
        href={href("antragBenutzerverwaltung", { uuid }, { aendern: benutzerUuid })}
        aria-label={`Ändern: ${name}`}
      >
        Ändern
      </TextLink>
      <TextLink
        href={href("antragBenutzerverwaltung", { uuid }, { entziehen: benutzerUuid })}
        aria-label={`Entfernen: ${name}`}
      >
        Entfernen
      </TextLink>
    </Inline>
  );
}

/** The columns of an Antrag with their cells; the last one only for those who may change something. */
const columnsOf = ({ uuid, darfVerwalten }: AntragBenutzerDaten): readonly CellColumn<Zugriff>[] => [
  { key: "person", title: "Person", cell: (zugriff) => <Person zugriff={zugriff} /> },
  { key: "recht", title: "Recht", cell: ({ recht }) => <Recht recht={recht} /> },
  ...(darfVerwalten
    ? [
        {
          key: "aktionen",
          title: "Aktionen",
          isTitleHidden: true,
          isForActions: true,
          cell: (zugriff: Zugriff) => <Aktionen uuid={uuid} zugriff={zugriff} />,
        },
      ]
    : []),
];

/** Everybody with access and what each may do. */
export function ZugriffTabelle({ daten }: { daten: AntragBenutzerDaten }) {
  const columns = columnsOf(daten);
  const rows = daten.zugriffe.map((zugriff) => ({ key: zugriff.benutzerUuid, cells: cellsOf(columns, zugriff) }));
  return <DataTable caption="Personen mit Zugriff" isCaptionHidden columns={columns} rows={rows} />;
}
