import type { Brand, BrandKey, Ramp } from '@jackfield/contract';
import { surfaces } from '@jackfield/domain/brand';
import Color from 'colorjs.io';

interface Rule {
  readonly key: BrandKey;
  /** What it stands on, in words and as a colour. */
  readonly on: string;
  readonly ground: (brand: Brand) => string;
  readonly least: number;
}

const rulesOf = ({ sheet, frame }: { sheet: string; frame: string }): Rule[] => [
  { key: 'onSolid', on: 'solid', ground: ({ solid }) => solid, least: 4.5 },
  { key: 'onSolid', on: 'hover', ground: ({ hover }) => hover, least: 4.5 },
  { key: 'text', on: 'the sheet', ground: () => sheet, least: 4.5 },
  { key: 'text', on: 'the frame', ground: () => frame, least: 4.5 },
  { key: 'text', on: 'tint', ground: ({ tint }) => tint, least: 4.5 },
  { key: 'solid', on: 'the sheet', ground: () => sheet, least: 3 },
];

/** Contrast of two colours as WCAG 2 counts it, from 1 to 21. */
const contrastOf = (one: string, other: string): number =>
  new Color(one).contrast(new Color(other), 'WCAG21');

const whiteOnDeep = ({ deep }: Brand, path: string): string[] => {
  const contrast = contrastOf('#FFFFFF', deep);
  if (contrast >= 4.5) return [];
  return [
    `${path}.deep must let white words stand out with a contrast of 4.5; ${deep} has ${contrast.toFixed(1)}`,
  ];
};

/** Where words or the mark would be hard to see in these colours, in words; empty when nowhere. */
export function unreadable(ramp: Ramp): string[] {
  return (['light', 'dark'] as const).flatMap((theme) => {
    const brand = ramp[theme];
    const low = rulesOf(surfaces[theme]).flatMap(({ key, on, ground, least }) => {
      const [colour, below] = [brand[key], ground(brand)];
      const contrast = contrastOf(colour, below);
      if (contrast >= least) return [];
      return [
        `brand.${theme}.${key} must have a contrast of ${least} on ${on} (${below}); ${colour} has ${contrast.toFixed(1)}`,
      ];
    });
    return [...low, ...whiteOnDeep(brand, `brand.${theme}`)];
  });
}
