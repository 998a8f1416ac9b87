import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ChipEditor } from "~/ui/private/ChipEditor";
import { useChips } from "~/ui/private/useChips";

function Editor() {
  const editor = useChips(["KI"], { limit: 800, maxItems: 10, isEditing: true, onEdit: undefined });
  return (
    <>
      <ChipEditor
        field={{ id: "titel", name: "titel", label: "Titel", hint: "Höchstens zehn" }}
        editor={editor}
        suggestions={[]}
      />
      <p>{editor.counter}</p>
    </>
  );
}

it("the input is described by what stays the same: a counter that changes would have all of it said again with each chip", () => {
  const html = renderToStaticMarkup(<Editor />);
  expect(html).toContain('aria-describedby="titel-hinweis"');
  expect(html).toContain("1 von höchstens 10 Einträgen");
});
