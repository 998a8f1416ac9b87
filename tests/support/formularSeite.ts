import { expect, test, type Locator, type Page } from "@playwright/test";
import type { Eingabe, TabEingaben } from "./formularEingaben";

/** Says whether this run has scripts. */
export const hasScripts = (): boolean => test.info().project.use.javaScriptEnabled !== false;

const startsWith = (label: string): RegExp => new RegExp(`^${label.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}`);
const gruppe = (bereich: Locator, label: string): Locator => bereich.getByRole("group", { name: startsWith(label) });

/** Waits until the form works with scripts: only then the menu has the button that locks it. */
export const expectLebendig = (main: Locator): Promise<void> =>
  expect(main.getByRole("button", { name: "Bearbeitung sperren", includeHidden: true })).toHaveCount(1);

/** Opens the menu of what is done now and then with a Vorhaben. */
export const openWeiteres = (page: Page): Promise<void> =>
  page.getByRole("main").locator("summary").filter({ hasText: "Weitere Aktionen" }).click();

/** Opens the menu of what is seldom done with the row of this name. */
export const openZeilenmenue = (page: Page, name: string): Promise<void> =>
  page
    .getByRole("main")
    .locator("summary")
    .filter({ hasText: new RegExp(`^Weitere Aktionen: ${name}$`) })
    .last()
    .click();

/** The form page of a Vorhaben. */
export class FormularSeite {
  private readonly main: Locator;

  constructor(private readonly page: Page) {
    this.main = page.getByRole("main");
  }

  /** Waits until the fields of a tab or row are there, with scripts until they are alive. */
  async expectThat(titel: string | RegExp): Promise<void> {
    const name = typeof titel === "string" ? { name: titel, exact: true } : { name: titel };
    await expect(this.main.getByRole("heading", { level: 2, ...name })).toBeVisible();
    if (hasScripts()) await expectLebendig(this.main);
  }

  /** Presses a button that saves, and waits until the page shows the next revision. */
  async save(knopf: string): Promise<void> {
    const revision = this.main.locator('input[name="revision"]').first();
    const vorher = await revision.inputValue();
    await this.main.getByRole("button", { name: knopf, exact: true }).click();
    await expect(revision).not.toHaveValue(vorher);
  }

  /** The control that an answer is about. */
  feld(eingabe: Eingabe, bereich: Locator = this.main): Locator {
    const { art, label } = eingabe;
    switch (art) {
      case "text":
        return bereich.getByRole("textbox", { name: label, exact: true });
      case "wahl":
        return bereich.getByRole("combobox", { name: label, exact: true });
      case "haken":
        return bereich.getByRole("checkbox", { name: label, exact: true });
      case "antwort":
        return gruppe(bereich, label).getByRole("radio", { name: eingabe.wert, exact: true });
      case "mehrere":
        return gruppe(bereich, label).getByRole("checkbox").first();
      case "stichworte":
        // With scripts the text area keeps the value out of sight, and the editor stands behind it.
        return bereich.getByRole("textbox", { name: label, exact: true }).last();
    }
  }

  /** Enters one answer. Without scripts a field that depends on others comes only after saving. */
  async give(eingabe: Eingabe, bereich: Locator = this.main): Promise<void> {
    const feld = this.feld(eingabe, bereich);
    if (!hasScripts() && !(await feld.isVisible())) await this.save("Speichern");
    await expect(feld).toBeVisible();
    switch (eingabe.art) {
      case "text":
        return feld.fill(eingabe.wert);
      case "wahl":
        await feld.selectOption({ label: eingabe.wert });
        return;
      case "haken":
      case "antwort":
        return feld.check();
      case "mehrere":
        for (const wert of eingabe.werte)
          await gruppe(bereich, eingabe.label).getByRole("checkbox", { name: wert, exact: true }).check();
        return;
      case "stichworte":
        if (!hasScripts()) return feld.fill(eingabe.werte.join("\n"));
        for (const wert of eingabe.werte) {
          await feld.fill(wert);
          await feld.press("Enter");
          await expect(bereich.getByRole("button", { name: `${wert} entfernen` })).toBeVisible();
        }
    }
  }

  /** Fills in a whole tab: its fields, the rows of its table, its groups. */
  private async fillTab({ tab, eingaben, zeilen, gruppen = [] }: TabEingaben): Promise<void> {
    await this.expectThat(tab);
    for (const eingabe of eingaben) await this.give(eingabe);
    for (const zeile of zeilen?.zeilen ?? []) {
      await this.main.getByRole("button", { name: zeilen?.knopf ?? "", exact: true }).click();
      await this.expectThat(/: Neue/);
      for (const eingabe of zeile) await this.give(eingabe);
      await this.save("Speichern & zurück");
      await this.expectThat(tab);
    }
    for (const { legende, eingaben: inGruppe } of gruppen) {
      const bereich = this.main.getByRole("group", { name: legende, exact: true });
      for (const eingabe of inGruppe) await this.give(eingabe, bereich);
    }
  }

  /** Fills in a Vorhaben, tab by tab; the button of each opens the next, that of the last one asks „Fertig?“. */
  async fillVorhaben(tabs: readonly TabEingaben[]): Promise<void> {
    for (const eingaben of tabs) {
      await this.fillTab(eingaben);
      await this.main.getByRole("button", { name: "Speichern & weiter", exact: true }).click();
    }
    await expect(this.main.getByRole("heading", { level: 1, name: "Fertig?" })).toBeVisible();
  }
}
