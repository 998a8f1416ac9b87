import type { VerbundEigenes, VerbundZeile } from "~/domain/verbund/verbundAngaben";
import { listListenBefunde } from "~/domain/verbund/verbundBefunde";
import { checkVerbund } from "~/domain/verbund/verbundPruefung";
import type { Werte } from "~/formkit/field";

/** The company itself in tests of the affiliated companies. */
export const EIGENES: VerbundEigenes = { uuid: "eigenes", name: "Eigene GmbH", steuernummer: "1121081508150" };

/** A complete row: a daughter of whom the company holds 60 %, unless told otherwise. */
export const zeileVon = (uuid: string, werte: Werte = {}): VerbundZeile => ({
  uuid,
  werte: {
    bekannt: "",
    beteiligterArt: "UNTERNEHMEN",
    name: `Firma ${uuid}`,
    strasse: "Weg",
    hausnummer: "1",
    plz: "10115",
    ort: "Berlin",
    land: "DE",
    inDeutschlandSteuerpflichtig: false,
    verbindung: "TOCHTER",
    kapital: "60",
    ...werte,
  },
});

/** What stands against each row of a list of the company, by its uuid. */
export const checkListe = (zeilen: readonly VerbundZeile[], heute: string) =>
  checkVerbund(zeilen, listListenBefunde(zeilen, EIGENES, heute), heute);
