/** The desktop notification of the browser; undefined where there is none. */
export const desktopNotification = (): typeof Notification | undefined =>
  "Notification" in window ? window.Notification : undefined;

export type DesktopNotice = {
  text: string;
  /** A later notice with the same tag takes the place of the former. */
  tag: string;
};

/** Makes a notification outside the window, where the person has granted it and looks at something else. */
export function showDesktopNotice({ text, tag }: DesktopNotice): void {
  const Notice = desktopNotification();
  if (Notice?.permission !== "granted" || document.hasFocus()) return;
  try {
    const notice = new Notice("Antragsportal", { body: text, lang: "de", tag });
    notice.onclick = () => window.focus();
  } catch {
    // Mobile browsers know the word and refuse to make one from a page; the page says the same.
  }
}
