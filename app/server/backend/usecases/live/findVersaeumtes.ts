import type { z } from "zod";
import { downloadFile, messages, type StateTopic, systemnachrichtSofort } from "~/contract/wire/live";
import type { Dienste } from "../../dienste";
import type { Person } from "../../kontext";
import { listBereite } from "../exporte/leseExporte";
import { listUngelesen } from "../nachricht/listUngelesen";
import { listSystemnachrichten } from "../systemnachricht/listSystemnachrichten";

/** One thing to be told; `uuid` names the message. */
type Versaeumt = { uuid: string; nutzlast: object };

/** How things are, for each topic that tells it; one without an entry does not compile. */
const STAND: {
  readonly [Ziel in StateTopic["destination"]]: (dienste: Dienste, person: Person) => Promise<Versaeumt[]>;
} = {
  [messages.destination]: async (dienste, person) => {
    const [ungelesen] = await listUngelesen(dienste.db, [person]);
    const nutzlast: z.input<typeof messages.schema> = {
      unreadMessages: ungelesen?.anzahl ?? 0,
      showNewMessageNotification: false,
    };
    return [{ uuid: dienste.random.uuid(), nutzlast }];
  },
  [systemnachrichtSofort.destination]: async (dienste, person) => {
    const { data } = await listSystemnachrichten(dienste, person, true);
    return data.map((nutzlast) => ({ uuid: dienste.random.uuid(), nutzlast }));
  },
  [downloadFile.destination]: listBereite,
};

const hasStand = (destination: string): destination is keyof typeof STAND => Object.hasOwn(STAND, destination);

/** What somebody who begins to hear a destination may have missed: as it is now, not what has happened. */
export async function findVersaeumtes(dienste: Dienste, person: Person, destination: string): Promise<Versaeumt[]> {
  return hasStand(destination) ? STAND[destination](dienste, person) : [];
}
