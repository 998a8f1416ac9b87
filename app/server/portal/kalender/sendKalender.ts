import type { Frist } from "~/contract/verfahren/fristen";
import type { OffeneSeite } from "../offen";
import { writeKalender } from "./writeKalender";

type Datei = {
  fristen: readonly Frist[];
  pfadVon: (frist: Frist) => string;
  fileName: string;
  /** A program reads it again and again; otherwise a person saves it once. */
  isAbonniert?: boolean;
};

/** Answers with deadlines as an iCalendar file. */
export function sendKalender(offen: OffeneSeite, { fristen, pfadVon, fileName, isAbonniert = false }: Datei): Response {
  const { config, clock } = offen.anfrage.context;
  const headers = offen.headers;
  headers.set("content-type", "text/calendar; charset=utf-8");
  headers.set("content-disposition", `${isAbonniert ? "inline" : "attachment"}; filename="${fileName}"`);
  headers.set("cache-control", "no-store");
  // The address of a subscription is a secret: no page that an entry leads to may learn it.
  headers.set("referrer-policy", "no-referrer");
  const kalender = writeKalender({ fristen, origin: config.publicUrl, pfadVon, jetzt: clock.now() });
  return new Response(kalender, { headers });
}
