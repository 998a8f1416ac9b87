import type { ReactNode } from "react";
import { useHydrated } from "remix-utils/use-hydrated";

import { Button } from "../basic/Button";
import { Icon } from "../basic/Icon";
import { VisuallyHidden } from "../layout/VisuallyHidden";
import { banner, body, sign, tones } from "./Banner.css";

export type BannerProps = {
  tone: keyof typeof tones;
  onClose?: (() => void) | undefined;
  /** False inside a place that announces what appears in it, so that it is not said twice. */
  isAnnounced?: boolean | undefined;
  children?: ReactNode;
};

const signOf = { info: "info", success: "erfolg", warning: "warnung", error: "fehler" } as const;

/** A message across the page's width, in the flow of the page. The close button needs scripts and comes with them. */
export function Banner({ tone, onClose, isAnnounced = true, children }: BannerProps) {
  const isHydrated = useHydrated();
  return (
    <div role={isAnnounced ? "status" : undefined} className={`${banner} ${tones[tone]}`}>
      <span className={sign}>
        <Icon name={signOf[tone]} />
      </span>
      <div className={body}>{children}</div>
      {isHydrated && onClose !== undefined && (
        <Button type="button" variant="secondary" icon="schliessen" onClick={onClose}>
          <VisuallyHidden>Meldung schließen</VisuallyHidden>
        </Button>
      )}
    </div>
  );
}
