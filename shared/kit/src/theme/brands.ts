import type { BrandName, ThemeMode } from './palette.ts';

export type BrandKey =
  | 'solid'
  | 'hover'
  | 'active'
  | 'onSolid'
  | 'text'
  | 'tint'
  | 'tint2'
  | 'edge'
  | 'deep'
  | 'deepLine';
export type Brand = Record<BrandKey, string>;

/** Brand ramps by variant and theme; in CSS `--ui-brand-<name>`. */
export const brands: Record<BrandName, Record<ThemeMode, Brand>> = {
  direct: {
    light: {
      solid: '#0B6B64',
      hover: '#095B55',
      active: '#074A45',
      onSolid: '#FFFFFF',
      text: '#0B6B64',
      tint: '#E5F2EF',
      tint2: '#D2E8E3',
      edge: '#A5D1C9',
      deep: '#06322E',
      deepLine: '#1A5A53',
    },
    dark: {
      solid: '#2BA296',
      hover: '#3BB3A7',
      active: '#279589',
      onSolid: '#04201D',
      text: '#62CBBE',
      tint: '#12302C',
      tint2: '#173D38',
      edge: '#22574F',
      deep: '#06322E',
      deepLine: '#1A5A53',
    },
  },
  partner: {
    light: {
      solid: '#4A45A8',
      hover: '#3E3993',
      active: '#322E7B',
      onSolid: '#FFFFFF',
      text: '#4A45A8',
      tint: '#EDECF9',
      tint2: '#DFDEF4',
      edge: '#BFBCE8',
      deep: '#1D1A4B',
      deepLine: '#3F3B86',
    },
    dark: {
      solid: '#8F8AE6',
      hover: '#A29EEE',
      active: '#7C77D4',
      onSolid: '#0F0D33',
      text: '#AFABF2',
      tint: '#232148',
      tint2: '#2C2A5A',
      edge: '#444083',
      deep: '#1D1A4B',
      deepLine: '#3F3B86',
    },
  },
};
