import { createContext, useContext } from 'react';

/**
 * Stands in for the component library's theme and its style engine. What its controls ask of the
 * theme beside styles are these measures, the library's own presets and those of `theme-config.ts`.
 */
export const measures = {
  borderRadius: 8,
  controlHeight: 32,
  fontSize: 14,
  lineHeight: 20 / 14,
  marginXXS: 4,
  paddingXXS: 4,
  sizePopupArrow: 16,
  zIndexPopupBase: 1000,
  screenXSMax: 575,
  screenSM: 576,
  screenMD: 768,
  screenLG: 992,
  screenXL: 1200,
  screenXXL: 1600,
  screenXXXL: 1920,
};

export const defaultConfig = { token: measures, override: { override: measures }, hashed: false };
export const DesignTokenContext = createContext(defaultConfig);
export const StyleContext = createContext({});
export const defaultTheme = {};
/** Without an algorithm there is nothing to derive. */
export const createTheme = () => defaultTheme;
export const PresetColors = [];

/** Theme, values, class of the hash, values again, as the library's hook answers them. */
export function useToken() {
  const { token } = useContext(DesignTokenContext);
  return [defaultTheme, token, '', token, { prefix: 'jf', key: 'jf' }, true];
}

/** Names of custom properties that a control sets on itself, and how a style reads them. */
export function genCssVar(prefix, component) {
  const name = (key) => `--${prefix}-${component}-${key}`;
  return [name, (key) => `var(${name(key)})`];
}
/** A length as CSS writes it. */
export const unit = (value) => (typeof value === 'number' ? `${value}px` : value);
/** The library names its movements when its modules load; the sheet holds them. */
export function Keyframes() {}

export default function useValues() {
  return useToken();
}
