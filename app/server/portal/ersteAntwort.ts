import type { ActionFunctionArgs } from "@remix-run/node";
import type { Flash } from "~/contract/antrag/formAntwort";
import type { Rufe } from "~/contract/wire/call";
import { isUuid } from "~/lib/uuid";
import { openAnfrage } from "./anfrage";
import { EIGENE_COOKIES } from "./cookies";
import { isCsrfRichtig } from "./csrf";
import { SCHLUESSEL_FELD } from "./eingaben";
import { redirectTo } from "./fehlerSeite";
import { FLASH_SEKUNDEN, writeFlash } from "./flash";

type Getan = { ruf: (call: Rufe) => Promise<unknown>; ziel: string; flash: Flash };

/**
 * The way on when the door is closed because of what the form itself has done, as a draft that it has deleted: sent a
 * second time by a double click it gets the answer of the first time. The backend knows the form by its key; any other
 * goes on with what was thrown.
 */
export const withErsterAntwort =
  (args: ActionFunctionArgs, { ruf, ziel, flash }: Getan) =>
  async (thrown: unknown): Promise<never> => {
    const anfrage = openAnfrage(args);
    const form = await anfrage.formData();
    const schluessel = form.get(SCHLUESSEL_FELD);
    if (!isUuid(schluessel) || !isCsrfRichtig(form, await anfrage.csrf())) throw thrown;
    try {
      await ruf(anfrage.client({ schluessel }));
    } catch {
      throw thrown;
    }
    anfrage.setCookie(EIGENE_COOKIES.flash, writeFlash(anfrage.schluessel, flash), FLASH_SEKUNDEN);
    throw redirectTo(anfrage, ziel);
  };
