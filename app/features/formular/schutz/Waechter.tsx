import { useEffect, useRef } from "react";
import { useHydrated } from "~/ui";
import { lazyPart } from "~/ui/basic/lazyPart";
import type { AbwahlDialogProps } from "../seite/AbwahlDialog";
import { ortHref } from "../seite/formularOrt";
import { freieReiterVon, isReiterZu } from "../seite/freieReiter";
import { AenderungsWaechter, type AenderungsWaechterProps } from "./AenderungsWaechter";
import { VerlassenDialog, type VerlassenDialogProps } from "./VerlassenDialog";

export type WaechterProps = AenderungsWaechterProps &
  VerlassenDialogProps &
  Pick<AbwahlDialogProps, "form"> & { wurzel: AbwahlDialogProps["jetzt"] };

const AbwahlDialog = lazyPart(() => import("../seite/AbwahlDialog"), "AbwahlDialog");

/** Few answers make a tab unnecessary: what asks about them is loaded with the first that does. */
function Abwahl({ form, daten, wurzel }: Pick<WaechterProps, "form" | "daten" | "wurzel">) {
  // As it is stored: what is typed may be narrower from the start, after a refusal or before the scripts came.
  const davor = useRef(daten.werte);
  const isEnger = isReiterZu(freieReiterVon(daten, daten.werte), freieReiterVon(daten, wurzel));
  useEffect(() => {
    if (!isEnger) davor.current = wurzel;
  }, [isEnger, wurzel]);
  if (!isEnger) return null;
  const { ort, werte, kontext } = daten;
  return <AbwahlDialog ort={ort} form={form} gespeichert={werte} jetzt={wurzel} davor={davor} kontext={kontext} />;
}

/**
 * What watches over the open form: whether something differs from the stored version, whether an answer gives up rows,
 * whether the page is left. All of it needs scripts and shows nothing by itself, so the server has no part in it; to
 * compare the whole form there took it a twelfth of its rendering. What was typed before it comes is found when it
 * does.
 */
export function Waechter({ id, form, daten, wurzel, onDirty, ...verlassen }: WaechterProps) {
  if (!useHydrated()) return null;
  return (
    <>
      <AenderungsWaechter key={daten.revision} id={id} daten={daten} onDirty={onDirty} />
      <Abwahl form={form} daten={daten} wurzel={wurzel} />
      <VerlassenDialog {...verlassen} eigene={ortHref(daten.ort)} />
    </>
  );
}
