import { expect, it } from "vitest";

import { groupOptions } from "~/ui/private/groupOptions";

it("gathers options under their headings, keeping the order", () => {
  const groups = groupOptions([
    { value: "de", label: "Deutschland", group: "EU" },
    { value: "ch", label: "Schweiz" },
    { value: "fr", label: "Frankreich", group: "EU" },
  ]);
  expect(groups.map(({ group, members }) => [group, members.map((member) => member.value)])).toEqual([
    ["EU", ["de", "fr"]],
    [undefined, ["ch"]],
  ]);
});
