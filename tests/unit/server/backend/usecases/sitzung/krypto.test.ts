import { describe, expect, it } from "vitest";
import { decrypt, encrypt, openSiegel, seal } from "~/server/backend/usecases/sitzung/krypto";

const KEY = "geheim-fuer-tests-0123456789-abcdefgh";

describe("Siegel", () => {
  it("öffnet sich nur für denselben Zweck und dieselben Umstände", () => {
    const siegel = seal(KEY, { zweck: "a", aad: "wer was" }, "Text mit Ä");
    expect(openSiegel(KEY, { zweck: "a", aad: "wer was" }, siegel)).toBe("Text mit Ä");
    expect(openSiegel(KEY, { zweck: "b", aad: "wer was" }, siegel)).toBeNull();
    expect(openSiegel(KEY, { zweck: "a", aad: "wer anderes" }, siegel)).toBeNull();
    expect(openSiegel(`${KEY}x`, { zweck: "a", aad: "wer was" }, siegel)).toBeNull();
  });

  it("hat einen anderen Schlüssel als die gespeicherten Geheimnisse", () => {
    expect(decrypt(KEY, encrypt(KEY, "Geheimnis"))).toBe("Geheimnis");
    const fremd = Buffer.from(encrypt(KEY, "Geheimnis"), "base64").toString("base64url");
    expect(openSiegel(KEY, { zweck: "a", aad: "" }, fremd)).toBeNull();
  });
});
