import type { ReactNode } from "react";

import { VisuallyHidden } from "../layout/VisuallyHidden";
import { Icon } from "./Icon";
import { body, dense, heading, notice, signs, tones } from "./Notice.css";

export type NoticeTone = keyof typeof tones;

export type NoticeProps = {
  tone: NoticeTone;
  title?: ReactNode;
  id?: string | undefined;
  /** In one line where there is room for it. */
  isDense?: boolean | undefined;
  role?: "status" | "alert" | "note" | undefined;
  children?: ReactNode;
};

const signOf = { info: "info", success: "erfolg", warning: "warnung", error: "fehler" } as const;
const wordOf = { info: "Hinweis: ", success: "Erfolg: ", warning: "Warnung: ", error: "Fehler: " } as const;

/**
 * A framed message within a page. Its kind is a picture, a colour and a word. The word is part of the first paragraph:
 * beside it, what comes later is said twice, once for the paragraph and once for what surrounds it. Within, the text
 * stays an element that can be found by its own words.
 */
export function Notice({ tone, title, id, role, isDense = false, children }: NoticeProps) {
  const kind = <VisuallyHidden>{wordOf[tone]}</VisuallyHidden>;
  const hasTitle = title !== undefined;
  const className = `${notice} ${tones[tone]}${isDense ? ` ${dense}` : ""}`;
  return (
    <div id={id} role={role} className={className}>
      <span className={signs[tone]}>
        <Icon name={signOf[tone]} />
      </span>
      <div className={body}>
        {hasTitle && (
          <p className={heading}>
            {kind}
            <span>{title}</span>
          </p>
        )}
        {typeof children === "string" ? (
          <p>
            {!hasTitle && kind}
            <span>{children}</span>
          </p>
        ) : (
          <>
            {!hasTitle && kind}
            {children}
          </>
        )}
      </div>
    </div>
  );
}
