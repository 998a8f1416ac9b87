import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type * as z from "zod/mini";
import { alert, downloadFile, messages, wartungGeaendert, type ALERT_TYPEN } from "~/contract/wire/live";
import { isArbeitstab } from "~/features/session";
import { reportUnread, meldungsliste, type MeldungTon } from "~/features/shell";
import { reportWartung } from "~/features/wartung";
import { href } from "~/routing/href";
import { browserClock } from "~/lib/clock";
import { abschied } from "./abschied";
import { download } from "./download";
import { neueNachrichtText } from "./ungelesenText";
import { useReread } from "./useReread";
import { useTopic } from "./useTopic";

/** @spec §9 New-message alert 5 s; alert banner 5 s */
const DAUER_MS = 5_000;

/** @spec §3 Alert message type */
const TON: Record<(typeof ALERT_TYPEN)[number], MeldungTon> = {
  DEFAULT: "primary",
  WARNING: "warning",
  ERROR: "error",
};

/** Puts on the screen what the server tells, and fetches a file that is ready. */
export function LiveMeldungen() {
  const geholt = useRef(new Set<string>());
  useEffect(() => abschied.watch(), []);
  const reread = useReread();
  const { pathname } = useLocation();
  /** The page that lists what is being prepared shows how far it is now. */
  const showStand = () => {
    if (pathname === href("exportMainView")) reread();
  };
  useTopic(alert, ({ showAlertMessage, alertMessage, alertMessageType }) => {
    if (showAlertMessage) meldungsliste.report({ ton: TON[alertMessageType], text: alertMessage, dauerMs: DAUER_MS });
    showStand();
  });
  useTopic(wartungGeaendert, ({ stand, fenster }) => reportWartung(fenster && { ...fenster, stand }));
  useTopic(messages, ({ showNewMessageNotification, unreadMessages, newMessage }) => {
    reportUnread(unreadMessages);
    if (!showNewMessageNotification) return;
    meldungsliste.report({ ton: "primary", text: neueNachrichtText(unreadMessages, newMessage), dauerMs: DAUER_MS });
  });
  /**
   * All tabs of a login hear of the file, one of them saves it. What nobody has asked for is told again when the
   * channel connects.
   *
   * @spec §4 A file download is triggered whenever the stored file name changes
   */
  const fetch = async (datei: z.infer<typeof downloadFile.schema>): Promise<void> => {
    await abschied.waitUntilHere();
    if (!(await isArbeitstab()) || geholt.current.has(datei.fileName)) return;
    geholt.current.add(datei.fileName);
    showStand();
    try {
      await download(datei, browserClock.now());
    } catch {
      geholt.current.delete(datei.fileName);
      meldungsliste.report({ ton: "error", text: "Download nicht möglich!", dauerMs: null });
    }
  };
  useTopic(downloadFile, (datei) => void fetch(datei));
  return null;
}
