import { resolve } from "node:path";
import type { Result } from "~/lib/result";
import packageJson from "../../../package.json" with { type: "json" };
import { findConflicts } from "./findConflicts";
import { describeSettings } from "./describeSettings";
import { describeUmgebung } from "./describeUmgebung";
import { limitSettings } from "./limitSettings";
import { readTree } from "./setting";
import { type Settings, settings } from "./settings";
import { timeSettings } from "./timeSettings";

/** All settings of one process, read once at the start. Times are in the unit of their name. */
export type PortalConfig = ReturnType<typeof toConfig>;

/** A bucket of an S3 store for the attachments. */
export type S3Config = NonNullable<ReturnType<typeof toS3>>;

/** Reads the environment. The failure is the complete list of what is wrong, one German line each. */
export function readConfig(env: Record<string, string | undefined>): Result<PortalConfig, string[]> {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ""),
  );
  const reading = readTree(settings, given);
  const problems = reading.problems.length > 0 ? reading.problems : findConflicts(reading, given);
  return problems.length > 0 ? { ok: false, error: problems } : { ok: true, value: toConfig(reading.values) };
}

/** Null when none is set; `findConflicts` has refused a part of it. */
function toS3({ anlagen: { s3 }, zeitgrenzen }: Settings) {
  if (s3.endpunkt === null) return null;
  return {
    /** Origin of the store. */
    endpunkt: s3.endpunkt,
    region: s3.region ?? "us-east-1",
    bucket: s3.bucket ?? "",
    /** In front of all keys, without slashes at its ends: what lies below belongs to this portal alone. */
    praefix: s3.praefix ?? "anlagen",
    schluesselId: s3.schluesselId ?? "",
    geheimnis: s3.geheimnis ?? "",
    /** True: the bucket stands in the path of the address; false: in front of its host. */
    pfadstil: s3.pfadstil,
    /** How long nothing may move. */
    sekunden: zeitgrenzen.ablageSekunden,
  };
}

function toZeitgrenzen({ zeitgrenzen }: Settings, isProduction: boolean) {
  const { hochladenSekunden, clamdSekunden, ablageSekunden } = zeitgrenzen;
  return {
    ...zeitgrenzen,
    /** A page waits so long for a file: it arrives, is scanned and put away meanwhile. */
    dateiSekunden: hochladenSekunden + clamdSekunden + ablageSekunden,
    // At a terminal nobody wants to wait; behind a proxy it has to notice first.
    stoppVorlaufSekunden: zeitgrenzen.stoppVorlaufSekunden ?? (isProduction ? 5 : 0),
  };
}

/** The settings as they are declared, and what follows from several of them. */
function toConfig(values: Settings) {
  const { nodeEnv, anlagen, clamd, nezo, ...asDeclared } = values;
  const isProduction = nodeEnv === "production";
  const publicUrl = values.publicUrl ?? `http://localhost:${String(values.port)}`;
  const demo = values.demo ?? !isProduction;
  // At a terminal the welcome text and the mails are what people look for.
  const logLevel = values.logLevel ?? (isProduction ? "info" : "warn");
  return {
    ...asDeclared,
    version: packageJson.version,
    /** For the administration; see `describeSettings`. */
    zeitenUndGrenzen: describeSettings({ ...timeSettings, ...limitSettings }, values),
    umgebung: describeUmgebung({ ...values, demo, logLevel }),
    isProduction,
    publicUrl,
    /** Cookies are then `__Host-` and Secure. */
    secureCookies: publicUrl.startsWith("https:"),
    logLevel,
    /** Demo data and simulators; never in production. */
    demo,
    secretKey: values.secretKey ?? "",
    fachToken: values.fachToken ?? "",
    /** `url` is null for the simulator, below `publicUrl`. */
    nezo: { ...nezo, clientToken: nezo.clientToken ?? "" },
    /** Where files of the Vorhaben lie. With `s3` the folder only receives them. */
    anlagen: { ...anlagen, ordner: resolve(anlagen.ordner ?? `${values.dataFolder}/anlagen`), s3: toS3(values) },
    /** The scanner for malware; null: files are not scanned. */
    clamd: clamd.host === "" ? null : clamd,
    zeitgrenzen: toZeitgrenzen(values, isProduction),
  };
}
