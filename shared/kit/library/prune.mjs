import { createRequire } from 'node:module';

const need = createRequire(new URL('../package.json', import.meta.url));
const needOfAntd = createRequire(need.resolve('antd/package.json'));
const needOfCssinjs = createRequire(needOfAntd.resolve('@ant-design/cssinjs'));
const { compile, serialize, stringify } = needOfCssinjs('stylis');

/** Classes of kinds and sizes in which the kit draws nothing. */
const unused = [
  /-rtl\b/,
  /\.ant-btn-(color-(blue|purple|cyan|green|magenta|pink|red|orange|yellow|volcano|geekblue|gold|lime)|variant-dashed|group|background-ghost|two-chinese|circle|round)/,
  /\.ant-tooltip-(blue|purple|cyan|green|magenta|pink|red|orange|yellow|volcano|geekblue|gold|lime)\b/,
  /\.ant-dropdown-(button|menu-submenu|arrow|show-arrow)/,
  /\.ant-(input-search|input-group|input-otp|input-filled|input-borderless|input-underlined|input-number)/,
  /\.ant-select-(filled|borderless|underlined|multiple|tree|cascader|auto-complete)/,
  /\.ant-radio-button/,
  /\.ant-switch-(loading|small)/,
  /\.ant-segmented-(vertical|shape-round)/,
  /\.ant-(modal-confirm|modal-pure|drawer-pure|tooltip-pure|menu|picker|layout-header|cascader|form|upload|carousel|space|pagination)\b/,
  /-compact(-|\b)/,
  /\.anticon-spin\b/,
];

const isUsed = (selector) => !unused.some((pattern) => pattern.test(selector));

/**
 * Takes rules out of a sheet that can match nothing of the kit.
 *
 * @param {string} css rules as the library writes them, without nesting
 * @param {(selector: string) => boolean} isWanted
 */
export function prune(css, isWanted = isUsed) {
  const keep = (element, index, children, callback) => {
    if (element.type !== 'rule') return stringify(element, index, children, callback);
    const selectors = element.props.filter(isWanted);
    if (selectors.length === 0) return '';
    element.props = selectors;
    return stringify(element, index, children, callback);
  };
  return serialize(compile(css), keep);
}
