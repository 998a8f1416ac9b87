import { os } from "./os";

/** @see contract/konfiguration */
export const konfigurationRouter = {
  getKonfiguration: os.konfiguration.getKonfiguration.handler(({ context }) => {
    const { version, sitzung, formularMaxBytes } = context.dienste.config;
    return {
      version,
      sitzungLeerlaufSekunden: sitzung.leerlaufMinuten * 60,
      sitzungMaximalSekunden: sitzung.maxStunden * 3600,
      formularMaxBytes,
    };
  }),
};
