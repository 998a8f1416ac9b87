import type { ReactNode } from "react";

import { VisuallyHidden } from "../layout/VisuallyHidden";
import { Icon } from "./Icon";
import { body, heading, notice, signs, tones } from "./Notice.css";

export type NoticeTone = keyof typeof tones;

export type NoticeProps = {
  tone: NoticeTone;
  title?: ReactNode;
  id?: string | undefined;
  role?: "status" | "alert" | "note" | undefined;
  children?: ReactNode;
};

const signOf = { info: "info", success: "erfolg", warning: "warnung", error: "fehler" } as const;
const wordOf = { info: "Hinweis:", success: "Erfolg:", warning: "Warnung:", error: "Fehler:" } as const;

/** A framed message within a page. Its kind is a picture, a colour and a word. */
export function Notice({ tone, title, id, role, children }: NoticeProps) {
  return (
    <div id={id} role={role} className={`${notice} ${tones[tone]}`}>
      <span className={signs[tone]}>
        <Icon name={signOf[tone]} />
      </span>
      <div className={body}>
        <VisuallyHidden>{wordOf[tone]}</VisuallyHidden> {title !== undefined && <p className={heading}>{title}</p>}
        {typeof children === "string" ? <p>{children}</p> : children}
      </div>
    </div>
  );
}
