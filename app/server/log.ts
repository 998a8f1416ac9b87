export type Log = { info(message: string): void };
