import { useEffect } from "react";
import { resourceSaved, resourceWatcher, type Ressource } from "~/contract/wire/live";
import { sobaldJemandDaIst } from "~/features/session";
import { schluesselVon } from "./abgleich";
import { leitung } from "./liveKanal";
import { useReread } from "./useReread";
import { useTopic } from "./useTopic";

/** Looks at the record, and reads the page anew with each change of it. */
export function NeuLesenHoerer({ ressource: { name, id } }: { ressource: Ressource }) {
  const reread = useReread();
  const gemeint = schluesselVon({ name, id });
  useTopic(resourceSaved, (nachricht) => {
    if (schluesselVon(nachricht) !== gemeint) return;
    // Whoever has the page before them sees it at once; a hidden one waits, because every request keeps the session
    // alive.
    if (document.visibilityState === "visible") reread();
    else sobaldJemandDaIst(reread);
  });
  useEffect(() => {
    // What has happened between the page and the first sign that the record is watched was told to nobody here.
    let hatAufgeholt = false;
    const catchUp = (inhalt: unknown): void => {
      const gelesen = resourceWatcher.schema.safeParse(inhalt);
      if (hatAufgeholt || !gelesen.success || schluesselVon(gelesen.data) !== gemeint) return;
      hatAufgeholt = true;
      reread();
    };
    const { destination } = resourceWatcher;
    const leave = leitung.enter({ name, id });
    const mute = leitung.listen(destination, catchUp);
    // From another page of the same record it is watched already, and nothing comes by itself.
    for (const inhalt of leitung.zuletzt(destination)) catchUp(inhalt);
    return () => {
      mute();
      leave();
    };
  }, [name, id, gemeint, reread]);
  return null;
}
