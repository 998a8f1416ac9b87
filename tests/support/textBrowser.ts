import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

/**
 * A whole page of the portal fits, so that nothing is ever below the end of the screen, and an address fits into a
 * line.
 */
const COLUMNS = "200";
const ROWS = "600";
const STEP_LIMIT_MS = 90_000;
const POLL_MS = 30;
const MAX_TABS = 200;

type Screen = { lines: string[]; row: number; column: number };

/**
 * The real w3m in a terminal of its own, moved with keys as a person does. Nothing waits for a time, everything for
 * what is on the screen.
 */
export class TextBrowser {
  readonly #folder = mkdtempSync(join(tmpdir(), "antragsportal-w3m-"));

  constructor(url: string) {
    const { PATH = "" } = process.env;
    const env: NodeJS.ProcessEnv = {
      NODE_ENV: "test",
      PATH,
      HOME: this.#folder,
      LANG: "C.UTF-8",
      LC_ALL: "C.UTF-8",
      TERM: "xterm",
    };
    // Quoted by tmux's shell; the address is the test's own. Without -o the search stops at the end of the page.
    const command = `w3m -cookie -o wrap_search=1 -o confirm_qq=0 '${url}'`;
    execFileSync(
      "tmux",
      ["-S", this.#socket, "-f", "/dev/null", "-u", "new-session", "-d", "-x", COLUMNS, "-y", ROWS, command],
      { env },
    );
  }

  get #socket(): string {
    return join(this.#folder, "tmux");
  }

  #tmux(...args: string[]): string {
    return execFileSync("tmux", ["-S", this.#socket, ...args], { encoding: "utf8" });
  }

  #keys(...names: string[]): void {
    this.#tmux("send-keys", ...names);
  }

  #type(text: string): void {
    this.#tmux("send-keys", "-l", text);
  }

  #screen(): Screen {
    const [column = 0, row = 0] = this.#tmux("display-message", "-p", "#{cursor_x} #{cursor_y}")
      .trim()
      .split(" ")
      .map(Number);
    return { lines: this.#tmux("capture-pane", "-p").split("\n"), row, column };
  }

  /** Waits until the screen is as wanted, and shows it where it never is. */
  async #until(what: string, isThere: (screen: Screen) => boolean): Promise<Screen> {
    const limit = Date.now() + STEP_LIMIT_MS;
    for (;;) {
      const screen = this.#screen();
      if (isThere(screen)) return screen;
      if (Date.now() > limit)
        throw new Error(`${what} never came:\n${screen.lines.filter((line) => line !== "").join("\n")}`);
      await wait(POLL_MS);
    }
  }

  /** Waits for the page with this title, which w3m says in its last line, and gives its text. */
  async page(title: string): Promise<string> {
    const { lines } = await this.#until(`The page ${title}`, ({ lines: all }) =>
      all.some((line) => line.includes(`Viewing <${title}`)),
    );
    return lines.join("\n");
  }

  /** Waits for words on the page. */
  async shows(words: string): Promise<void> {
    await this.#until(words, ({ lines }) => lines.some((line) => line.includes(words)));
  }

  /** The address of the page. */
  async address(): Promise<string> {
    this.#keys("c");
    const isAddress = (line: string) => /^https?:\/\/\S+$/.test(line.trim());
    const { lines } = await this.#until("The address", (screen) => screen.lines.some(isAddress));
    return (lines.find(isAddress) ?? "").trim();
  }

  /** Fills in the field that follows these words, the first of them on the page. */
  async fill(label: string, text: string): Promise<void> {
    this.#keys("g");
    this.#type("/");
    // The search of w3m reads a regular expression.
    this.#type(label.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&"));
    this.#keys("Enter");
    await this.#until(label, ({ lines, row, column }) => (lines[row] ?? "").slice(column).startsWith(label));
    this.#keys("Tab");
    await this.#until(`A field after ${label}`, ({ lines, row, column }) =>
      /^\[?[^[]*\]/.test((lines[row] ?? "").slice(column)),
    );
    this.#keys("Enter");
    await this.#until("The question for a text", ({ lines }) => lines.some((line) => /^(?:TEXT|Password):/.test(line)));
    this.#type(text);
    this.#keys("Enter");
    await this.#until("The end of typing", ({ lines }) => lines.some((line) => line.includes("Viewing <")));
  }

  /** Goes on from the cursor, by Tab, to a link or button that begins with these words, and follows it. */
  async press(words: string): Promise<void> {
    for (let step = 0; step < MAX_TABS; step += 1) {
      const { row, column } = this.#screen();
      this.#keys("Tab");
      const next = await this.#until(`A link after ${String(step)} others, on the way to ${words},`, (screen) => {
        return screen.row !== row || screen.column !== column;
      });
      if (!(next.lines[next.row] ?? "").slice(next.column).startsWith(words)) continue;
      this.#keys("Enter");
      return;
    }
    throw new Error(`${words} is not reached by Tab`);
  }

  close(): void {
    this.#tmux("kill-server");
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
