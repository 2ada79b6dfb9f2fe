import { describe, expect, it } from 'vitest';
import { markStale, strategyFor, withoutOwn } from './strategy.ts';

const origin = 'https://portal.test';
const get = (path: string, mode = 'cors') =>
  strategyFor({ url: new URL(path, origin).href, method: 'GET', mode }, origin);

describe('service worker', () => {
  it('OP-38 takes hashed files and texts from the cache', () => {
    expect(get('/assets/host/abc/boot.123.js')).toBe('asset');
    expect(get('/languages/fr.json?v=a1&of=common')).toBe('asset');
  });

  it('OP-38 asks the network first for pages, registry and configuration', () => {
    expect(get('/admin-settings/users/listing', 'navigate')).toBe('page');
    expect(get('/registry')).toBe('data');
    expect(get('/config.json')).toBe('data');
    expect(get('/languages/fr.json')).toBe('data');
  });

  it.each([
    '/api/user',
    '/API/User',
    '/hub',
    '/media/a.wav',
    '/psl',
    '/sandbox-payments/card/1',
    '/__test/clock',
  ])('OP-38 never answers %s', (path) => {
    expect(get(path)).toBeNull();
    expect(get(path, 'navigate')).toBeNull();
  });

  it('leaves writes and other sites alone', () => {
    expect(
      strategyFor({ url: `${origin}/assets/x.js`, method: 'POST', mode: 'cors' }, origin),
    ).toBeNull();
    expect(get('https://elsewhere.test/assets/x.js')).toBeNull();
  });

  it('OP-38 keeps nothing of a person in a page', () => {
    const html = `<script id="page-data" nonce="n" data-answers-expected="[&#34;GET /api/a&#34;]">{}</script>
<script type="application/json" data-answer="GET /api/user">{"body":"\\u003cb>Renee"}</script><main><!--own--><p>Renee</p>
<p>Tomas</p><!--/own--><p>Frame</p></main>`;
    expect(withoutOwn(html)).toBe(
      '<script id="page-data" nonce="n">{}</script>\n<main><p>Frame</p></main>',
    );
  });

  it('marks a kept page', () => {
    expect(markStale('<!doctype html><html lang="en">')).toBe(
      '<!doctype html><html data-stale="1" lang="en">',
    );
  });
});
