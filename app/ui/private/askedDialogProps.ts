import type { ReactNode } from "react";

/** A question on its way to the person. */
export type AskedDialogProps = {
  title: string;
  /** Words of the accepting button; null leaves it out. */
  accept: string | null;
  cancel: string | null;
  tone: "primary" | "danger";
  onAccept?: (() => void) | undefined;
  onCancel: () => void;
  /** Further buttons between accept and cancel. */
  actions?: ReactNode;
  role?: "dialog" | "alertdialog" | undefined;
  /**
   * Whether what was accepted is under way: the dialog says so, and its accepting button does nothing. Undefined where
   * nothing takes time.
   */
  pending?: boolean | undefined;
  /** Hides the page behind it, and only its buttons lead out. */
  isCover?: boolean | undefined;
  /** Esc does not close it yet. */
  isLocked?: boolean | undefined;
  children?: ReactNode;
};
