import { createRequire } from 'node:module';
import { themeConfig } from '../src/ui/core/theme-config.ts';

const need = createRequire(new URL('../package.json', import.meta.url));
const needOfAntd = createRequire(need.resolve('antd/package.json'));
const { createElement, Fragment } = need('react');
const { renderToStaticMarkup } = createRequire(need.resolve('react-dom/package.json'))(
  'react-dom/server',
);
const { StyleProvider, createCache } = needOfAntd('@ant-design/cssinjs');
const { ConfigProvider } = need('antd');

/**
 * Styles of the controls that the kit wraps: file below `antd/lib`, class, the class that scopes
 * its custom properties (as the component itself passes it), name of the hook.
 */
export const styles = [
  ['button/style', 'ant-btn'],
  ['tooltip/style', 'ant-tooltip', 'ant-tooltip-css-var'],
  ['input/style', 'ant-input', undefined, 'useSharedStyle'],
  ['input/style', 'ant-input', 'ant-input-css-var'],
  ['input/style/textarea', 'ant-input', 'ant-input-css-var'],
  ['radio/style', 'ant-radio', 'ant-radio-css-var'],
  ['switch/style', 'ant-switch'],
  ['segmented/style', 'ant-segmented'],
  ['select/style', 'ant-select', 'ant-select-css-var'],
  ['dropdown/style', 'ant-dropdown', 'ant-dropdown-css-var'],
  ['modal/style', 'ant-modal', 'ant-modal-css-var'],
  ['drawer/style', 'ant-drawer'],
];

/**
 * What the library would write into the page for some of its styles.
 *
 * @param {typeof styles} wanted
 * @param {{mode: 'light' | 'dark', brand: object}} look
 * @returns {{rules: string[], keyframes: Map<string, string>, scopes: Map<string, Map<string, string>>}}
 *   the rules of each style in the order of the page; custom properties by the selector they hold in
 */
export function extract(wanted, { mode, brand }) {
  const cache = createCache();
  const hooks = wanted.map(([file, prefix, scope, name = 'default']) => {
    const useStyle = need(`antd/lib/${file}`)[name];
    return function Style() {
      useStyle(prefix, scope);
      return null;
    };
  });
  const theme = themeConfig(mode, brand, true);
  renderToStaticMarkup(
    createElement(
      StyleProvider,
      { cache },
      createElement(
        ConfigProvider,
        { theme, wave: { disabled: true } },
        createElement(Fragment, null, ...hooks.map((hook) => createElement(hook))),
      ),
    ),
  );
  return read(cache);
}

/** The positions are those of the library's own `extractStyle`. */
function read(cache) {
  const rules = [];
  const keyframes = new Map();
  const scopes = new Map();
  for (const [key, [, entry]] of cache.cache) {
    const kind = key.split('%')[0];
    if (kind === 'style') {
      rules.push(entry[0]);
      for (const [name, css] of Object.entries(entry[2] ?? {})) keyframes.set(name, css);
    } else {
      readScope(kind === 'token' ? entry[3] : entry[1], scopes);
    }
  }
  return { rules, keyframes, scopes };
}

/** What all controls share holds for the whole page, so that other elements may read it too. */
function readScope(css, scopes) {
  const [, selector, body] = /^([^{]+)\{([^]*)\}$/.exec(css) ?? [];
  if (body === undefined) return;
  const key = selector === '.jf' ? ':root' : selector;
  const variables = scopes.get(key) ?? new Map();
  for (const [, name, value] of body.matchAll(/(--jf-[\w-]+):([^;]+);/g))
    variables.set(name, value.replaceAll(/\s+/g, ' ').trim());
  scopes.set(key, variables);
}
