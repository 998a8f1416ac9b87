import { useState } from "react";
import { antragStatusText, type AntragStatus } from "~/domain/antrag/antragStatus";
import { useNachfragen } from "~/features/nachfragen";
import { href } from "~/routing/href";
import { Spinner, TextLink, VisuallyHidden } from "~/ui";

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
