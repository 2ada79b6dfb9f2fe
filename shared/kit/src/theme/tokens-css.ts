import type { ThemeMode } from './palette.ts';
import { avatarPairs, charts, meanings, neutrals, shadows } from './palette.ts';

type Properties = [name: string, value: string][];

function themeProperties(mode: ThemeMode): Properties {
  return [
    ...Object.entries(neutrals[mode]),
    ...Object.entries(meanings[mode]).flatMap(([name, parts]) =>
      Object.entries(parts).map(([part, value]): [string, string] => [`${name}-${part}`, value]),
    ),
    ...charts[mode].map((value, at): [string, string] => [`chart-${at + 1}`, value]),
    ...avatarPairs[mode].flatMap(
      ([bg, fg], at): Properties => [
        [`avatar-${at + 1}-bg`, bg],
        [`avatar-${at + 1}-fg`, fg],
      ],
    ),
    ...Object.entries(shadows[mode]).map(([name, value]): [string, string] => [
      `shadow-${name}`,
      value,
    ]),
  ];
}

const sizeProperties: Properties = [
  ['font', "'Hanken Grotesk Variable', 'Hanken Grotesk Fallback', system-ui, sans-serif"],
  ['radius-tag', '4px'],
  ['radius-small', '6px'],
  ['radius-control', '8px'],
  ['radius-card', '12px'],
  ['radius-sheet', '14px'],
  ['motion-fast', '120ms'],
  ['motion-mid', '180ms'],
  ['motion-slow', '240ms'],
  ['ease-out', 'cubic-bezier(.2,.8,.2,1)'],
  ['ease-in-out', 'cubic-bezier(.4,0,.2,1)'],
  ['side', '28px'],
  // On ink, which is dark in both themes.
  ['inkLive', '#EE8A52'],
  ['inkSolid', '#FFFFFF'],
  ['inkSolidHover', '#EDF0EE'],
  ['inkSolidText', '#17201E'],
  ['inkButton', 'rgba(255,255,255,.12)'],
  ['inkButtonHover', 'rgba(255,255,255,.2)'],
];

function rule(selector: string, scheme: ThemeMode | null, properties: Properties): string {
  const lines = properties.map(([name, value]) => `  --ui-${name}: ${value};`);
  const colorScheme = scheme === null ? [] : [`  color-scheme: ${scheme};`];
  return `${selector} {\n${[...colorScheme, ...lines].join('\n')}\n}\n`;
}

/**
 * Renders tokens.css from the palette, so that stylesheets and the component library cannot differ.
 * The brand's colours are the variant's: they come with the page.
 */
export function renderTokensCss(): string {
  return [
    '/* Written by scripts/tokens.mjs from palette.ts. */\n',
    rule(':root', 'light', [...sizeProperties, ...themeProperties('light')]),
    rule(":root[data-theme='dark']", 'dark', themeProperties('dark')),
  ].join('\n');
}
