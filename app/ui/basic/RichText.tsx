import { richText } from "./RichText.css";

export type RichTextProps = { html: string };

/** Text with markup from a trusted, sanitising source. Never pass anything a visitor has typed. */
export function RichText({ html }: RichTextProps) {
  return <div className={richText} dangerouslySetInnerHTML={{ __html: html }} />;
}
