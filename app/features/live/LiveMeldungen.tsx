import { useLocation, useRevalidator } from "@remix-run/react";
import { useRef } from "react";
import { alert, downloadFile, messages, type ALERT_TYPEN } from "~/contract/live";
import { meldeUngelesen, meldungsliste, type MeldungTon } from "~/features/shell";
import { href } from "~/routing/href";
import { ladeHerunter } from "./ladeHerunter";
import { ungelesenText } from "./ungelesenText";
import { useTopic } from "./useTopic";

/** @spec §9 New-message alert 5 s; alert banner 5 s */
const DAUER_MS = 5_000;

/** @spec §3 Alert message type */
const TON: Record<(typeof ALERT_TYPEN)[number], MeldungTon> = { DEFAULT: "primary", WARNING: "warning", ERROR: "error" };

/** Puts on the screen what the server tells, and fetches a file that is ready. */
export function LiveMeldungen() {
  const dateiname = useRef<string | null>(null);
  const { revalidate } = useRevalidator();
  const { pathname } = useLocation();
  /** The page that lists what is being prepared shows how far it is now. */
  const zeigeStand = () => {
    if (pathname === href("antragExporte")) revalidate();
  };
  useTopic(alert, ({ showAlertMessage, alertMessage, alertMessageType }) => {
    if (showAlertMessage) meldungsliste.melde({ ton: TON[alertMessageType], text: alertMessage, dauerMs: DAUER_MS });
    zeigeStand();
  });
  useTopic(messages, ({ showNewMessageNotification, unreadMessages }) => {
    meldeUngelesen(unreadMessages);
    if (showNewMessageNotification) meldungsliste.melde({ ton: "primary", text: ungelesenText(unreadMessages), dauerMs: DAUER_MS });
  });
  // @spec §4 A file download is triggered whenever the stored file name changes
  useTopic(downloadFile, (datei) => {
    if (datei.fileName === dateiname.current) return;
    dateiname.current = datei.fileName;
    zeigeStand();
    ladeHerunter(datei, new Date()).catch(() => meldungsliste.melde({ ton: "error", text: "Download nicht möglich!", dauerMs: null }));
  });
  return null;
}
