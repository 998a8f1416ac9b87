import type { Werte, Zeile } from "~/formkit/field";
import { Dialog } from "~/ui";
import { loeschText } from "./loeschText";
import type { AntragEntity } from "./platz";

export type LoeschDialogProps = {
  /** The row in question; null while nothing is asked. */
  zeile: Zeile | null;
  entity: AntragEntity;
  wurzel: Werte;
  onAccept: (zeile: Zeile) => void;
  onCancel: () => void;
};

/** Asks before a row is deleted. */
export function LoeschDialog({ zeile, entity, wurzel, onAccept, onCancel }: LoeschDialogProps) {
  return (
    <Dialog
      title="Achtung!"
      role="alertdialog"
      tone="danger"
      accept="Löschen"
      isOpen={zeile !== null}
      onCancel={onCancel}
      onAccept={() => {
        if (zeile !== null) onAccept(zeile);
      }}
    >
      {zeile === null ? "" : loeschText(entity, zeile, wurzel)}
    </Dialog>
  );
}
