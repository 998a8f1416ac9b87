import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { goToAnmeldung, logOutAutomatically } from "~/features/session/wege";

const HIER = { pathname: "/antraege", search: "?suche=Lager" };
const assign = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", Object.assign(new EventTarget(), { location: { ...HIER, assign } }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  assign.mockReset();
});

const ZURUECK = `/landingpage?redirect=${encodeURIComponent("/antraege?suche=Lager")}`;

it("geht auf Wunsch sofort zur Anmeldung, ohne den Weg zurück", async () => {
  await goToAnmeldung({ zurueck: false });
  expect(assign).toHaveBeenCalledExactlyOnceWith("/landingpage");
});

it("geht nach der automatischen Abmeldung erst nach 500 ms, damit man liest, warum", async () => {
  const post = vi.fn(() => Promise.resolve(new Response(null)));
  vi.stubGlobal("fetch", post);
  const fort = logOutAutomatically("csrf", "inaktiv");
  await vi.advanceTimersByTimeAsync(499);
  expect(post).toHaveBeenCalledOnce();
  expect(assign).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await fort;
  expect(assign).toHaveBeenCalledExactlyOnceWith(ZURUECK);
});
