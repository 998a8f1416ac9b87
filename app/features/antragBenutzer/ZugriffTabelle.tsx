import { ANTRAG_RECHTE } from "~/domain/antrag/antragRecht";
import { UNTERNEHMENSROLLEN } from "~/domain/benutzer/rollen";
import { href } from "~/routing/href";
import { Badge, DataTable, Inline, Stack, Text, TextLink } from "~/ui";
import type { AntragBenutzerDaten, Zugriff } from "./loadAntragBenutzer";

const SPALTEN = [
  { key: "person", title: "Person" },
  { key: "recht", title: "Recht" },
] as const;
const AKTIONEN = { key: "aktionen", title: "Aktionen", isTitleHidden: true, isForActions: true } as const;

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
      <TextLink href={href("antragBenutzerverwaltung", { uuid }, { aendern: benutzerUuid })} aria-label={`Ändern: ${name}`}>
        Ändern
      </TextLink>
      <TextLink href={href("antragBenutzerverwaltung", { uuid }, { entziehen: benutzerUuid })} aria-label={`Entfernen: ${name}`}>
        Entfernen
      </TextLink>
    </Inline>
  );
}

/** Everybody with access and what each may do. */
export function ZugriffTabelle({ daten: { uuid, darfVerwalten, zugriffe } }: { daten: AntragBenutzerDaten }) {
  return (
    <DataTable
      caption="Personen mit Zugriff"
      isCaptionHidden
      columns={darfVerwalten ? [...SPALTEN, AKTIONEN] : SPALTEN}
      rows={zugriffe.map((zugriff) => ({
        key: zugriff.benutzerUuid,
        cells: {
          person: <Person zugriff={zugriff} />,
          recht: <Recht recht={zugriff.recht} />,
          aktionen: <Aktionen uuid={uuid} zugriff={zugriff} />,
        },
      }))}
    />
  );
}
