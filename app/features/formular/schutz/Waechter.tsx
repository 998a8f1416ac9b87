import { useHydrated } from "~/ui";
import { AbwahlDialog, type AbwahlDialogProps } from "../seite/AbwahlDialog";
import { AenderungsWaechter, type AenderungsWaechterProps } from "./AenderungsWaechter";
import { VerlassenDialog, type VerlassenDialogProps } from "./VerlassenDialog";

export type WaechterProps = AenderungsWaechterProps &
  VerlassenDialogProps &
  Pick<AbwahlDialogProps, "form"> & { wurzel: AbwahlDialogProps["jetzt"] };

/**
 * What watches over the open form: whether something differs from the stored version, whether an answer gives up rows,
 * whether the page is left. All of it needs scripts and shows nothing by itself, so the server has no part in it; to
 * compare the whole form there took it a twelfth of its rendering. What was typed before it comes is found when it
 * does.
 */
export function Waechter({ id, form, daten, wurzel, isDirty, onDirty, onSpeichern, onVerwerfen }: WaechterProps) {
  if (!useHydrated()) return null;
  return (
    <>
      <AenderungsWaechter key={daten.revision} id={id} daten={daten} onDirty={onDirty} />
      <AbwahlDialog ort={daten.ort} form={form} gespeichert={daten.werte} jetzt={wurzel} kontext={daten.kontext} />
      <VerlassenDialog isDirty={isDirty} onSpeichern={onSpeichern} onVerwerfen={onVerwerfen} />
    </>
  );
}
