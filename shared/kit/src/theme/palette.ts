import { surfaces } from '@jackfield/domain/brand';

/** The two themes a person can choose; "system" is resolved by the host before this. */
export type ThemeMode = 'light' | 'dark';

const lightNeutrals = {
  ...surfaces.light,
  raised: '#FFFFFF',
  sunken: '#F5F7F6',
  hover: '#F1F4F2',
  line: '#E0E5E2',
  line2: '#CDD4D1',
  control: '#8B9592',
  controlHover: '#65706D',
  cord: '#7E8986',
  disabled: '#98A29F',
  text3: '#5F6A67',
  text2: '#4A5552',
  text: '#17201E',
  ink: '#17201E',
  inkText: '#FFFFFF',
  inkText2: '#B9C4C0',
  mask: 'rgba(16,26,24,.36)',
};
export type NeutralName = keyof typeof lightNeutrals;
export type Neutrals = Record<NeutralName, string>;

const darkNeutrals: Neutrals = {
  ...surfaces.dark,
  raised: '#1B2321',
  sunken: '#0F1514',
  hover: '#1A2220',
  line: '#242E2C',
  line2: '#35413E',
  control: '#6C7976',
  controlHover: '#8F9C98',
  cord: '#66736F',
  disabled: '#5A6663',
  text3: '#8F9C98',
  text2: '#B4C0BC',
  text: '#E9EFEC',
  ink: '#2A3532',
  inkText: '#F2F6F4',
  inkText2: '#A9B6B2',
  mask: 'rgba(3,6,6,.66)',
};

/** Neutral colours by theme; in CSS `--ui-<name>`. */
export const neutrals: Record<ThemeMode, Neutrals> = { light: lightNeutrals, dark: darkNeutrals };

export interface Meaning {
  text: string;
  dot: string;
  tint: string;
  edge: string;
}
const meaning = (text: string, dot: string, tint: string, edge: string): Meaning => ({
  text,
  dot,
  tint,
  edge,
});

export type MeaningName = 'live' | 'success' | 'warning' | 'error' | 'info' | 'quiet';

/** Colours that say something; in CSS `--ui-<meaning>-<part>`. */
export const meanings: Record<ThemeMode, Record<MeaningName, Meaning>> = {
  light: {
    live: meaning('#A84A14', '#C85A1B', '#FCEBDF', '#F0C3A3'),
    success: meaning('#1A6B3C', '#248A50', '#E3F3E9', '#A9D8BB'),
    warning: meaning('#7A5200', '#A97700', '#FBF0D2', '#E6CD88'),
    error: meaning('#B0202F', '#CC3340', '#FCE9EA', '#F0B4B8'),
    info: meaning('#1D5C9E', '#2F77C2', '#E6F0FA', '#B0CFEE'),
    quiet: meaning('#4A5552', '#7B8683', '#EDF0EE', '#CDD4D1'),
  },
  dark: {
    live: meaning('#F49A68', '#EE8A52', '#3A2216', '#6B3B20'),
    success: meaning('#74D396', '#48BC76', '#133021', '#235A3C'),
    warning: meaning('#E8C063', '#D3A437', '#332910', '#5D4B1B'),
    error: meaning('#FF9A9A', '#F06A6F', '#3B1B1E', '#6E2F34'),
    info: meaning('#8DBEF4', '#5C9FE6', '#15293F', '#274B73'),
    quiet: meaning('#B4C0BC', '#8F9C98', '#222B29', '#35413E'),
  },
};

/** Series colours in their order, the same in every variant; in CSS `--ui-chart-<n>`. */
export const charts: Record<ThemeMode, readonly string[]> = {
  light: ['#0B6B64', '#C2622A', '#3C6FA8', '#B98A12', '#7C4E8E', '#5F8430'],
  dark: ['#2E9F93', '#E2824C', '#5B93D8', '#CFA23A', '#A87ABB', '#82AD4D'],
};

/** Background and letters of avatars; in CSS `--ui-avatar-<n>-bg` and `-fg`. */
export const avatarPairs: Record<ThemeMode, readonly (readonly [bg: string, fg: string])[]> = {
  light: [
    ['#DCEFEA', '#0B5A54'],
    ['#FBE6D8', '#8A3D10'],
    ['#E2EBF7', '#24538A'],
    ['#F7EBC9', '#6B4A00'],
    ['#EEE3F3', '#63397A'],
    ['#E6EFD8', '#44611C'],
  ],
  dark: [
    ['#153A36', '#8FDACF'],
    ['#3D2416', '#F4B48F'],
    ['#172B42', '#A3C9F5'],
    ['#362B0F', '#E8CC84'],
    ['#302039', '#D2AFE2'],
    ['#232F14', '#B4D48A'],
  ],
};

/** Shadows; in CSS `--ui-shadow-<name>`. */
export const shadows: Record<ThemeMode, Record<'sheet' | 'pop' | 'dialog', string>> = {
  light: {
    sheet: '0 1px 2px rgba(16,30,27,.04)',
    pop: '0 1px 2px rgba(16,30,27,.06), 0 10px 28px -8px rgba(16,30,27,.22)',
    dialog: '0 2px 6px rgba(16,30,27,.06), 0 28px 72px -20px rgba(16,30,27,.38)',
  },
  dark: {
    sheet: 'none',
    pop: '0 0 0 1px #35413E, 0 12px 32px -8px rgba(0,0,0,.7)',
    dialog: '0 0 0 1px #35413E, 0 32px 80px -20px rgba(0,0,0,.8)',
  },
};
