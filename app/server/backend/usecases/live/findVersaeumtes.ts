import type { z } from "zod";
import { downloadFile, messages, systemnachrichtSofort } from "~/contract/live";
import type { Dienste } from "../../dienste";
import type { Person } from "../../kontext";
import { listBereite } from "../exporte/leseExporte";
import { listUngelesen } from "../nachricht/listUngelesen";
import { listSystemnachrichten } from "../systemnachricht/systemnachrichten";

/** One thing to be told; `uuid` names the message. */
type Versaeumt = { uuid: string; nutzlast: object };

/** What somebody who begins to hear a destination may have missed: as it is now, not what has happened. */
export async function findVersaeumtes(dienste: Dienste, person: Person, destination: string): Promise<Versaeumt[]> {
  switch (destination) {
    case messages.destination: {
      const [ungelesen] = await listUngelesen(dienste.db, [person]);
      const nutzlast: z.input<typeof messages.schema> = { unreadMessages: ungelesen?.anzahl ?? 0, showNewMessageNotification: false };
      return [{ uuid: dienste.random.uuid(), nutzlast }];
    }
    case systemnachrichtSofort.destination: {
      const { data } = await listSystemnachrichten(dienste, true);
      return data.map((nutzlast) => ({ uuid: dienste.random.uuid(), nutzlast }));
    }
    case downloadFile.destination:
      return listBereite(dienste, person);
    default:
      return [];
  }
}
