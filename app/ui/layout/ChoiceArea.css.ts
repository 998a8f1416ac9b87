import { globalStyle, style } from "@vanilla-extract/css";

export const area = style({});
export const part = style({});

/** Only where nothing can be hidden. */
export const note = style({ "@supports": { "selector(:has(*))": { display: "none" } } });

/* What belongs to another answer than the chosen one is out of the way, and still posted; what is wrong in it never. */
for (const place of [1, 2, 3, 4])
  globalStyle(
    `${area}:not(:has(> fieldset label:nth-child(${String(place)}) > :checked)) > ${part}[data-answer="${String(place)}"]:not(:has([aria-invalid="true"], [data-fehler]))`,
    { display: "none" },
  );
