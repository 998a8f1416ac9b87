const MINUTE = 60_000;

const UNITS = [
  { millis: 365 * 24 * 60 * MINUTE, one: "Jahr", many: "Jahre", ago: "Jahren" },
  { millis: 7 * 24 * 60 * MINUTE, one: "Woche", many: "Wochen", ago: "Wochen" },
  { millis: 24 * 60 * MINUTE, one: "Tag", many: "Tage", ago: "Tagen" },
  { millis: 60 * MINUTE, one: "Stunde", many: "Stunden", ago: "Stunden" },
  { millis: MINUTE, one: "Minute", many: "Minuten", ago: "Minuten" },
] as const;

/**
 * How long it is from `now` until `until`, in its largest full unit: "3 Wochen", "1 Tag"; "Abgelaufen" from the moment
 * itself on.
 *
 * @spec §9 Relative times are German (Jahre, Wochen, Tage, Stunden, Minuten; 'Abgelaufen' when past)
 * @assumed §9 does not say how many units are shown nor what less than a minute is: one unit, rounded down; less than a
 * minute is "Weniger als 1 Minute".
 *
 * @assumed Issue 18 §7 wants relative times where a user wants them: how long a file and a consent still last, and how
 *   long ago something happened, beside its day and time (`agoText`). Deadlines name their day, because a day is what
 *   has to be kept.
 */
export function relativeTime(until: Date, now: Date): string {
  const rest = until.getTime() - now.getTime();
  if (rest <= 0) return "Abgelaufen";
  const unit = UNITS.find(({ millis }) => rest >= millis);
  if (!unit) return "Weniger als 1 Minute";
  const count = Math.floor(rest / unit.millis);
  return `${count} ${count === 1 ? unit.one : unit.many}`;
}

/** The same in a sentence about an end: "noch 3 Wochen", "abgelaufen". */
export function restText(until: Date, now: Date): string {
  const zeit = relativeTime(until, now);
  return until > now ? `noch ${zeit.replace(/^W/, "w")}` : zeit.toLowerCase();
}

/** How long ago something happened: "vor 5 Minuten", "vor 1 Tag"; "gerade eben" within the last minute. */
export function agoText(moment: Date, now: Date): string {
  const past = now.getTime() - moment.getTime();
  const unit = UNITS.find(({ millis }) => past >= millis);
  if (!unit) return "gerade eben";
  const count = Math.floor(past / unit.millis);
  return `vor ${count} ${count === 1 ? unit.one : unit.ago}`;
}

/** The same for a moment that may still come: "in 3 Tagen", "jetzt" within the next minute. */
export function distanceText(moment: Date, now: Date): string {
  const ahead = moment.getTime() - now.getTime();
  if (ahead <= 0) return agoText(moment, now);
  const unit = UNITS.find(({ millis }) => ahead >= millis);
  if (!unit) return "jetzt";
  const count = Math.floor(ahead / unit.millis);
  return `in ${count} ${count === 1 ? unit.one : unit.ago}`;
}
