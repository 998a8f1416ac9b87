import { PassThrough } from "node:stream";
import { buffer } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { withoutNul } from "~/lib/bytes";

const TEXT = "äöüß€".repeat(8);

/** What React sends for many short texts; `versatz` moves the ends of its blocks. */
function render(versatz: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <main title={"x".repeat(versatz)}>
        {Array.from({ length: 200 }, (_, index) => (
          <input key={index} defaultValue={TEXT} />
        ))}
      </main>,
      {
        onAllReady() {
          const body = new PassThrough();
          buffer(body).then(resolve, reject);
          pipe(body);
        },
        onError: reject,
      },
    );
  });
}

describe("withoutNul", () => {
  it("leaves bytes without zeros as they are", () => {
    const bytes = new Uint8Array([1, 2, 3]);
    expect(withoutNul(bytes)).toBe(bytes);
  });

  it("takes out what React puts between the blocks of a page where a character does not fit", async () => {
    const pages = await Promise.all(Array.from({ length: 8 }, (_, versatz) => render(versatz)));
    expect(pages.some((page) => page.includes(0))).toBe(true);
    for (const page of pages) {
      const text = Buffer.from(withoutNul(new Uint8Array(page))).toString();
      expect(text.split(`value="${TEXT}"`)).toHaveLength(201);
    }
  });
});
