import type { Brand } from '@jackfield/contract';
import type { ThemeConfig } from 'antd';
import { meanings, neutrals, type ThemeMode } from '../../theme/palette.ts';

/** Component tokens of the components that the kit wraps. */
export function componentTokens(mode: ThemeMode, b: Brand): ThemeConfig['components'] {
  const n = neutrals[mode];
  const error = meanings[mode].error;
  const light = mode === 'light';
  const field = {
    paddingInline: 11,
    activeBorderColor: b.text,
    hoverBorderColor: n.controlHover,
    activeShadow: `0 0 0 3px ${b.tint2}`,
    errorActiveShadow: `0 0 0 3px ${error.edge}`,
    borderRadiusLG: 8,
  };
  const dialog = {
    titleFontSize: 16,
    titleLineHeight: 1.5,
    contentBg: n.raised,
    headerBg: n.raised,
    footerBg: n.raised,
  };
  return {
    Button: {
      fontWeight: 500,
      primaryShadow: 'none',
      defaultShadow: 'none',
      dangerShadow: 'none',
      defaultBorderColor: n.line2,
      defaultHoverBg: n.hover,
      defaultHoverColor: n.text,
      defaultHoverBorderColor: n.control,
      defaultActiveBg: n.line,
      defaultActiveColor: n.text,
      defaultActiveBorderColor: n.control,
      textHoverBg: n.hover,
      paddingInline: 14,
      paddingInlineSM: 10,
      paddingInlineLG: 18,
      iconGap: 7,
      contentFontSizeSM: 13,
      contentFontSizeLG: 15,
      primaryColor: b.onSolid,
      solidTextColor: b.onSolid,
      dangerColor: light ? '#FFFFFF' : '#2B0A0C',
      borderRadiusLG: 8,
    },
    Input: field,
    InputNumber: field,
    DatePicker: field,
    Select: {
      activeOutlineColor: b.tint2,
      activeBorderColor: b.text,
      hoverBorderColor: n.controlHover,
      optionSelectedBg: b.tint,
      optionSelectedColor: n.text,
      optionSelectedFontWeight: 500,
      optionHeight: 32,
      optionPadding: '6px 10px',
      borderRadiusLG: 8,
    },
    Modal: dialog,
    Drawer: { ...dialog, footerPaddingBlock: 12, footerPaddingInline: 24 },
    Segmented: {
      trackBg: light ? n.frame : '#0F1514',
      itemSelectedBg: light ? '#FFFFFF' : '#2A3532',
      itemColor: n.text2,
      itemSelectedColor: n.text,
      trackPadding: 3,
    },
    Radio: { radioSize: 16, dotSize: 8, wrapperMarginInlineEnd: 0 },
    Checkbox: { borderRadiusSM: 4 },
    Switch: {
      trackHeight: 20,
      trackMinWidth: 36,
      handleSize: 16,
      colorTextQuaternary: n.control,
      colorTextTertiary: n.controlHover,
    },
    Dropdown: { paddingBlock: 6, controlPaddingHorizontal: 10 },
    Menu: { itemHeight: 34, itemBorderRadius: 6 },
    Progress: { defaultColor: b.solid, remainingColor: n.line },
    Tooltip: { borderRadius: 6, colorTextLightSolid: n.inkText },
  };
}
