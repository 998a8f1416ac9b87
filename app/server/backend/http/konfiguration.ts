import { os } from "./os";

/** @see contract/konfiguration */
export const konfigurationRouter = {
  getKonfiguration: os.konfiguration.getKonfiguration.handler(({ context }) => {
    const { version, sitzung, tanMinuten, fristenMinuten, formularMaxBytes, bekanntgabeRegel } = context.dienste.config;
    return {
      version,
      sitzungLeerlaufSekunden: sitzung.leerlaufMinuten * 60,
      sitzungMaximalSekunden: sitzung.maxStunden * 3600,
      tanSekunden: tanMinuten * 60,
      bestaetigungSekunden: fristenMinuten.bestaetigung * 60,
      passwortLinkSekunden: fristenMinuten.passwortLink * 60,
      nezoSekunden: fristenMinuten.nezo * 60,
      formularMaxBytes,
      bekanntgabeRegel,
    };
  }),
};
