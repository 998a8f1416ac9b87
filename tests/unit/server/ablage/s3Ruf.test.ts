import { describe, expect, it } from "vitest";
import { adresseVon } from "~/server/ablage/s3Ruf";

const config = {
  endpunkt: "https://s3.example.org:9000",
  region: "r",
  bucket: "eimer",
  praefix: "anlagen",
  schluesselId: "i",
  geheimnis: "g",
  pfadstil: true,
  sekunden: 1,
};

describe("adresseVon", () => {
  it.each([
    [true, "anlagen/ab/abc", "https://s3.example.org:9000/eimer/anlagen/ab/abc"],
    [true, "", "https://s3.example.org:9000/eimer"],
    [false, "anlagen/ab/abc", "https://eimer.s3.example.org:9000/anlagen/ab/abc"],
    [false, "", "https://eimer.s3.example.org:9000/"],
  ])("with the bucket in the path: %s, of „%s“", (pfadstil, pfad, adresse) => {
    expect(adresseVon({ ...config, pfadstil }, { pfad }).href).toBe(adresse);
  });

  it("carries the query", () => {
    expect(adresseVon(config, { pfad: "", suche: { prefix: "a/b/", "list-type": "2" } }).search).toBe(
      "?prefix=a%2Fb%2F&list-type=2",
    );
  });
});
