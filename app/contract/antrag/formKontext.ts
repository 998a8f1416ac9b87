import { z } from "zod";
import { moment } from "../wire/page";

/** What the form rules need to know besides the typed values. */
export const formKontext = z.object({
  heute: z.string(),
  rechtsform: z.string(),
  /** A partnership taxed as a corporation (§ 1a KStG). */
  optionKoerperschaft: z.boolean().optional(),
  wirtschaftsjahrBeginn: z.string(),
  /** The first save of each Vorhaben, by its uuid; absent in submissions from before it was kept. */
  zuerstGespeichert: z.record(z.string(), moment).optional(),
  /**
   * The FuE-VZÄ of the company's Geschäftsstatistik by first and last day of the Wirtschaftsjahr
   * ("2025-01-01/2025-12-31"), for people of the company.
   */
  fueVzae: z.record(z.string(), z.string()).optional(),
});

/** The same in a submission, which keeps the figures of the company apart. */
export const eingereichterKontext = formKontext.omit({ fueVzae: true });
