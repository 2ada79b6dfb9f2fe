import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { measures } from '../shared/kit/library/no-theme.mjs';
import { libraryCss } from '../shared/kit/library/render.mjs';

const kit = new URL('../shared/kit/', import.meta.url);
const { theme } = createRequire(new URL('package.json', kit))('antd');

/** The formatter's own choices (quotes, zeros, breaks, letters of colours) carry no meaning. */
const normal = (text) => text.toLowerCase().replaceAll(/\s+|['"]|0(?=\.)/g, '');
const css = readFileSync(new URL('src/theme/library.css', kit), 'utf8');

describe('library.css', () => {
  it('is what the component library writes for our theme', () => {
    expect(normal(css)).toBe(normal(libraryCss()));
  });

  it('takes the colours of the brand from the page', () => {
    expect(css).toContain('--jf-color-primary: var(--ui-brand-solid)');
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
