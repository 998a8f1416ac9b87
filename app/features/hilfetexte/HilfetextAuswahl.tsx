import { useLocation } from "@remix-run/react";
import { type FormEvent, useState } from "react";
import { Suchfeld, useSofortFiltern } from "~/features/tabelle";
import { href } from "~/routing/href";
import {
  Button,
  Checkbox,
  DateField,
  HiddenField,
  Inline,
  ScreenOnly,
  SelectField,
  Stack,
  Text,
  TextField,
  TextLink,
  Toolbar,
  ToolbarHead,
  ToolbarPart,
  ToolbarSearch,
} from "~/ui";
import type { HilfetextListe } from "./loadHilfetexte";
import type { Standfrage } from "./standfrage";

/** Half a day and half a time are none: these wait for a button. */
const MIT_KNOPF: readonly string[] = ["am", "um"];

/** What is looked for, which area is shown and what of it, as one form that asks for the page. */
export function HilfetextAuswahl({ daten }: { daten: HilfetextListe }) {
  const { applyFilter, stand, suchstand } = useSofortFiltern({ adresse: href("hilfetexteView"), schlicht: "" });
  const onChange = (event: FormEvent<HTMLFormElement>) => {
    const { target } = event;
    if (!(target instanceof HTMLInputElement && MIT_KNOPF.includes(target.name))) applyFilter(event);
  };
  return (
    <Stack gap="s">
      <ScreenOnly>
        <Toolbar hasOnePart>
          <form method="get" action={href("hilfetexteView")} role="search" aria-label="Hilfetexte" onChange={onChange}>
            <ToolbarHead>
              <ToolbarSearch>
                <Suchfeld key={`suche-${suchstand}`} wo={WO} suche={daten.suche} />
                <Bereich key={`bereich-${stand}`} daten={daten} />
                <Button variant="secondary" icon="suchen">
                  Anzeigen
                </Button>
              </ToolbarSearch>
              <Weiteres key={stand} daten={daten} />
            </ToolbarHead>
          </form>
        </Toolbar>
      </ScreenOnly>
      {daten.suche !== "" && <UeberAlle />}
    </Stack>
  );
}

const WO = "Alle Bereiche: Schlüssel, Stelle oder Worte";

/** During a search there is none to choose; the one from before stays for afterwards. */
function Bereich({ daten: { suche, bereich, bereiche } }: { daten: HilfetextListe }) {
  if (suche !== "") return <HiddenField name="bereich" value={bereich} />;
  return (
    <SelectField
      id="bereich"
      name="bereich"
      label="Bereich"
      emptyLabel={null}
      options={bereiche}
      defaultValue={bereich}
    />
  );
}

function UeberAlle() {
  const { pathname, search } = useLocation();
  const params = new URLSearchParams(search);
  params.delete("suche");
  return (
    <Inline gap="m">
      <Text as="span">Die Suche gilt für alle Bereiche.</Text>
      <TextLink href={params.size === 0 ? pathname : `${pathname}?${params.toString()}`}>Suche zurücksetzen</TextLink>
    </Inline>
  );
}

/** What is asked for less often: earlier moments, and what still has to be done. */
function Weiteres({ daten: { stand, nurOffene, nurEntwuerfe } }: { daten: HilfetextListe }) {
  const anzahl = [stand.am !== "" || stand.um !== "", nurOffene, nurEntwuerfe].filter(Boolean).length;
  // Only the first view decides: what is open must not close while somebody chooses in it.
  const [isAnfangsOffen] = useState(anzahl > 0);
  return (
    <ToolbarPart at="first" summary={anzahl === 0 ? "Auswahl" : `Auswahl (${String(anzahl)})`} open={isAnfangsOffen}>
      <Stack gap="m">
        <StandFelder {...stand} />
        <Checkbox
          id="offene"
          name="offene"
          label="Nur Stellen ohne Text, mit Entwurf oder mit neuerem mitgelieferten Text"
          defaultValue={nurOffene}
        />
        <Checkbox id="entwuerfe" name="entwuerfe" label="Nur Entwürfe und geplante Texte" defaultValue={nurEntwuerfe} />
        <div>
          <Button variant="secondary" icon="filter">
            Auswahl anwenden
          </Button>
        </div>
      </Stack>
    </ToolbarPart>
  );
}

/** What was kept with a submission stays asked for in other areas, until another moment is. */
const StandFelder = ({ am, um, fehler, einreichung }: Standfrage) => (
  <Inline gap="m" align="end">
    {einreichung !== "" && <HiddenField name="einreichung" value={einreichung} />}
    <DateField id="am" name="am" label="Stand am Tag" hint="Leer: was jetzt gilt" defaultValue={am} error={fehler.am} />
    <TextField
      id="um"
      name="um"
      label="Uhrzeit"
      hint="HH:MM; leer: am Ende des Tages"
      defaultValue={um}
      error={fehler.um}
      limit={9}
    />
  </Inline>
);
