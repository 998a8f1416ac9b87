const MINUTE = 60;
const STUNDE = 60 * MINUTE;
const TAG = 24 * STUNDE;

/** From here on seconds count. */
const SEKUNDEN_AB = 2 * MINUTE;

const anzahl = (zahl: number, eines: string, viele: string): string =>
  zahl === 1 ? `1\u00a0${eines}` : `${String(zahl)}\u00a0${viele}`;

const paar = (gross: string, klein: string | null): string => (klein === null ? gross : `${gross} und ${klein}`);

/**
 * What is left of a time, behind "in" and with two units at most: "2 Tagen und 3 Stunden", "1 Stunde und 5 Minuten",
 * "12 Minuten", in the last two minutes "95 Sekunden". Rounded up, so that it never says less than is left.
 */
export function formatRestzeit(millis: number): string {
  const sekunden = Math.max(0, Math.ceil(millis / 1000));
  if (sekunden <= SEKUNDEN_AB) return anzahl(sekunden, "Sekunde", "Sekunden");
  const rund = Math.ceil(sekunden / MINUTE) * MINUTE;
  if (rund < STUNDE) return anzahl(rund / MINUTE, "Minute", "Minuten");
  if (rund < TAG) {
    const minuten = (rund % STUNDE) / MINUTE;
    return paar(
      anzahl(Math.floor(rund / STUNDE), "Stunde", "Stunden"),
      minuten === 0 ? null : anzahl(minuten, "Minute", "Minuten"),
    );
  }
  const stunden = Math.floor((rund % TAG) / STUNDE);
  return paar(
    anzahl(Math.floor(rund / TAG), "Tag", "Tagen"),
    stunden === 0 ? null : anzahl(stunden, "Stunde", "Stunden"),
  );
}
