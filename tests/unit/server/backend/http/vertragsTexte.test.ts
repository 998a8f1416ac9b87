import { expect, it } from "vitest";
import { z } from "zod";
import { vertragsText } from "~/server/backend/http/vertragsTexte";

const schema = z.object({
  pflicht: z.string().optional(),
  text: z.string().min(2).max(5).optional(),
  mail: z.email().optional(),
  uuid: z.uuid().optional(),
  zahl: z.number().optional(),
  ganz: z.number().int().optional(),
  wahl: z.enum(["A", "B"]).optional(),
  liste: z.array(z.string()).max(1).optional(),
  eigen: z.string().max(1, "Eigene Worte").optional(),
});

const text = (feld: string, eingabe: unknown): string | undefined => {
  const gelesen = schema.required({ pflicht: true }).safeParse({ pflicht: "da", [feld]: eingabe });
  return gelesen.error?.issues[0]?.message;
};

it.each([
  ["pflicht", undefined, "Dieses Feld ist erforderlich"],
  ["pflicht", 5, "Ungültiges Format"],
  ["text", "123456", "Sie dürfen maximal 5 Zeichen eingeben"],
  ["text", "1", "Sie müssen mindestens 2 Zeichen eingeben"],
  ["mail", "nein", "Bitte geben Sie eine gültige E-Mail-Adresse ein"],
  ["uuid", "nein", "Ungültiges Format"],
  ["zahl", "5", "Dieses Feld darf nur Zahlen enthalten"],
  ["ganz", 1.5, "Dieses Feld darf nur Ganzzahlen enthalten"],
  ["wahl", "C", "Ungültiges Format"],
  ["liste", ["a", "b"], "Ungültiges Format"],
  ["eigen", "zu lang", "Eigene Worte"],
])("%s mit %j: %s", (feld, eingabe, erwartet) => {
  const vorher = z.config().customError;
  z.config({ customError: vertragsText });
  try {
    expect(text(feld, eingabe)).toBe(erwartet);
  } finally {
    z.config({ customError: vorher });
  }
});
