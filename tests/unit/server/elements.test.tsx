import { createRef, forwardRef, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import * as react from "react/jsx-runtime";
import { describe, expect, it } from "vitest";
import * as eigene from "~/server/elements";

const Zeile = ({ text, children }: { text: string; children?: ReactNode }) => (
  <li title={text}>
    {text}
    {children}
  </li>
);
const Feld = forwardRef<HTMLInputElement, { name: string }>(function Feld({ name }, ref) {
  return <input ref={ref} name={name} defaultValue="a & <b>" />;
});
function Vorgabe({ text }: { text?: string }) {
  return <p>{text}</p>;
}
Vorgabe.defaultProps = { text: "vorgegeben" };

/** A page made with either of the two. */
function seite({ jsx, jsxs, Fragment }: Pick<typeof eigene, "jsx" | "jsxs" | "Fragment">) {
  const zeilen = ["eins", "zwei"].map((text) => jsx(Zeile, { text, children: jsx("b", { children: text }) }, text));
  return jsxs("main", {
    className: "seite",
    hidden: true,
    children: [
      jsx("ul", { children: zeilen }),
      jsx(Feld, { ref: createRef<HTMLInputElement>(), name: "feld" }),
      jsx(Vorgabe, {}),
      jsxs(Fragment, { children: ["Text", 1, null, false] }),
      jsx("textarea", { key: "k", defaultValue: "zwei\nZeilen" }),
    ],
  });
}

describe("Elemente auf dem Server", () => {
  it("ergeben dieselbe Seite wie die von React", () => {
    const html = renderToString(seite(eigene));
    expect(html).toBe(renderToString(seite(react)));
    expect(html).toContain('<li title="eins">eins<b>eins</b></li>');
    expect(html).toContain("<p>vorgegeben</p>");
  });

  it("haben Schlüssel und Verweis, wo React sie erwartet", () => {
    const ref = createRef<HTMLInputElement>();
    for (const { jsx } of [eigene, react]) {
      expect(jsx("li", { id: "a" }, 7)).toMatchObject({ type: "li", key: "7", props: { id: "a" } });
      const feld = jsx(Feld, { ref, name: "feld" });
      expect(feld).toMatchObject({ ref, key: null });
      expect(feld.props).toEqual({ name: "feld" });
    }
  });
});
