import type { ReactNode } from "react";

import { Button } from "../basic/Button";
import { Icon } from "../basic/Icon";
import { usePausableTimer } from "../private/usePausableTimer";
import { body, signs, snackbar, title as titleStyle, tones } from "./Snackbar.css";

export type SnackbarProps = {
  title?: string | undefined;
  message: ReactNode;
  onClose: () => void;
  /** Milliseconds until it closes by itself; without it, it stays. It never closes under the pointer or the focus. */
  timeout?: number | undefined;
  tone?: keyof typeof tones | undefined;
};

const signOf = { error: "fehler", info: "info", success: "erfolg" } as const;

/** A message at the lower edge. @spec §2 An error snackbar titled 'Fehler!' has no timeout and is closed by a button */
export function Snackbar({ title, message, onClose, timeout, tone = "error" }: SnackbarProps) {
  const pause = usePausableTimer(timeout, onClose);
  const heading = title ?? (tone === "error" ? "Fehler!" : undefined);
  return (
    <div role={tone === "error" ? "alert" : "status"} className={`${snackbar} ${tones[tone]}`} {...pause}>
      <span className={signs[tone]}>
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
