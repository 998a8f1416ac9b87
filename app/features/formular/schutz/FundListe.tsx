import type { Eingaben } from "~/contract/antrag/formAntwort";
import type { Eintrag } from "~/features/tresor";
import { Button, Divider, Inline, Notice, Stack, Text } from "~/ui";
import { idOf } from "../seite/formularOrt";
import { neuesteJeStelle, type FundAnzeige } from "./anzeige";
import { FundEintrag } from "./FundEintrag";

export type FundListeProps = {
  alle: readonly FundAnzeige[];
  onWiederherstellen: (auswahl: Eintrag[], texte: Eingaben) => void;
  onVerwerfen: (auswahl: Eintrag[]) => void;
};

const ID = "tresor";

/**
 * Where the keyboard goes on when the button it stood on is gone: the control that took the text, else what is left of
 * the notice.
 */
function focus(id: string): void {
  window.setTimeout(() => {
    const ziel = document.getElementById(id) ?? document.querySelector<HTMLElement>(`#${ID} button, #${ID} a`);
    const steuerung = ziel?.matches("input, textarea, select, button, a")
      ? ziel
      : ziel?.querySelector<HTMLElement>("input, textarea, select, button");
    (steuerung ?? document.getElementById("formular"))?.focus();
  }, 0);
}

/** What can be done with some of the entries at once; the keyboard goes on at what is left. */
function handlungenVon({ onWiederherstellen, onVerwerfen }: Omit<FundListeProps, "alle">) {
  const eintraege = (auswahl: FundAnzeige[]) => auswahl.map(({ eintrag }) => eintrag);
  const restore = (auswahl: FundAnzeige[]) => {
    const texte = auswahl.flatMap(({ name, eintrag }) => (name === null ? [] : [[name, eintrag.text] as const]));
    onWiederherstellen(eintraege(auswahl), Object.fromEntries(texte));
    focus(idOf(auswahl[0]?.name ?? ID));
  };
  const discard = (auswahl: FundAnzeige[]) => {
    onVerwerfen(eintraege(auswahl));
    focus(ID);
  };
  return { restore, discard };
}

/** Offers what was typed in this browser and not saved: back into the controls or away, one by one or all at once. */
export function FundListe({ alle, ...ereignisse }: FundListeProps) {
  const hier = alle.filter(({ isHier }) => isHier);
  const anderswo = alle.filter(({ isHier }) => !isHier);
  const einsetzbar = neuesteJeStelle(hier.filter(({ name }) => name !== null));
  const { restore, discard } = handlungenVon(ereignisse);
  const show = (fund: FundAnzeige) => (
    <FundEintrag
      key={fund.key}
      fund={fund}
      onWiederherstellen={() => restore([fund])}
      onVerwerfen={() => discard([fund])}
    />
  );
  return (
    <Notice tone="info" title="Nicht gespeicherte Eingaben gefunden" id={ID}>
      <Stack gap="l">
        <Text>
          Diese Eingaben haben Sie in diesem Browser gemacht, aber nicht gespeichert. Wiederhergestellte Eingaben stehen
          danach im Formular und werden mit „Speichern“ gespeichert.
        </Text>
        {hier.map(show)}
        {hier.length > 1 && (
          <Inline gap="s">
            {einsetzbar.length > 0 && (
              <Button type="button" onClick={() => restore(einsetzbar)}>
                Alle wiederherstellen
              </Button>
            )}
            <Button type="button" variant="secondary" onClick={() => discard(hier)}>
              Alle verwerfen
            </Button>
          </Inline>
        )}
        {hier.length > 0 && anderswo.length > 0 && <Divider />}
        {anderswo.length > 0 && <Text>An anderen Stellen dieses Vorhabens:</Text>}
        {anderswo.map(show)}
      </Stack>
    </Notice>
  );
}
