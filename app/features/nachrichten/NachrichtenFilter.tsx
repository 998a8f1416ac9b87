import type { NachrichtAnsicht } from "~/domain/nachricht/antwort";
import { Suchfeld, useSofortFiltern } from "~/features/tabelle";
import { href } from "~/routing/href";
import { Button, ChipLinks, HiddenField, SearchLine, SelectField } from "~/ui";
import { type Anfrage, posteingangHref } from "./loadNachrichten";

const FUER_FIRMEN: readonly { value: NachrichtAnsicht; label: string }[] = [
  { value: "alle", label: "Alle Nachrichten" },
  { value: "ungelesen", label: "Ungelesene" },
  { value: "gelesen", label: "Gelesene" },
  { value: "antworten", label: "Unsere Antworten" },
];
const FUER_STAB: readonly { value: NachrichtAnsicht; label: string }[] = [
  { value: "alle", label: "Alle Nachrichten" },
  { value: "antworten", label: "Antworten der Unternehmen" },
];

/** Search and filter as a form that asks for a page, so that every result has an address. */
export function NachrichtenFilter({ anfrage, istFirma }: { anfrage: Anfrage; istFirma: boolean }) {
  const { suche, zeige, antrag } = anfrage;
  const { applyFilter, stand, suchstand } = useSofortFiltern({ adresse: href("nachrichten"), schlicht: "" });
  return (
    <form
      method="get"
      action={href("nachrichten")}
      role="search"
      aria-label="Nachrichten suchen und filtern"
      onChange={applyFilter}
    >
      <SearchLine>
        <Suchfeld key={`suche ${suchstand}`} wo={WO} suche={suche} />
        <SelectField
          key={`zeige ${stand}`}
          id="zeige"
          name="zeige"
          label="Anzeigen"
          defaultValue={zeige}
          emptyLabel={null}
          options={istFirma ? FUER_FIRMEN : FUER_STAB}
        />
        {antrag !== null && <HiddenField name="antrag" value={antrag} />}
        <Button variant="secondary" icon="suchen">
          Anzeigen
        </Button>
      </SearchLine>
    </form>
  );
}

const WO = "Titel, Text, Antragsnummer oder Bezeichnung";

/** What narrows the inbox, outside of the form: it stands on paper, too. */
export function NachrichtenAuswahl({ anfrage, istFirma }: { anfrage: Anfrage; istFirma: boolean }) {
  const { suche, zeige } = anfrage;
  const hrefMit = (geaendert: Partial<Anfrage>) => posteingangHref({ ...anfrage, ...geaendert, seite: 1, bis: 1 });
  const label = (istFirma ? FUER_FIRMEN : FUER_STAB).find(({ value }) => value === zeige)?.label ?? zeige;
  const chips = [
    ...(suche === "" ? [] : [{ key: "suche", text: `Suche: „${suche}“`, href: hrefMit({ suche: "" }) }]),
    ...(zeige === "alle" ? [] : [{ key: "zeige", text: label, href: hrefMit({ zeige: "alle" }) }]),
  ];
  return chips.length === 0 ? null : <ChipLinks title="Gezeigt wird nur" chips={chips} />;
}
