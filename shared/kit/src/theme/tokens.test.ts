/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { renderTokensCss } from './tokens-css.ts';

/** The formatter's own choices (quotes, leading zeros, breaks) carry no meaning. */
const normal = (text: string) => text.toLowerCase().replaceAll(/\s+|['"]|0(?=\.)/g, '');
const css = normal(readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8'));

describe('tokens.css', () => {
  it('carries exactly the values of the palette', () => {
    expect(css).toBe(normal(renderTokensCss()));
  });

  it('gives the dark theme its own ink, and leaves the brand to the variant', () => {
    expect(css).toMatch(/data-theme=dark\]\{[^}]*--ui-ink:#2a3532;/);
    expect(css).not.toContain('--ui-brand-');
  });
});
