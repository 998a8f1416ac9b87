import { expect, it } from "vitest";
import { fristText, verlaengerungText } from "~/features/nachforderung/fristText";

const OFFEN = { frist: "2026-03-16", sperre: null, verlaengerung: null };
const BEANTRAGT = { beantragtAm: "2026-03-10T09:00:00Z", grund: "Mehr Versuche.", gewaehrt: null };

it("nennt das Ende der Frist und was von ihr bleibt, solange noch geantwortet werden kann", () => {
  expect(fristText(OFFEN, "2026-03-15")).toBe("Montag, 16.03.2026, 24:00\u00a0Uhr (bis morgen)");
  expect(fristText({ ...OFFEN, sperre: "Beantwortet." }, "2026-03-15")).toBe("Montag, 16.03.2026, 24:00\u00a0Uhr");
});

it("nennt eine Frist nicht abgelaufen, solange über mehr Zeit nicht entschieden ist", () => {
  const wartend = { ...OFFEN, verlaengerung: BEANTRAGT };
  expect(fristText(wartend, "2026-03-15")).toBe("Montag, 16.03.2026, 24:00\u00a0Uhr (bis morgen)");
  expect(fristText(wartend, "2026-03-17")).toBe("Montag, 16.03.2026, 24:00\u00a0Uhr (mehr Zeit beantragt)");
  expect(verlaengerungText(wartend)).toBe(
    "Fristverlängerung beantragt am 10.03.2026, 10:00\u00a0Uhr: noch nicht entschieden. Bis zur Entscheidung können Sie antworten.",
  );
});

it("sagt, wie über mehr Zeit entschieden wurde; wer nicht mehr antworten kann, wird nicht dazu eingeladen", () => {
  const mit = (gewaehrt: boolean | null, sperre: string | null) =>
    verlaengerungText({ sperre, verlaengerung: { ...BEANTRAGT, gewaehrt } });
  expect(mit(true, null)).toBe("Fristverlängerung beantragt am 10.03.2026, 10:00\u00a0Uhr: gewährt.");
  expect(mit(false, null)).toBe("Fristverlängerung beantragt am 10.03.2026, 10:00\u00a0Uhr: abgelehnt.");
  expect(mit(null, "Beantwortet.")).toBe(
    "Fristverlängerung beantragt am 10.03.2026, 10:00\u00a0Uhr: noch nicht entschieden.",
  );
  expect(verlaengerungText(OFFEN)).toBe("");
});
