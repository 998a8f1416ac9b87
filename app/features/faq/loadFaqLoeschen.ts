import type { FaqEintrag } from "~/contract/mitteilung/faq";
import type { Rufe } from "~/contract/wire/call";

/** The entry that is to be deleted; ends in the not-found page when there is none. */
export const loadFaqLoeschen = (call: Rufe, uuid: string): Promise<FaqEintrag> => call.faq.getFaqEintrag({ uuid });
