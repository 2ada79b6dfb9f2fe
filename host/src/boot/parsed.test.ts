// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { parsed, rootElement } from './parsed.ts';

/** A page of which only the head has arrived. */
function arriving() {
  const page = document.implementation.createHTMLDocument();
  let readyState: DocumentReadyState = 'loading';
  Object.defineProperty(page, 'readyState', { get: () => readyState });
  const end = () => {
    readyState = 'interactive';
    page.dispatchEvent(new Event('readystatechange'));
  };
  return { page, end };
}

it('gives the element as soon as it has arrived, before the page is whole', async () => {
  const { page } = arriving();
  const root = rootElement(page);
  page.body.innerHTML = '<div id="app"></div>';
  expect(await root).toBe(page.getElementById('app'));
});

it('gives none where the page ends without it', async () => {
  const { page, end } = arriving();
  const root = rootElement(page);
  end();
  expect(await root).toBeNull();
});

it('waits until the page is whole', async () => {
  const { page, end } = arriving();
  const whole = vi.fn();
  void parsed(page).then(whole);
  await Promise.resolve();
  expect(whole).not.toHaveBeenCalled();
  end();
  await vi.waitFor(() => expect(whole).toHaveBeenCalledOnce());
});
