import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { forgetSent, readSent, rememberSent } from "~/features/formular/schutz/gesendet";

const wo = { antrag: "geschaeftsstatistiken", vorhaben: "neu" };
const GESENDET = { schluessel: "schluessel-1", blatt: "blatt-1", wo };

describe("gesendet", () => {
  beforeEach(() => {
    const inhalt = new Map<string, string>();
    vi.stubGlobal("sessionStorage", {
      getItem: (name: string) => inhalt.get(name) ?? null,
      setItem: (name: string, text: string) => inhalt.set(name, text),
      removeItem: (name: string) => inhalt.delete(name),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it("is nothing where nothing was sent", () => {
    expect(readSent()).toBeNull();
  });

  it("stays for the next page until one has settled it: this one may be loaded anew before", () => {
    rememberSent(GESENDET);
    expect(readSent()).toEqual(GESENDET);
    expect(readSent()).toEqual(GESENDET);
    forgetSent(GESENDET);
    expect(readSent()).toBeNull();
  });

  it("does not forget what was sent meanwhile", () => {
    rememberSent({ ...GESENDET, schluessel: "schluessel-2" });
    forgetSent(GESENDET);
    expect(readSent()?.schluessel).toBe("schluessel-2");
  });
});
