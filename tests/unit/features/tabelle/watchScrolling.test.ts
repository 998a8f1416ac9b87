import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { watchScrolling } from "~/features/tabelle/watchScrolling";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A window whose scrollbar is the window itself, and how often its page has rested. */
function createFenster() {
  const fenster = new EventTarget();
  const onRest = vi.fn();
  const { stop, forget } = watchScrolling(Object.assign(fenster, { document: { documentElement: fenster } }), onRest);
  const send = (type: string, mehr: object = {}) => fenster.dispatchEvent(Object.assign(new Event(type), mehr));
  /** So many scroll events, one after the other, until the page rests. */
  const scroll = (mal: number, abstand = 200) => {
    onRest.mockClear();
    for (let einer = 0; einer < mal; einer += 1) {
      vi.advanceTimersByTime(abstand);
      send("scroll");
    }
    onRest.mockClear();
    vi.advanceTimersByTime(60);
    return onRest.mock.calls.length;
  };
  return { send, scroll, stop, forget, onRest };
}

describe("wer rollt", () => {
  it.each([
    ["das Rad", "wheel", {}],
    ["der Finger", "touchmove", {}],
    ["eine Taste", "keydown", { key: "End" }],
    ["der Griff der Bildlaufleiste", "pointerdown", {}],
  ])("%s zählt", (_was, type, mehr) => {
    const { send, scroll } = createFenster();
    send(type, mehr);
    expect(scroll(1)).toBe(1);
  });

  it("ein Verweis oder ein Skript zählt nicht, eine andere Taste auch nicht", () => {
    const { send, scroll } = createFenster();
    expect(scroll(5)).toBe(0);
    send("keydown", { key: "Tab" });
    expect(scroll(1)).toBe(0);
  });

  it("der Schwung nach dem Finger zählt, solange er rollt, und danach nicht mehr", () => {
    const { send, scroll } = createFenster();
    send("touchmove");
    expect(scroll(20)).toBe(1);
    vi.advanceTimersByTime(1_000);
    expect(scroll(1)).toBe(0);
  });

  it("die gehaltene Bildlaufleiste zählt auch nach einer Pause, die losgelassene nicht", () => {
    const { send, scroll } = createFenster();
    send("pointerdown");
    vi.advanceTimersByTime(5_000);
    expect(scroll(1)).toBe(1);
    // Where the browser says nothing of letting go, the next movement without a button does.
    send("pointermove", { buttons: 1 });
    vi.advanceTimersByTime(5_000);
    expect(scroll(1)).toBe(1);
    send("pointermove", { buttons: 0 });
    vi.advanceTimersByTime(1_000);
    expect(scroll(1)).toBe(0);
  });

  it("die Stelle von vorhin, an die eine Seite zurückkehrt, ist nicht gerollt", () => {
    const { send, scroll, forget } = createFenster();
    send("wheel");
    forget();
    expect(scroll(1)).toBe(0);
    send("pointerdown");
    forget();
    expect(scroll(1)).toBe(1);
  });

  it("ein Klick in die Seite ist keine Bildlaufleiste", () => {
    const fenster = new EventTarget();
    const onRest = vi.fn();
    watchScrolling(Object.assign(fenster, { document: { documentElement: new EventTarget() } }), onRest);
    fenster.dispatchEvent(new Event("pointerdown"));
    fenster.dispatchEvent(new Event("scroll"));
    vi.advanceTimersByTime(60);
    expect(onRest).not.toHaveBeenCalled();
  });

  it("hört auf, wenn niemand mehr zuhört", () => {
    const { send, stop, onRest } = createFenster();
    send("wheel");
    stop();
    send("wheel");
    vi.advanceTimersByTime(60);
    expect(onRest).not.toHaveBeenCalled();
  });
});
