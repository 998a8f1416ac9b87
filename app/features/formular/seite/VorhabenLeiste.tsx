import { Stack, TabLinks, Text } from "~/ui";
import type { FormularDaten } from "./formularDaten";
import { ortHref } from "./formularOrt";
import type { FreieReiter } from "./freieReiter";
import { formVon } from "./platz";
import type { TabStand } from "./tabStand";

/** The Vorhaben of the Antrag as links with their state; none where there is only one. */
function AlleVorhaben({ antrag, ort }: FormularDaten) {
  if (antrag.vorhaben.length < 2) return null;
  const items = antrag.vorhaben.map(({ uuid, titel, state }, stelle) => ({
    href: ortHref({ ...ort, vorhabenUuid: uuid, tab: 0, zeile: null }),
    label: titel,
    number: stelle + 1,
    current: uuid === ort.vorhabenUuid,
    state,
  }));
  return <TabLinks label="Vorhaben dieses Antrags" items={items} isColumn />;
}

type VorhabenLeisteProps = {
  daten: FormularDaten;
  /** Which tabs the answers open, those that are typed now, too. */
  frei: FreieReiter;
};

/** How many of the tabs that are needed have everything. */
const fertigText = (staende: readonly TabStand[], frei: FreieReiter): string => {
  const noetige = staende.filter((_, stelle) => frei[stelle] === "j");
  const fertige = noetige.filter(({ state }) => state === "gruen" || state === "gelb");
  return `${fertige.length} von ${noetige.length} Bereichen vollständig`;
};

/** The tabs of the Vorhaben with their state. */
function Bereiche({ daten: { ort, tabStaende }, frei }: VorhabenLeisteProps) {
  const items = formVon(ort).tabs.map((tab, stelle) => ({
    href: ortHref({ ...ort, tab: stelle, zeile: null }),
    label: tab.label,
    number: stelle + 1,
    current: stelle === ort.tab,
    state: tabStaende[stelle]?.state,
    open: tabStaende[stelle]?.offen,
    disabled: frei[stelle] !== "j",
    hint: frei[stelle] === "j" ? undefined : tab.disabledHint,
  }));
  return (
    <>
      <Text tone="muted" size="s">
        {fertigText(tabStaende, frei)}
      </Text>
      <TabLinks label="Bereiche des Vorhabens" items={items} isColumn />
    </>
  );
}

/** Where one can go inside the form. */
export function VorhabenLeiste(props: VorhabenLeisteProps) {
  return (
    <Stack gap="s">
      <AlleVorhaben {...props.daten} />
      <Bereiche {...props} />
    </Stack>
  );
}
