import { Notice } from "~/ui";
import { WER_ZURUECKZIEHT } from "./rueckzugTexte";

/** Says about a draft to those who may only read it what it waits for. */
export function RueckzugVorbereitet() {
  return (
    <Notice tone="info" title="Ein Rückzug ist vorbereitet, aber nicht unterschrieben.">
      {WER_ZURUECKZIEHT}
    </Notice>
  );
}
