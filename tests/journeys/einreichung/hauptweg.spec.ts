import {
  beschreibeVorhaben,
  legeAntragAn,
  nimmHilfetexteAn,
  reicheEin,
  schliesseLuecke,
  waehleFirma,
  warteAufEingang,
} from "../../support/hauptweg";
import { meldeAb, meldeAn } from "../../support/anmelden";
import { test } from "../../support/portal";
import { registriere } from "../../support/registrieren";

test("von der Registrierung bis zum eingereichten Antrag", async ({ page, mailFolder }, { project }) => {
  const kennung = `${project.name}-${String(Date.now())}`;
  const firma = `Hauptweg ${project.name} GmbH`;
  const konto = { email: `hauptweg-${kennung}@example.org`, passwort: "Blaue-Berge-im-Morgenlicht" };

  await test.step("Unternehmen und Person registrieren", () =>
    registriere(page, mailFolder, { firma, vorname: "Hanna", nachname: "Hauptweg", ...konto }));

  await test.step("mit TAN anmelden und das Unternehmen wählen", async () => {
    await meldeAn(page, mailFolder, konto);
    await waehleFirma(page, firma);
    await nimmHilfetexteAn(page);
  });

  const uuid = await test.step("Antrag anlegen", () => legeAntragAn(page));

  await test.step("zwei Vorhaben beschreiben, dazwischen weggehen und wiederkommen", async () => {
    await beschreibeVorhaben(page, "erstes", uuid);
    await meldeAb(page);
    await meldeAn(page, mailFolder, konto);
    await waehleFirma(page, firma);
    await beschreibeVorhaben(page, "zweites", uuid);
  });

  await test.step("sehen, was fehlt, und es nachholen", () => schliesseLuecke(page, uuid));
  await test.step("durchlesen, erklären, unterschreiben, einreichen", () => reicheEin(page, uuid, firma));
  await test.step("auf den Eingang warten und den eingereichten Antrag lesen", () => warteAufEingang(page, uuid));
});
