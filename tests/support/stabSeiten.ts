import { type Page } from "@playwright/test";
import { z } from "zod";
import { exportFaelle } from "~/domain/tabelle/exportFaelle";
import { routeTable } from "~/routing/routeTable";
import type { RouteEntry } from "~/routing/routeEntry";
import { NUR_AUF_WEGEN, NUR_STAB, adresse, type Besuch } from "./schale";

const leute = z.object({ data: z.tuple([z.object({ uuid: z.uuid() })]) });
const konten = z.object({ data: z.tuple([z.object({ benutzerUuid: z.uuid() })]) });

const hilfePlaetze = z.object({ data: z.tuple([z.object({ uuid: z.uuid() })]).rest(z.unknown()) });
const faqKategorien = z.object({
  data: z
    .tuple([z.object({ uuid: z.uuid(), eintraege: z.tuple([z.object({ uuid: z.uuid() })]).rest(z.unknown()) })])
    .rest(z.unknown()),
});

const protokoll = z.object({ data: z.tuple([z.object({ antrag: z.object({ uuid: z.uuid() }) })]).rest(z.unknown()) });

const meldungen = z.object({ data: z.array(z.object({ uuid: z.uuid() })) });

/**
 * The id of an announcement that is over, so that it lies over no page. The page must be logged in as an
 * administrator.
 */
async function findMeldung(page: Page): Promise<string> {
  const antwort = await page.request.get("/v1/systemnachrichten/alle?suche=Vergangene Wartung");
  const [bekannte] = meldungen.parse(await antwort.json()).data;
  if (bekannte !== undefined) return bekannte.uuid;
  const neue = {
    titel: "Vergangene Wartung",
    text: "<p>Das Portal war nicht erreichbar.</p>",
    anzeigenVon: "2025-01-01T08:00",
    anzeigenBis: "2025-01-02T08:00",
  };
  const angelegt = await page.request.post("/v1/systemnachrichten", { data: neue });
  return z.object({ uuid: z.uuid() }).parse(await angelegt.json()).uuid;
}

/** The page of the data protection officer, which no administrator sees. */
const NUR_DATENSCHUTZ = "lesezugriffeView";

/** The pages that only the data protection officer sees. */
export const seitenDesDatenschutzes = (): Besuch[] =>
  Object.values<RouteEntry>(routeTable)
    .filter(({ nav }) => nav === NUR_DATENSCHUTZ)
    .map((zeile) => ({ zeile, pfad: adresse(zeile, "") }));

/** The page of the exports with the form of each case, all of which an administrator may order. */
export const exportFormulare = (): Besuch[] =>
  exportFaelle.map((fall) => ({ zeile: routeTable.exportMainView, pfad: `/exporte?fall=${fall}` }));

/** The pages that only staff see, with somebody of the demo. The page must be logged in as an administrator. */
export async function seitenDesStabs(page: Page): Promise<Besuch[]> {
  const antwort = await page.request.get("/v1/stab?suche=stab-eingeladen");
  const uuid = konten.parse(await antwort.json()).data[0].benutzerUuid;
  const personen = await page.request.get("/v1/support/benutzer?suche=mitarbeit@example.org");
  const person = leute.parse(await personen.json()).data[0].uuid;
  const meldung = await findMeldung(page);
  const faq = faqKategorien.parse(await (await page.request.get("/v1/faq/verwaltung")).json()).data[0];
  const hilfe = hilfePlaetze.parse(
    await (await page.request.get("/v1/hilfetexte/verwaltung?bereich=vorhabenV2")).json(),
  );
  const eingereicht = await page.request.get("/v1/wartung/protokoll?suche=antrag.einreichen");
  const mitKette = protokoll.parse(await eingereicht.json()).data[0].antrag.uuid;
  const idFuer = ({ path }: RouteEntry): string => {
    if (path.startsWith("systemNachricht/")) return meldung;
    if (path.startsWith("wartunglogarchiv/")) return mitKette;
    if (path.startsWith("admin/hilfetexte/")) return hilfe.data[0].uuid;
    if (path.startsWith("admin/faq/kategorien")) return faq.uuid;
    if (path.startsWith("admin/faq")) return faq.eintraege[0].uuid;
    return path.startsWith("support/") ? person : uuid;
  };
  const alle: readonly RouteEntry[] = Object.values(routeTable);
  const weitereSchritte = ["abmelden", "passwort", "zweiterFaktor", "adresse"].map((art) => ({
    zeile: routeTable.supportPersonAktion,
    pfad: `${adresse(routeTable.supportPersonAktion, person)}?art=${art}`,
  }));
  const seiten = alle
    .filter(
      ({ nav, shell, path }) =>
        NUR_STAB.includes(nav) && nav !== NUR_DATENSCHUTZ && shell !== "ohne" && !NUR_AUF_WEGEN.includes(path),
    )
    .map((zeile) => ({
      zeile,
      pfad: adresse(zeile, idFuer(zeile)) + (zeile.path.endsWith("/aktion") ? "?art=sperren" : ""),
    }));
  // A form with an id is another page than the empty one.
  return [...seiten, ...weitereSchritte, { zeile: routeTable.systemNachricht, pfad: `/systemNachricht/${meldung}` }];
}
