import { useEffect, useState } from "react";
import type { Problem } from "~/contract/wire/problem";
import { href } from "~/routing/href";
import { Text, TextLink } from "~/ui";
import { fetchFreshSchutz, type Anmeldestand } from "../speichern/frischerSchutz";

export type SitzungBeendetProps = { problem: Problem };

/**
 * The way back into a session that ended while a form was open: the login in another tab, and this page stays. Nothing
 * for other problems.
 */
export function SitzungBeendet({ problem }: SitzungBeendetProps) {
  const [stand, setStand] = useState<Anmeldestand>({ art: "niemand" });
  const isBeendet = problem.code === "NICHT_ANGEMELDET";
  useEffect(() => {
    if (!isBeendet) return;
    const onFocus = async () => {
      const antwort = await fetchFreshSchutz();
      if (antwort !== null) setStand(antwort);
    };
    const listener = () => void onFocus();
    window.addEventListener("focus", listener);
    document.addEventListener("visibilitychange", listener);
    return () => {
      window.removeEventListener("focus", listener);
      document.removeEventListener("visibilitychange", listener);
    };
  }, [isBeendet]);
  if (!isBeendet) return null;
  return (
    <div role="status">
      {stand.art === "gleiche" && (
        <Text>Sie sind wieder angemeldet. Bitte senden Sie Ihre Eingaben jetzt noch einmal ab.</Text>
      )}
      {stand.art === "andere" && (
        <Text>{`Sie sind jetzt als ${stand.name} angemeldet. Ihre Eingaben auf dieser Seite gehören zu einer anderen Anmeldung.`}</Text>
      )}
      {stand.art !== "gleiche" && (
        <Text>
          <TextLink href={href("landingpage")} target="_blank" rel="noopener">
            Neu anmelden (öffnet in neuem Fenster)
          </TextLink>
          {" – danach kommen Sie bitte zu dieser Seite zurück und senden Ihre Eingaben noch einmal ab."}
        </Text>
      )}
    </div>
  );
}
