/** Tokens and brand of the interface language, without any component library. */
export { avatarPair, initials } from './avatar-pair.ts';
export { BrandMark } from './brand-mark.tsx';
export type { BrandMarkProps } from './brand-mark.tsx';
export { brands } from './brands.ts';
export type { Brand } from './brands.ts';
export { avatarPairs, charts, meanings, neutrals, shadows } from './palette.ts';
export type { BrandName, Meaning, MeaningName, ThemeMode } from './palette.ts';
