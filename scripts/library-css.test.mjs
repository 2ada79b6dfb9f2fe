import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { measures } from '../shared/kit/library/no-theme.mjs';
import { libraryCss } from '../shared/kit/library/render.mjs';

const kit = new URL('../shared/kit/package.json', import.meta.url);
const { theme } = createRequire(kit)('antd');

describe('the sheet of the component library', () => {
  it('takes the colours of the brand from the page', () => {
    expect(libraryCss()).toContain('--jf-color-primary: var(--ui-brand-solid)');
  });
});

describe('what stands in for the theme of the component library', () => {
  it('has the measures that controls ask for', () => {
    const { sizePopupArrow, zIndexPopupBase, marginXXS, controlHeight, screenMD } =
      theme.getDesignToken();
    const asked = { sizePopupArrow, zIndexPopupBase, marginXXS, controlHeight, screenMD };
    expect(measures).toMatchObject(asked);
  });
});
