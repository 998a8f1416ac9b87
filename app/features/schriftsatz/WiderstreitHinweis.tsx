import { GESEHEN, KONFLIKT_GEZEIGT, type KonfliktFeld } from "~/features/formular";
import { HiddenField } from "~/ui";
import { WiderstreitFragen } from "./WiderstreitFragen";

type WiderstreitHinweisProps = { gesehen: number; felder: readonly KonfliktFeld[]; hier: string };

/** What two people have saved differently in one form. */
export function WiderstreitHinweis({ gesehen, felder, hier }: WiderstreitHinweisProps) {
  return (
    <WiderstreitFragen felder={felder} fassung={String(gesehen)} hier={hier}>
      <HiddenField name={GESEHEN} value={String(gesehen)} />
      {felder.map(({ stelle }) => (
        <HiddenField key={stelle} name={KONFLIKT_GEZEIGT} value={stelle} />
      ))}
    </WiderstreitFragen>
  );
}
