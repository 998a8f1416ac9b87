import { useState } from "react";
import { type AntragStatus, antragStatusText } from "~/domain/antrag/antragStatus";
import { NeuLesen } from "~/features/live";
import { href } from "~/routing/href";
import { TextLink, VisuallyHidden } from "~/ui";

/** Follows a withdrawal until it is confirmed: by itself with scripts, by a link without; a change is announced. */
export function RueckzugStand({ uuid, status }: { uuid: string; status: AntragStatus }) {
  const [anfangs] = useState(status);
  return (
    <>
      <VisuallyHidden as="div">
        <span role="status">
          {status === anfangs ? "" : `Der Status hat sich geändert: ${antragStatusText(status)}`}
        </span>
      </VisuallyHidden>
      {status === "RUECKZUG_WIRD_UEBERMITTELT" && (
        <p>
          <NeuLesen ressource={{ name: "antrag", id: uuid }} />
          <TextLink href={href("zurueckgezogenerAntrag", { uuid })}>Stand aktualisieren</TextLink>
        </p>
      )}
    </>
  );
}
