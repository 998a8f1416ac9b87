import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { BarChart } from "~/ui";

it("says what it shows, draws parts without colour alone, and nothing where there is no figure", () => {
  const html = renderToStaticMarkup(
    <BarChart
      title="Umsatz"
      headingLevel={3}
      description="2024: 100 €. 2025: keine Angabe."
      looks={[{ look: "hatched", label: "extern" }]}
      columns={[
        {
          key: "a",
          label: "2024",
          notes: ["Rumpfjahr"],
          bars: [
            {
              key: "1",
              text: "100 €",
              parts: [
                { look: "plain", share: 0.5 },
                { look: "hatched", share: 0.5 },
              ],
            },
          ],
        },
        { key: "b", label: "2025", notes: [], bars: [{ key: "1", text: "k. A.", parts: [] }] },
      ]}
    />,
  );
  expect(html).toMatch(/role="img" aria-labelledby="(\w+)t \1d"/);
  expect(html).toContain("2024: 100 €. 2025: keine Angabe.</desc>");
  // Two parts, lines over the second one, and the sample of the legend with its lines.
  expect(html.match(/<rect/g)).toHaveLength(5);
  expect(html.match(/fill="url\(#/g)).toHaveLength(2);
  for (const text of ["100 €", "2024", "Rumpfjahr", "k. A.", "2025"]) expect(html).toContain(`>${text}</text>`);
});
