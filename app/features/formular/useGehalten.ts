import { useEffect, useState } from "react";
import type { FormularSchutz } from "~/contract/formAntwort";
import type { FormularAntwort, FormularDaten } from "./formularDaten";
import { ortHref } from "./formularOrt";

/**
 * The stored version that the open form goes on from. New data from the server takes its place only when nothing typed would be lost:
 * at another place, without changes, or after the own save. Otherwise the form would show old text under a new revision and overwrite
 * what somebody else has saved.
 */
export function useGehalten(daten: FormularDaten, antwort: FormularAntwort | undefined) {
  const [stand, setStand] = useState(daten);
  const [isDirty, setDirty] = useState(false);
  const [isGesendet, setGesendet] = useState(false);
  const [schutz, setSchutz] = useState<FormularSchutz>(antwort?.formular ?? daten.formular);
  useEffect(() => {
    if (antwort === undefined) return;
    setGesendet(false);
    if (antwort.formular !== null) setSchutz(antwort.formular);
  }, [antwort]);
  if (daten !== stand) {
    const isAnderswo = ortHref(daten.ort) !== ortHref(stand.ort);
    const isGespeichert = isGesendet && antwort === undefined;
    if (isAnderswo || !isDirty || isGespeichert) {
      setStand(daten);
      setSchutz(daten.formular);
      setDirty(false);
      setGesendet(false);
    }
  }
  return { stand, schutz, isDirty, setDirty, setGesendet };
}
