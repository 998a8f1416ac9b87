import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "./sources";

it("builds on images that nobody can change: each is named by its digest, and all are the same", () => {
  const stages = readFileSync(join(root, "Dockerfile"), "utf8").match(/^FROM .*$/gm) ?? [];
  expect(stages).toHaveLength(2);
  for (const stage of stages) expect(stage).toMatch(/^FROM node:24-slim@sha256:[0-9a-f]{64}( AS build)?$/);
  expect(new Set(stages.map((stage) => stage.split(" ")[1])).size).toBe(1);
});
