import { useEffect, useState } from "react";
import type { Problem } from "~/contract/problem";
import { href } from "~/routing/href";
import { Text, TextLink } from "~/ui";
import { holeFrischenSchutz } from "./frischerSchutz";

export type SitzungBeendetProps = { problem: Problem };

/** The way back into a session that ended while a form was open: the login in another tab, and this page stays. Nothing for other problems. */
export function SitzungBeendet({ problem }: SitzungBeendetProps) {
  const [isAngemeldet, setAngemeldet] = useState(false);
  const isBeendet = problem.code === "NICHT_ANGEMELDET";
  useEffect(() => {
    if (!isBeendet) return;
    const onFocus = async () => {
      const antwort = await holeFrischenSchutz();
      if (antwort?.isAngemeldet === true) setAngemeldet(true);
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
      {isAngemeldet ? (
        <Text>Sie sind wieder angemeldet. Bitte senden Sie Ihre Eingaben jetzt noch einmal ab.</Text>
      ) : (
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
