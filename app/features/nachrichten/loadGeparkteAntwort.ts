import type { Rufe } from "~/contract/wire/call";
import { ANTWORT_MAX } from "~/domain/nachricht/antwort";
import {
  findOrNull,
  formDataVon,
  type GeparktZumAntrag,
  type GetippteAngabe,
  type Unlesbar,
} from "~/features/formular";
import type { AbschnittUnterschied } from "~/features/versionen";
import { messages } from "~/formkit/messages";
import { cutText, replaceSpaces } from "~/lib/text";
import { wortDifferenz } from "~/lib/wortDifferenz";
import { href } from "~/routing/href";

/** A kept answer to a message beside the draft that is stored, or why it can only be copied. */
export type GeparkteAntwort = { action: string; tabLabel: string; angaben: GetippteAngabe[]; hinweise: string[] } & (
  | {
      art: "pruefen";
      konflikt: null;
      unlesbar: Unlesbar[];
      ticket: string | undefined;
      abschnitte: AbschnittUnterschied[];
    }
  | { art: "nurKopieren"; grund: string }
);

const LABEL = "Ihre Antwort";
const NOCH_NICHT_GESENDET =
  "Mit „Übernehmen“ wird daraus der Entwurf Ihrer Antwort. Gesendet ist sie damit noch nicht. Dateien wurden nicht aufbewahrt; bitte hängen Sie sie dort noch einmal an.";

const GEKUERZT = `${messages.textCut} Was nicht passt, steht nach dem Übernehmen als Rest beim Feld.`;

/** Compares a kept answer with the draft of the person. */
export async function loadGeparkteAntwort(call: Rufe, geparkt: GeparktZumAntrag): Promise<GeparkteAntwort> {
  const uuid = geparkt.gegenstandUuid;
  const roh = formDataVon(geparkt).get("text");
  const { text } = replaceSpaces(typeof roh === "string" ? roh : "", { multiline: true });
  const angaben = text.trim() === "" ? [] : [{ name: "text", label: LABEL, text }];
  const kopf = {
    action: href("nachricht", { uuid }, { absicht: "entwurf" }),
    tabLabel: "Antwort an die Bescheinigungsstelle",
    angaben,
  };
  const gelesen = await findOrNull(() => call.nachrichten.getNachricht({ uuid }));
  if (gelesen?.darfAntworten !== true)
    return {
      ...kopf,
      hinweise: [],
      art: "nurKopieren",
      grund:
        "Auf diese Nachricht kann nicht mehr geantwortet werden. Wie Sie uns sonst erreichen, steht unter „Kontakt“.",
    };
  const gekuerzt = cutText(text, ANTWORT_MAX);
  const teile = wortDifferenz(gelesen.entwurf?.text ?? "", gekuerzt.text);
  const isAnders = teile.some(({ art }) => art !== "gleich");
  return {
    ...kopf,
    art: "pruefen",
    konflikt: null,
    ticket: gelesen.ticket,
    unlesbar: [],
    hinweise: gekuerzt.isCut ? [GEKUERZT, NOCH_NICHT_GESENDET] : [NOCH_NICHT_GESENDET],
    abschnitte: isAnders
      ? [
          {
            key: "antwort",
            titel: `Antwort auf „${gelesen.nachricht.titel}“`,
            felder: [{ label: LABEL, isGeaendert: true, teile }],
          },
        ]
      : [],
  };
}
