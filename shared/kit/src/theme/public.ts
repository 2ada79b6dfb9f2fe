/** Tokens and brand of the interface language, without any component library. */
export { avatarPair, initials } from './avatar-pair.ts';
export { BrandMark } from './brand-mark.tsx';
export {
  avatarPairs,
  charts,
  type MeaningName,
  meanings,
  neutrals,
  shadows,
  type ThemeMode,
} from './palette.ts';
