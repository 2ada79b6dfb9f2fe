// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { focusHeading } from './focus-heading.ts';

afterEach(() => {
  document.body.replaceChildren();
  window.location.hash = '';
});

function page(): HTMLElement {
  const sheet = document.createElement('main');
  const field = document.createElement('input');
  sheet.append(document.createElement('h1'), field);
  document.body.append(sheet);
  field.focus();
  return sheet;
}

it('the heading of a new page gets the focus', async () => {
  await focusHeading(page(), new AbortController().signal);
  expect(document.activeElement?.tagName).toBe('H1');
});

it('a place that the address names keeps the focus', async () => {
  window.location.hash = '#time-zone';
  await focusHeading(page(), new AbortController().signal);
  expect(document.activeElement?.tagName).toBe('INPUT');
});
