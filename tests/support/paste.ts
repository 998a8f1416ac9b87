import type { Page } from "@playwright/test";

/** What a browser does when cells of a spreadsheet are pasted into the field with the focus. */
export const paste = (page: Page, text: string): Promise<void> =>
  page.evaluate((inhalt) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", inhalt);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);
