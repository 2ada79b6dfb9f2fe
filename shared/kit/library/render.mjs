import { join } from 'node:path';
import { extract, styles } from './extract.mjs';
import { prune } from './prune.mjs';

const brandNames = [
  'solid',
  'hover',
  'active',
  'onSolid',
  'text',
  'tint',
  'tint2',
  'edge',
  'deep',
  'deepLine',
];
/** Colours that nothing else has, so that they are found again where the library puts them. */
const brand = Object.fromEntries(brandNames.map((name, at) => [name, `#0${at}FE0${at}`]));

/**
 * Value of a custom property: the variant's colours by the page's own names, and line heights a
 * hair above the quotient, because minifiers cut digits off and text would stand a pixel higher.
 */
function written(value) {
  if (/^\d\.\d{5,}$/.test(value)) return String(Math.ceil(Number(value) * 10_000) / 10_000);
  return brandNames.reduce(
    (text, name) => text.replaceAll(brand[name], `var(--ui-brand-${name})`),
    value,
  );
}

/** Names of the custom properties that a sheet reads, and of those that these read. */
function readBy(css, scopes, found = new Set()) {
  for (const [, name] of css.matchAll(/var\((--jf-[\w-]+)/g)) {
    if (found.has(name)) continue;
    found.add(name);
    const values = [...scopes.values()].flatMap((scope) => scope.get(name) ?? []);
    if (values.length === 0) throw new Error(`Nothing gives ${name} a value.`);
    for (const value of values) readBy(value, scopes, found);
  }
  return found;
}

function block(selector, entries) {
  if (entries.length === 0) return '';
  const lines = entries.map(([name, value]) => `  ${name}: ${written(value)};`);
  return `${selector} {\n${lines.join('\n')}\n}\n`;
}

const dark = ":root[data-theme='dark']";

/** Custom properties of one scope, and below them those that the dark theme has otherwise. */
function scopeCss(selector, light, other, used) {
  const names = [...light.keys()].filter((name) => used.has(name)).toSorted();
  const pairs = (look, of) => of.map((name) => [name, look.get(name)]);
  const differing = names.filter((name) => light.get(name) !== other.get(name));
  return (
    block(selector, pairs(light, names)) +
    block(selector === ':root' ? dark : `${dark} ${selector}`, pairs(other, differing))
  );
}

/**
 * The component library's styles of the controls that the kit wraps, as one sheet: colours of both
 * themes as custom properties, those of the brand by the variant's own. A page that has it needs
 * none of the library's style code.
 */
export function libraryCss() {
  const [light, other] = ['light', 'dark'].map((mode) => extract(styles, { mode, brand }));
  if (light.rules.join() !== other.rules.join()) throw new Error('Rules differ between themes.');
  const rules = [...new Set(light.rules.map((css) => prune(css)))].join('\n');
  const used = readBy(rules, light.scopes);
  const frames = [...light.keyframes].filter(([name]) => rules.includes(name));
  return [
    ...[...light.scopes].map(([selector, variables]) =>
      // A scope leaves out what it has like the whole page.
      scopeCss(
        selector,
        variables,
        new Map([...other.scopes.get(':root'), ...other.scopes.get(selector)]),
        used,
      ),
    ),
    rules,
    ...frames.map(([, css]) => css),
  ].join('\n');
}

const makers = [
  'library/render.mjs',
  'library/extract.mjs',
  'library/prune.mjs',
  'src/theme/palette.ts',
  'src/ui/core/theme-components.ts',
  'src/ui/core/theme-config.ts',
];

/** Loader by which a build writes the sheet, anew when one of its makers changed. */
export default function sheetLoader() {
  for (const file of makers) this.addDependency(join(import.meta.dirname, '..', file));
  return libraryCss();
}
