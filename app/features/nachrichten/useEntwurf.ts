import { type RefObject, useEffect, useRef, useState } from "react";
import { href } from "~/routing/href";

/** So long after the last key the draft is kept. */
const RUHE_MS = 1_500;

const NICHT = { meldung: "Entwurf nicht gespeichert. Bitte speichern Sie ihn mit „Entwurf speichern“." };

/** Sends the words of the form, not its files; gives them when they are kept, otherwise what to say. */
async function keep(form: HTMLFormElement, uuid: string): Promise<{ text: string } | { meldung: string }> {
  const felder = new URLSearchParams();
  for (const [name, wert] of new FormData(form)) if (typeof wert === "string") felder.append(name, wert);
  try {
    const antwort = await fetch(href("antwortEntwurf", { uuid }), { method: "POST", body: felder });
    if (antwort.status === 409)
      return {
        meldung:
          "Entwurf nicht gespeichert: Er wurde in einem anderen Fenster geändert. Bitte laden Sie diese Seite neu, nachdem Sie Ihren Text kopiert haben.",
      };
    return antwort.ok && !antwort.redirected ? { text: felder.get("text") ?? "" } : NICHT;
  } catch {
    return NICHT;
  }
}

/**
 * Keeps what is typed as the draft of the person, soon after each pause. Answers what to say about it; `onGehalten`
 * gets the words.
 */
export function useEntwurf(form: RefObject<HTMLFormElement>, uuid: string, onGehalten: (text: string) => void): string {
  const melde = useRef(onGehalten);
  melde.current = onGehalten;
  const [stand, setStand] = useState("");
  useEffect(() => {
    const element = form.current;
    if (element === null) return undefined;
    let warten: ReturnType<typeof setTimeout> | undefined;
    let letzter = 0;
    const onInput = (): void => {
      clearTimeout(warten);
      setStand("");
      warten = setTimeout(() => {
        letzter += 1;
        const nummer = letzter;
        void keep(element, uuid).then((gehalten) => {
          if (nummer !== letzter) return;
          setStand("text" in gehalten ? "Entwurf gespeichert" : gehalten.meldung);
          if ("text" in gehalten) melde.current(gehalten.text);
        });
      }, RUHE_MS);
    };
    // Once the answer is on its way, a late draft of it must not come back.
    const onSubmit = (): void => clearTimeout(warten);
    element.addEventListener("input", onInput);
    element.addEventListener("submit", onSubmit);
    return () => {
      clearTimeout(warten);
      element.removeEventListener("input", onInput);
      element.removeEventListener("submit", onSubmit);
    };
  }, [form, uuid]);
  return stand;
}
