import { type Given, listSettings, type Reading, type Setting } from "./setting";
import { type Settings, settings } from "./settings";

/** What this combination of values still lacks or forbids, a line each; empty when the process may start. */
export function findConflicts({ values, byName }: Reading<typeof settings>, given: Given): string[] {
  const gaps = values.nodeEnv === "production" ? [...missingIn(values, given), ...forbiddenIn(byName)] : [];
  return [...gaps, ...pairConflicts(values, given), ...timeConflicts(values), ...s3Gaps(values, given)];
}

function missingIn({ backendUrl, nezo }: Settings, given: Given): string[] {
  const isNeeded = ({ inProduction }: Setting): boolean => {
    if (inProduction === "needed") return true;
    if (backendUrl !== null) return false;
    return (
      inProduction === "neededByBackend" || (inProduction === "neededByNezo" && (nezo.aktiv || nezo.registrierungAktiv))
    );
  };
  const missing = listSettings(settings).filter((setting) => isNeeded(setting) && given[setting.name] === undefined);
  return missing.map(({ name }) => `${name}: fehlt (im Produktivbetrieb nötig)`);
}

function forbiddenIn(byName: ReadonlyMap<string, unknown>): string[] {
  const isSet = (name: string): boolean => Boolean(byName.get(name));
  const set = listSettings(settings).filter(({ inProduction, name }) => inProduction === "forbidden" && isSet(name));
  return set.map(({ name }) => `${name}: ist im Produktivbetrieb nicht erlaubt`);
}

function pairConflicts(
  { backendUrl, nurBackend, migrationDatabaseUrl, databaseUrl }: Settings,
  given: Given,
): string[] {
  return [
    ...(backendUrl !== null && nurBackend
      ? ["NUR_BACKEND: schließt BACKEND_URL aus: Der Prozess ist entweder Backend oder Portal"]
      : []),
    ...(migrationDatabaseUrl !== null && databaseUrl === null
      ? ["DATABASE_URL: fehlt (zu MIGRATION_DATABASE_URL gehörend)"]
      : []),
    ...(given.NEZO_URL !== undefined && given.NEZO_CLIENT_TOKEN === undefined
      ? ["NEZO_CLIENT_TOKEN: fehlt (zu NEZO_URL gehörend)"]
      : []),
  ];
}

function timeConflicts({
  zeitgrenzen: { kopfzeilenSekunden, anfrageSekunden, hochladenSekunden },
}: Settings): string[] {
  return [
    // Node refuses to start with a head that may take longer than the whole.
    ...(kopfzeilenSekunden > anfrageSekunden
      ? ["ZEITGRENZE_KOPFZEILEN_SEKUNDEN: darf nicht größer sein als ZEITGRENZE_ANFRAGE_SEKUNDEN"]
      : []),
    ...(anfrageSekunden > hochladenSekunden
      ? ["ZEITGRENZE_ANFRAGE_SEKUNDEN: darf nicht größer sein als ZEITGRENZE_HOCHLADEN_SEKUNDEN"]
      : []),
  ];
}

/** Files must not fall into a folder because somebody forgot one of the values. */
function s3Gaps({ anlagen: { s3 } }: Settings, given: Given): string[] {
  const names = listSettings(settings.anlagen.s3).map(({ name }) => name);
  if (names.every((name) => given[name] === undefined)) return [];
  const { endpunkt, bucket, schluesselId, geheimnis } = settings.anlagen.s3;
  const missing = [endpunkt, bucket, schluesselId, geheimnis].filter(({ name }) => given[name] === undefined);
  // No certificate covers further dots in front of the host.
  const isUncovered = !s3.pfadstil && s3.endpunkt?.startsWith("https:") === true && s3.bucket?.includes(".") === true;
  return [
    ...missing.map(({ name }) => `${name}: fehlt (zu ANLAGEN_S3_… gehörend)`),
    ...(isUncovered ? ["ANLAGEN_S3_PFADSTIL: muss bei https und einem Bucket mit Punkten true sein"] : []),
  ];
}
