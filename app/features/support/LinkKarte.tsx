import type { Person, PersonLink } from "~/contract/konto/personen";
import { LINK_ARTEN, LINK_STAND } from "~/domain/benutzer/supportPerson";
import { MomentZelle } from "~/features/moment";
import { Badge, Card, type CellColumn, cellsOf, DataTable, TextLink } from "~/ui";
import { aktionHref } from "./PersonZugangKarte";
import { LINK_FARBEN } from "./supportTexte";

const SPALTEN: CellColumn<PersonLink>[] = [
  { key: "art", title: "Link", isRowHeader: true, cell: ({ art }) => LINK_ARTEN[art] },
  { key: "firma", title: "Unternehmen", cell: ({ firma }) => firma ?? "–" },
  {
    key: "stand",
    title: "Stand",
    cell: ({ stand }) => <Badge tone={LINK_FARBEN[stand]}>{LINK_STAND[stand]}</Badge>,
  },
  { key: "gueltigBis", title: "Gültig bis", cell: ({ gueltigBis }) => <MomentZelle am={gueltigBis} /> },
];

/** What was sent to the person and not used. The links themselves are in their mails alone. */
export function LinkKarte({ person: { uuid, links } }: { person: Person }) {
  const nachsenden: CellColumn<PersonLink> = {
    key: "aktion",
    title: "Aktion",
    isForActions: true,
    isNarrow: true,
    cell: ({ uuid: link, art, firma, isErneuerbar }) =>
      isErneuerbar ? (
        <TextLink
          href={aktionHref(uuid, "nachsenden", link)}
          aria-label={`Erneut senden: ${LINK_ARTEN[art]}${firma === null ? "" : `, ${firma}`}`}
        >
          Erneut senden …
        </TextLink>
      ) : (
        "–"
      ),
  };
  const columns = links.some(({ isErneuerbar }) => isErneuerbar) ? [...SPALTEN, nachsenden] : SPALTEN;
  const rows = links.map((link) => ({ key: link.uuid, cells: cellsOf(columns, link) }));
  return (
    <Card title="Einladungen und Links" id="links">
      <DataTable
        caption="Einladungen und Links"
        isCaptionHidden
        columns={columns}
        rows={rows}
        empty="Nichts ist offen."
      />
    </Card>
  );
}
