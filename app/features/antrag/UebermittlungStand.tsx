import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { antragStatusText, type AntragStatus } from "~/domain/antrag/antragStatus";
import { href } from "~/routing/href";
import { Spinner, TextLink, VisuallyHidden } from "~/ui";

const ABSTAND_MS = 3000;
/**
 * Asking goes on for five minutes; then the link remains, so that an open window does not keep the session alive for
 * ever.
 */
const HOECHSTENS = 100;

/** Asks again every three seconds while the Antrag is on its way and somebody looks. */
function useNachfragen(isUnterwegs: boolean): void {
  const { revalidate, state } = useRevalidator();
  const fragen = useRef(0);
  useEffect(() => {
    if (!isUnterwegs || state !== "idle" || fragen.current >= HOECHSTENS) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState !== "visible") return;
      fragen.current += 1;
      revalidate();
    }, ABSTAND_MS);
    return () => clearInterval(timer);
  }, [isUnterwegs, revalidate, state]);
}

/** Follows the transmission: by itself with scripts, by a link without; a change is announced. */
export function UebermittlungStand({ uuid, status }: { uuid: string; status: AntragStatus }) {
  const isUnterwegs = status === "WIRD_UEBERMITTELT";
  const [anfangs] = useState(status);
  useNachfragen(isUnterwegs);
  return (
    <>
      <VisuallyHidden as="div">
        <span role="status">
          {status === anfangs ? "" : `Der Status hat sich geändert: ${antragStatusText(status)}`}
        </span>
      </VisuallyHidden>
      {isUnterwegs && (
        <p>
          <Spinner label="Übermittlung läuft" />{" "}
          <TextLink href={href("antragStartseite", { uuid })}>Status aktualisieren</TextLink>
        </p>
      )}
    </>
  );
}
