import {
  describeVorhaben,
  createAntragInListe,
  acceptHilfetexte,
  submit,
  completeStammdaten,
  completeStatistik,
  closeLuecke,
  chooseFirma,
  waitForEingang,
} from "../../support/hauptweg";
import { countMuehe } from "../../support/klicks";
import { logOut, logIn } from "../../support/anmelden";
import { test } from "../../support/portal";
import { register } from "../../support/registrieren";

test("von der Registrierung bis zum eingereichten Antrag", async ({ page, mailFolder }, { project }) => {
  const kennung = `${project.name}-${String(Date.now())}`;
  // The certificates of all companies are offered: a name of its own also when the journey runs several times at once.
  const firma = `Hauptweg ${kennung} GmbH`;
  const muehe = await countMuehe(page);
  const konto = { email: `hauptweg-${kennung}@example.org`, passwort: "Blaue-Berge-im-Morgenlicht" };

  await test.step("Unternehmen und Person registrieren", () =>
    register(page, mailFolder, { firma, vorname: "Hanna", nachname: "Hauptweg", ...konto }));

  await test.step("mit TAN anmelden und das Unternehmen wählen", async () => {
    await logIn(page, mailFolder, konto);
    await chooseFirma(page, firma);
    await acceptHilfetexte(page);
    muehe?.expectHoechstens({ klicks: 13, felder: 16 });
  });

  const uuid = await test.step("Antrag anlegen", () => createAntragInListe(page));

  await test.step("zwei Vorhaben beschreiben, dazwischen weggehen und wiederkommen", async () => {
    muehe?.restart();
    await describeVorhaben(page, "erstes", uuid);
    muehe?.expectHoechstens({ klicks: 21, felder: 115 });
    await logOut(page);
    await logIn(page, mailFolder, konto);
    await chooseFirma(page, firma);
    await describeVorhaben(page, "zweites", uuid);
  });

  await test.step("die Stammdaten vervollständigen und zurückkommen", () => completeStammdaten(page, uuid));
  await test.step("die verlangten Zahlen eintragen und zurückkommen", () => completeStatistik(page, uuid));
  await test.step("sehen, was fehlt, und es nachholen", () => closeLuecke(page, uuid));
  await test.step("durchlesen, erklären, unterschreiben, einreichen", async () => {
    muehe?.restart();
    await submit(page, uuid, firma);
    muehe?.expectHoechstens({ klicks: 7, felder: 6 });
  });
  await test.step("auf den Eingang warten und den eingereichten Antrag lesen", () => waitForEingang(page, uuid));
});
