import { describe, expect, it } from "vitest";
import { refusalPage } from "~/server/portal/refusalPage";
import { findUngueltiges } from "../../../support/gueltigesHtml";

describe("refusalPage", () => {
  const page = () =>
    refusalPage({
      status: 404,
      title: "Seite nicht gefunden",
      text: "Bitte <b> & prüfen",
      requestId: "r1",
      nonce: "bm9uY2U=",
    });

  it("has the frame of the portal: the way to the start and the links of the footer", async () => {
    const html = await page().text();
    expect(html).toMatch(/<header>.*href="\/".*Antragsportal<\/strong><\/a><\/header>/);
    expect(html).toContain('<nav aria-label="Fußzeile">');
    for (const path of ["/help", "/kontakt", "/barrierefreiheit", "/impressum"])
      expect(html).toContain(`<li><a href="${path}">`);
  });

  it("is valid HTML with all texts escaped", async () => {
    const html = await page().text();
    expect(html).toContain("Bitte &lt;b&gt; &amp; prüfen");
    expect(await findUngueltiges(html, "refusal")).toEqual([]);
  });
});
