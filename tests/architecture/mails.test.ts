import { describe, expect, it } from "vitest";
import { listImports, listSources, resolveImport } from "./sources";

const OUTBOX = "app/server/backend/usecases/mail/rememberMail.ts";
const files = listSources("app");
const known = new Set(files);

describe("mails", () => {
  it("go out as letters only: nothing but postBrief puts one into the outbox", () => {
    const users = files.filter((file) =>
      listImports(file).some((specifier) => resolveImport(file, specifier, known) === OUTBOX),
    );
    expect(users).toEqual(["app/server/backend/usecases/mail/postBrief.ts"]);
  });
});
