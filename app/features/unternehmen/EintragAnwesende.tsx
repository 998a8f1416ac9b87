import type { Ressource } from "~/contract/wire/live";
import { Anwesende } from "~/features/live";

type EintragAnwesendeProps = {
  name: Ressource["name"];
  /** What the page shows; `uuid` null: nothing is stored yet, and nobody else can look at it. */
  daten: { uuid: string | null; rechte: { bearbeiten: boolean } };
};

/** Who else looks at an entry of the company, and what becomes of it. */
export function EintragAnwesende({ name, daten }: EintragAnwesendeProps) {
  if (daten.uuid === null) return null;
  return <Anwesende ressource={{ name, id: daten.uuid }} stand={daten} isFormular={daten.rechte.bearbeiten} />;
}
