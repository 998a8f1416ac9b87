import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { FormAntwort } from "~/contract/antrag/formAntwort";
import { eingabeProblem } from "~/features/anmeldung/pflichtfelder";
import { useAntwort } from "~/features/anmeldung/useAntwort";
import { Checkbox, TextField } from "~/ui";

const antwort: FormAntwort = {
  problem: eingabeProblem({ vorname: "Dieses Feld ist erforderlich" }),
  eingaben: { absicht: "benutzer", titel: ["Dr.", "zweites"], nachname: "Neumann", datenschutz: "true" },
};

function Probe({ letzte, formular }: { letzte: FormAntwort | undefined; formular?: string }) {
  const { text, isAngekreuzt, feld } = useAntwort(letzte, formular);
  return (
    <>
      <TextField {...feld("vorname")} label="Vorname" defaultValue={text("vorname", "Nora")} />
      <TextField {...feld("titel")} label="Titel" defaultValue={text("titel")} />
      <TextField {...feld("nachname")} label="Nachname" defaultValue={text("nachname", "vorher")} />
      <Checkbox {...feld("datenschutz")} label="Datenschutz" defaultValue={isAngekreuzt("datenschutz")} />
      <Checkbox {...feld("nutzung")} label="Nutzung" defaultValue={isAngekreuzt("nutzung", true)} />
    </>
  );
}

const render = (letzte: FormAntwort | undefined, formular?: string) =>
  renderToStaticMarkup(<Probe letzte={letzte} {...(formular === undefined ? {} : { formular })} />);

describe("useAntwort", () => {
  it("zeigt alles Getippte und den Fehler am Feld; ein entfernter Haken bleibt entfernt", () => {
    const html = render(antwort);
    expect(html).toMatch(/id="nachname"[^>]*value="Neumann"/);
    expect(html).toMatch(/id="titel"[^>]*value="Dr\."/);
    expect(html).toMatch(/id="vorname"[^>]*aria-invalid="true"/);
    expect(html).toContain("Dieses Feld ist erforderlich");
    expect(html).toMatch(/id="datenschutz"[^>]*checked=""/);
    expect(html).not.toMatch(/id="nutzung"[^>]*checked=""/);
  });

  it("zeigt vor dem Senden die Vorgaben", () => {
    const html = render(undefined);
    expect(html).toMatch(/id="vorname"[^>]*value="Nora"/);
    expect(html).toMatch(/id="nutzung"[^>]*checked=""/);
    expect(html).not.toContain("aria-invalid");
  });

  it("hört auf einer Seite mit mehreren Formularen nur auf die Antwort an das eigene", () => {
    expect(render(antwort, "benutzer")).toMatch(/id="benutzer-nachname"[^>]*value="Neumann"/);
    const anderes = render(antwort, "passwort");
    expect(anderes).toMatch(/id="passwort-nachname"[^>]*value="vorher"/);
    expect(anderes).not.toContain("aria-invalid");
  });
});
