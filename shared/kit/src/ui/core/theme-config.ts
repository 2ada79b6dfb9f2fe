import { theme, type ThemeConfig } from 'antd';
import { brands } from '../../theme/brands.ts';
import type { BrandName, ThemeMode } from '../../theme/palette.ts';
import { meanings, neutrals, shadows } from '../../theme/palette.ts';
import { componentTokens } from './theme-components.ts';

/** Our values under the component library's token names. */
function globalTokens(mode: ThemeMode, variant: BrandName): ThemeConfig['token'] {
  const n = neutrals[mode];
  const m = meanings[mode];
  const b = brands[variant][mode];
  const shadow = shadows[mode];
  const linkHover = mode === 'light' ? b.active : b.hover;
  return {
    fontFamily: "'Hanken Grotesk Variable', system-ui, sans-serif",
    colorBgLayout: n.frame,
    colorBgContainer: n.sheet,
    colorBgElevated: n.raised,
    colorFillQuaternary: n.sunken,
    colorFillAlter: n.sunken,
    colorBgContainerDisabled: n.sunken,
    colorFillTertiary: n.hover,
    colorFillContent: n.hover,
    colorBgTextHover: n.hover,
    controlItemBgHover: n.hover,
    colorBorderSecondary: n.line,
    colorSplit: n.line,
    colorFillSecondary: n.line,
    colorFillContentHover: n.line,
    colorBgTextActive: n.line,
    colorFill: n.line2,
    colorBorderDisabled: n.line2,
    colorBorder: n.control,
    colorTextQuaternary: n.disabled,
    colorTextDisabled: n.disabled,
    colorTextTertiary: n.text3,
    colorTextDescription: n.text3,
    colorTextPlaceholder: n.text3,
    colorIcon: n.text3,
    colorTextSecondary: n.text2,
    colorText: n.text,
    colorTextHeading: n.text,
    colorTextLabel: n.text,
    colorIconHover: n.text,
    colorBgSpotlight: n.ink,
    colorBgMask: n.mask,
    colorPrimary: b.solid,
    colorPrimaryHover: b.hover,
    colorPrimaryBorderHover: b.hover,
    colorPrimaryActive: b.active,
    colorLink: b.text,
    colorLinkHover: linkHover,
    colorLinkActive: b.active,
    colorPrimaryText: b.text,
    colorPrimaryTextHover: b.text,
    colorPrimaryTextActive: b.text,
    colorPrimaryBorder: b.text,
    colorPrimaryBg: b.tint,
    controlItemBgActive: b.tint,
    colorPrimaryBgHover: b.tint2,
    controlItemBgActiveHover: b.tint2,
    controlOutline: b.tint2,
    colorSuccess: m.success.dot,
    colorSuccessText: m.success.text,
    colorSuccessBg: m.success.tint,
    colorSuccessBorder: m.success.edge,
    colorWarning: m.warning.dot,
    colorWarningText: m.warning.text,
    colorWarningBg: m.warning.tint,
    colorWarningBorder: m.warning.edge,
    colorError: m.error.dot,
    colorErrorText: m.error.text,
    colorErrorBg: m.error.tint,
    colorErrorBorder: m.error.edge,
    colorErrorHover: m.error.text,
    colorErrorActive: m.error.text,
    colorInfo: m.info.dot,
    colorInfoText: m.info.text,
    colorInfoBg: m.info.tint,
    colorInfoBorder: m.info.edge,
    fontSize: 14,
    lineHeight: 20 / 14,
    fontSizeLG: 16,
    lineHeightLG: 24 / 16,
    fontSizeSM: 12,
    lineHeightSM: 16 / 12,
    fontSizeHeading1: 28,
    lineHeightHeading1: 36 / 28,
    fontSizeHeading2: 20,
    lineHeightHeading2: 28 / 20,
    fontSizeHeading3: 16,
    fontSizeHeading4: 14,
    lineHeightHeading4: 20 / 14,
    fontSizeHeading5: 13,
    lineHeightHeading5: 18 / 13,
    fontWeightStrong: 600,
    sizeUnit: 4,
    controlHeight: 32,
    controlHeightSM: 26,
    controlHeightLG: 40,
    borderRadiusXS: 4,
    borderRadiusSM: 6,
    borderRadius: 8,
    borderRadiusLG: 12,
    borderRadiusOuter: 4,
    lineWidth: 1,
    lineWidthFocus: 2,
    controlOutlineWidth: 3,
    boxShadow: shadow.dialog,
    boxShadowSecondary: shadow.pop,
    boxShadowTertiary: shadow.sheet,
    motionDurationFast: '.12s',
    motionDurationMid: '.18s',
    motionDurationSlow: '.24s',
    motionEaseOut: 'cubic-bezier(.2,.8,.2,1)',
    motionEaseInOut: 'cubic-bezier(.4,0,.2,1)',
    opacityLoading: 0.9,
  };
}

/**
 * The component library's theme. Its algorithms recolour seed colours and ignore
 * overrides of them, so a last algorithm puts the exact values back.
 */
export function themeConfig(mode: ThemeMode, variant: BrandName, motion: boolean): ThemeConfig {
  const b = brands[variant][mode];
  const m = meanings[mode];
  return {
    cssVar: { prefix: 'jf', key: 'jf' },
    hashed: false,
    // The library must not wait for the end of a movement that the stylesheet takes away.
    token: { ...globalTokens(mode, variant), motion },
    components: componentTokens(mode, variant),
    algorithm: [
      mode === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm,
      (seed, map) => ({
        ...(map ?? theme.defaultAlgorithm(seed)),
        colorPrimary: b.solid,
        colorLink: b.text,
        colorSuccess: m.success.dot,
        colorWarning: m.warning.dot,
        colorError: m.error.dot,
        colorInfo: m.info.dot,
      }),
    ],
  };
}
