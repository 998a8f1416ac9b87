import { describe, expect, it } from "vitest";

import { type CellAt, isBlock, planPaste, readBlock } from "~/ui/private/pasteBlock";

const euro = { integerDigits: 15, fractionDigits: 2 };
/** Three rows of two columns; nobody types into the last row. */
const cellAt: CellAt = ({ row, column }) => (row > 2 || column > 1 ? null : row === 2 ? "closed" : euro);

describe("isBlock", () => {
  it.each([
    ["1", false],
    ["1\n", false],
    ["1\r\n", false],
    ["", false],
    ["1\t2", true],
    ["1\n2", true],
    ["1\r2", true],
    ["\n1", true],
  ])("%j: %s", (text, isOne) => {
    expect(isBlock(text)).toBe(isOne);
  });
});

describe("readBlock", () => {
  it("reads rows and columns as the spreadsheets of three systems copy them", () => {
    for (const end of ["\n", "\r\n", "\r"])
      expect(readBlock([" 1 €\t2", "\t3", ""].join(end))).toEqual([
        ["1 €", "2"],
        ["", "3"],
      ]);
  });
});

describe("planPaste", () => {
  it("fills from the cell on, and blank cells change nothing", () => {
    const plan = planPaste(readBlock("1.000,50 €\t\n\t2"), { row: 0, column: 0 }, cellAt);
    expect(plan).toEqual({
      fills: [
        { row: 0, column: 0, text: "1.000,50" },
        { row: 1, column: 1, text: "2" },
      ],
      shortened: [],
      refused: [],
      outside: [],
    });
  });

  it("tells everything that it does not take, each with its text", () => {
    const plan = planPaste(readBlock("viel\t1\n-2\t3\n4\t5\n6"), { row: 0, column: 1 }, cellAt);
    expect(plan.fills).toEqual([]);
    expect(plan.refused).toEqual([
      { row: 0, column: 1, text: "viel", isClosed: false },
      { row: 1, column: 1, text: "-2", isClosed: false },
      { row: 2, column: 1, text: "4", isClosed: true },
    ]);
    expect(plan.outside).toEqual(["1", "3", "5", "6"]);
  });

  it("tells shortened decimals and refuses too many digits and English numbers", () => {
    const plan = planPaste(readBlock("1,239\t1234567890123456\n1,234.50\t7"), { row: 0, column: 0 }, cellAt);
    expect(plan.fills.map(({ text }) => text)).toEqual(["1,23", "7"]);
    expect(plan.shortened).toEqual([{ row: 0, column: 0 }]);
    expect(plan.refused.map(({ text }) => text)).toEqual(["1234567890123456", "1,234.50"]);
  });

  it("loses none of ten thousand rows", () => {
    const { fills, refused, outside } = planPaste(
      readBlock(Array.from({ length: 10_000 }, (_, row) => String(row)).join("\n")),
      { row: 0, column: 0 },
      cellAt,
    );
    expect([fills.length, refused.length, outside.length]).toEqual([2, 1, 9997]);
  });
});
