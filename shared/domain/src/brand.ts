import type { Brand, Ramp } from '@jackfield/contract';

/** What brand colours stand on, by theme: the frame around the page and the page's sheet. */
export const surfaces = {
  light: { frame: '#EDF0EE', sheet: '#FFFFFF' },
  dark: { frame: '#0C1110', sheet: '#131918' },
} as const;

const rule = (selector: string, brand: Brand): string =>
  `${selector}{${Object.entries(brand)
    .map(([key, value]) => `--ui-brand-${key}:${value}`)
    .join(';')}}`;

/** The style sheet of a brand: its colours as `--ui-brand-<name>`, for both themes. */
export const brandCss = ({ light, dark }: Ramp): string =>
  rule(':root', light) + rule(":root[data-theme='dark']", dark);
