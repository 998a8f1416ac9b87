import type { BackendConfig, Dienste } from "../../dienste";

/** What a mail is written with; a command of the operator has no more. */
export type MailUmfeld = Pick<Dienste, "clock" | "random"> & {
  config: Pick<BackendConfig, "publicUrl" | "mailAbsender" | "fristenMinuten" | "tanMinuten">;
};
