/** Widths in pixels at which a layout grows: sm tablet, md small desktop, lg desktop, xl and xxl wide screens. */
export const breakpoints = { sm: 600, md: 960, lg: 1280, xl: 1920, xxl: 2560 } as const;

/**
 * Media queries of the kit, mobile first. @spec §9 Mobile layout applies at xs, sm and md, that is below 1280 pixels.
 */
export const media = {
  sm: "screen and (min-width: 600px)",
  md: "screen and (min-width: 960px)",
  lg: "screen and (min-width: 1280px)",
  xl: "screen and (min-width: 1920px)",
  mobile: "screen and (max-width: 1279px)",
  phone: "screen and (max-width: 599px)",
  screen: "screen",
  print: "print",
  touch: "(hover: none) and (pointer: coarse)",
  forcedColors: "(forced-colors: active)",
  calm: "(prefers-reduced-motion: reduce)",
} as const;
