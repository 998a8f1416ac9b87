import { describe, expect, it } from "vitest";
import { findOrdnerProblem } from "~/server/operator/ordnerProblem";

const ORDNER = { DATENORDNER: "/srv/daten", ANLAGEN_ORDNER: "/mnt/anlagen" };
const fehler = (code: string, path: string): Error => Object.assign(new Error(`${code}: ${path}`), { code, path });

describe("findOrdnerProblem", () => {
  it.each([
    [
      "EACCES",
      "/srv/daten",
      "Das Portal kann /srv/daten nicht benutzen: dem Benutzer, unter dem es läuft, fehlen die Rechte.",
    ],
    ["EACCES", "/srv", "Das Portal kann /srv nicht benutzen"],
    ["EPERM", "/srv/daten/geheimnisse.json", "Das Portal kann /srv/daten/geheimnisse.json nicht benutzen"],
    ["EEXIST", "/srv/daten", "dort liegt eine Datei und kein Ordner"],
    ["ENOTDIR", "/srv/daten", "dort liegt eine Datei und kein Ordner"],
    ["EROFS", "/srv/daten/mails", "der Datenträger lässt sich nicht beschreiben"],
    ["ENOSPC", "/mnt/anlagen/eingang", "der Datenträger ist voll"],
  ])("sagt zu %s bei %s, was zu tun ist", (code, path, text) => {
    expect(findOrdnerProblem(fehler(code, path), ORDNER)?.message).toContain(text);
  });

  it("nennt die Einstellung, die den Ordner wählt", () => {
    expect(findOrdnerProblem(fehler("EACCES", "/srv/daten"), ORDNER)?.message).toContain(
      "mit DATENORDNER einen Ordner",
    );
    expect(findOrdnerProblem(fehler("EACCES", "/mnt/anlagen"), ORDNER)?.message).toContain(
      "mit ANLAGEN_ORDNER einen Ordner",
    );
  });

  it.each([
    ["eine Datei anderswo", fehler("EACCES", "/srv/daten2/x")],
    ["ein anderer Fehler dort", fehler("EIO", "/srv/daten")],
    ["ein Fehler ohne Datei", new Error("nein")],
    ["etwas, das kein Fehler ist", "EACCES /srv/daten"],
  ])("sagt nichts, wenn es %s ist", (_, error) => {
    expect(findOrdnerProblem(error, ORDNER)).toBeNull();
  });
});
