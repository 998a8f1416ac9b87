import type { ReactNode } from "react";

import { Button } from "../basic/Button";
import { Icon } from "../basic/Icon";
import { usePausableTimer } from "../private/usePausableTimer";
import { body, sign, signs, snackbar, title as titleStyle, tones } from "./Snackbar.css";

export type SnackbarProps = {
  title?: string | undefined;
  message: ReactNode;
  onClose: () => void;
  /** Milliseconds until it closes by itself; without it, it stays. It never closes under the pointer or the focus. */
  timeout?: number | undefined;
  tone?: keyof typeof tones | undefined;
  /** False inside a place that announces what appears in it, so that it is not said twice. */
  isAnnounced?: boolean | undefined;
};

const signOf = { error: "fehler", info: "info", primary: "info", success: "erfolg", warning: "warnung" } as const;

/** A message at the lower edge. @spec §2 An error snackbar titled 'Fehler!' has no timeout and is closed by a button */
export function Snackbar({ title, message, onClose, timeout, tone = "error", isAnnounced = true }: SnackbarProps) {
  const pause = usePausableTimer(timeout, onClose);
  const heading = title ?? (tone === "error" ? "Fehler!" : undefined);
  const role = tone === "error" ? "alert" : "status";
  return (
    <div role={isAnnounced ? role : undefined} className={`${snackbar} ${tones[tone]}`} {...pause}>
      <span className={`${sign} ${signs[tone]}`}>
        <Icon name={signOf[tone]} />
      </span>
      <div className={body}>
        {heading !== undefined && <p className={titleStyle}>{heading}</p>}
        <p>{message}</p>
      </div>
      <Button type="button" variant="quiet" icon="schliessen" onClick={onClose}>
        Schließen
      </Button>
    </div>
  );
}
