import { afterEach, expect, it, vi } from "vitest";
import { isGesehen, rememberSeen } from "~/features/systemnachricht/gesehen";
import { neueKeys } from "~/features/systemnachricht/neueKeys";

function useSpeicher(): Map<string, string> {
  const werte = new Map<string, string>();
  const sessionStorage = {
    getItem: (key: string) => werte.get(key) ?? null,
    setItem: (key: string, wert: string) => void werte.set(key, wert),
  };
  vi.stubGlobal("window", { sessionStorage });
  return werte;
}
afterEach(() => vi.unstubAllGlobals());

const zeit = { titel: "", text: "", anzeigenVon: "2026-03-02T09:00:00Z", anzeigenBis: null };
const eine = { ...zeit, uuid: "a", fassung: 1 };
const andere = { ...zeit, uuid: "b", fassung: 1 };

it("was eine Person geschlossen hat, verdeckt nicht das Nächste", () => {
  useSpeicher();
  expect(neueKeys([eine], "bea")).toBe("a:1");
  rememberSeen("bea", ["a:1"]);
  expect(neueKeys([eine], "bea")).toBe("");
  expect(neueKeys([eine, andere], "bea")).toBe("b:1");
  rememberSeen("bea", ["b:1"]);
  expect(neueKeys([eine, andere], "bea")).toBe("");
  expect(neueKeys([{ ...eine, fassung: 2 }, andere], "bea")).toBe("a:2");
});

it("gilt nur für die Person, die geschlossen hat", () => {
  useSpeicher();
  rememberSeen("bea", ["a:1"]);
  expect(isGesehen("mia", "a:1")).toBe(false);
  rememberSeen("mia", ["b:1"]);
  expect([isGesehen("mia", "b:1"), isGesehen("mia", "a:1"), isGesehen("bea", "a:1")]).toEqual([true, false, false]);
});

it("kommt mit dem aus, was eine frühere Fassung des Portals gespeichert hat, und ohne Speicher", () => {
  const werte = useSpeicher();
  werte.set("popupGesehen", "bea");
  expect(isGesehen("bea", "a:1")).toBe(false);
  const zu = () => {
    throw new Error("Kein Zugriff");
  };
  vi.stubGlobal("window", { sessionStorage: { getItem: zu, setItem: zu } });
  rememberSeen("bea", ["c:1"]);
  expect(isGesehen("bea", "c:1")).toBe(true);
});
