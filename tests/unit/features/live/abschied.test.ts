import { describe, expect, it } from "vitest";
import { createAbschied } from "~/features/live/abschied";

/** A window whose time and events the test makes. */
function openWindow() {
  let onLeave: ((event: Event) => void) | null = null;
  const wartende: (() => void)[] = [];
  const fenster = {
    addEventListener: (_name: string, fn: (event: Event) => void) => (onLeave = fn),
    removeEventListener: () => (onLeave = null),
    setTimeout: (fn: () => void) => wartende.push(fn),
  };
  return {
    abschied: createAbschied(() => fenster),
    leave: (isTrusted = true) => onLeave?.({ isTrusted } as Event),
    passTime: () => wartende.splice(0).forEach((fn) => fn()),
  };
}

/** Whether it has resolved once everything that was waiting has run. */
async function isHere(warten: Promise<void>): Promise<boolean> {
  const noch = Symbol("noch");
  return (await Promise.race([warten, new Promise((resolve) => setTimeout(() => resolve(noch), 5))])) !== noch;
}

describe("abschied", () => {
  it("lets a page that nobody leaves go on at once", async () => {
    const { abschied } = openWindow();
    abschied.watch();
    expect(await isHere(abschied.waitUntilHere())).toBe(true);
  });

  it("holds back what a page would begin that is being left, and goes on where it stays after all", async () => {
    const { abschied, leave, passTime } = openWindow();
    abschied.watch();
    leave();
    const warten = abschied.waitUntilHere();
    expect(await isHere(warten)).toBe(false);
    passTime();
    expect(await isHere(warten)).toBe(true);
    expect(await isHere(abschied.waitUntilHere())).toBe(true);
  });

  it("waits on when the page is left once more meanwhile", async () => {
    const { abschied, leave, passTime } = openWindow();
    abschied.watch();
    leave();
    const warten = abschied.waitUntilHere();
    const spaeter = () => (leave(), passTime);
    passTime();
    const passAgain = spaeter();
    expect(await isHere(warten)).toBe(false);
    passAgain();
    expect(await isHere(warten)).toBe(true);
  });

  it("takes no question of the page itself for a farewell", async () => {
    const { abschied, leave } = openWindow();
    abschied.watch();
    leave(false);
    expect(await isHere(abschied.waitUntilHere())).toBe(true);
  });

  it("hears nothing after its end", async () => {
    const { abschied, leave } = openWindow();
    abschied.watch()();
    leave();
    expect(await isHere(abschied.waitUntilHere())).toBe(true);
  });
});
