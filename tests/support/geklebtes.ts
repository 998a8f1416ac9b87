import type { Page } from "@playwright/test";

/**
 * Words of different elements with nothing between them: only styles hold them apart, and browsers without styles, and
 * the names that speech is given, make one word of two.
 */
export async function findGeklebtes(page: Page, pfad: string): Promise<string[]> {
  const paare = await page.evaluate(() => {
    const EIGENE_ZEILE =
      /^(?:ADDRESS|ARTICLE|ASIDE|BLOCKQUOTE|BODY|BR|CAPTION|DD|DETAILS|DIALOG|DIV|DL|DT|FIELDSET|FIGCAPTION|FIGURE|FOOTER|FORM|H[1-6]|HEADER|HR|LEGEND|LI|MAIN|NAV|OL|P|PRE|SECTION|SUMMARY|TABLE|TBODY|TD|TFOOT|TH|THEAD|TR|UL)$/;
    const OHNE_TEXT = /^(?:DATALIST|NOSCRIPT|OPTION|SCRIPT|SELECT|STYLE|SVG|TEMPLATE|TEXTAREA)$/i;
    const funde: string[] = [];
    let letzter: { node: Node; text: string } | null = null;
    const read = (node: Node): void => {
      if (node instanceof Text) {
        const { data } = node;
        if (data === "") return;
        const trenntVorn = /^\s/.test(data) || /^[^\p{L}\p{N}(„*]/u.test(data);
        if (letzter !== null && letzter.node.parentNode !== node.parentNode && !trenntVorn)
          funde.push(`${letzter.text}|${data.slice(0, 30)}`);
        letzter = /[\s„(\u00ad/-]$/.test(data) ? null : { node, text: data.slice(-30) };
        return;
      }
      if (!(node instanceof Element) || OHNE_TEXT.test(node.tagName)) return;
      if (node instanceof HTMLInputElement && node.type !== "hidden") {
        if (letzter !== null) funde.push(`${letzter.text}|[${node.type}]`);
        letzter = null;
        return;
      }
      const isEigeneZeile = EIGENE_ZEILE.test(node.tagName);
      if (isEigeneZeile) letzter = null;
      node.childNodes.forEach(read);
      if (isEigeneZeile) letzter = null;
    };
    read(document.body);
    return funde;
  });
  return [...new Set(paare)].map((paar) => `${pfad}: ${paar}`);
}
