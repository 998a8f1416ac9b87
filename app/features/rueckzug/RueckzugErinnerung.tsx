import { Details } from "~/ui";
import { RueckzugFolgen } from "./RueckzugFolgen";

/** What a withdrawal means, folded away: it was read in full before the draft was begun. */
export function RueckzugErinnerung({ antragUuid }: { antragUuid: string }) {
  return (
    <Details summary="Was der Rückzug bewirkt">
      <RueckzugFolgen antragUuid={antragUuid} />
    </Details>
  );
}
