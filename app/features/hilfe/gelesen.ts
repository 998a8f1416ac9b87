import type { ReactNode } from "react";
import type { HilfeDaten } from "~/contract/portal/hilfeDaten";

/** A text, and what those who may edit it can do with it. */
export type Gelesen = Omit<HilfeDaten, "feld">;

export type GefragteHilfeProps = {
  hilfe: Gelesen;
  /** The text of the field that has had the focus since, while help stands beside the form. */
  gefolgt: Gelesen | undefined;
  /** The "?" that was pressed. */
  link: HTMLAnchorElement;
  /** Closes this help. */
  onClose: () => void;
  /** Closes the help of the place as well. */
  onCloseAll: () => void;
  /** The help of the place, which stood beside the page before. */
  children: ReactNode;
};

/** From here on there is room for help beside a page; below, that of a field stands under its label. */
export const DANEBEN = "(min-width: 1440px)";

export const NICHT_ERREICHBAR = "<p>Die Hilfe ist zurzeit nicht erreichbar. Bitte versuchen Sie es später erneut.</p>";
export const nur = (text: string): Gelesen => ({ text, bearbeiten: null, eigener: null });
