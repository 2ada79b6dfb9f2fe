import { basename } from 'node:path';
import { clientConfigSchema, type Registry } from '@jackfield/contract';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { plainVariant } from '../../test/variant-fixture.ts';
import { type PageInput, renderPage } from './page.ts';

const registry: Registry = {
  variant: {
    ...plainVariant,
    id: 'acme',
    name: 'Jack <& Co>',
  },
  areas: [
    {
      area: 'people',
      label: 'Users and teams',
      name: 'mfe-people',
      version: 'v1',
      entry: '/assets/mfe-people/v1/remoteEntry.js',
      integrity: 'sha384-entry',
      preload: ['/assets/mfe-people/v1/first.js'],
      routes: ['/admin-settings/users'],
      contract: '^1.0.0',
      navigation: [],
      config: { text: '</script><script>alert(1)</script>' },
    },
  ],
};

const parts = {
  template:
    '<html data-variant="{{variant}}"><title>{{title}}</title><style nonce="{{nonce}}">{{brand}}</style>{{mark}}<script nonce="{{nonce}}">{{themeScript}}</script>{{head}}<script id="page-data" nonce="{{nonce}}"{{expected}}>{{data}}</script>{{answers}}<div id="app">{{frame}}</div></html>',
  themeScript: 'theme()',
  styles: '.frame{}',
  frames: { admin: 'ADMIN', plain: 'PLAIN', signedOut: '' },
};

const input: PageInput = {
  nonce: 'n0nce',
  path: '/admin-settings/users/listing',
  isSignedIn: true,
  language: 'en',
  textsOf: () => null,
  registry,
  texts: { 'host.home.title': 'Start' },
  mark: '<symbol id="brand-mark"></symbol>',
  config: v.parse(clientConfigSchema, {}),
  host: {
    version: 'h1',
    scripts: [{ file: 'boot.js', integrity: 'sha384-boot' }],
    styles: ['boot.css'],
    preload: ['shell.js'],
    preloadSignedOut: ['auth.js'],
    names: {},
    modules: { '@jackfield/kit/ui/table': ['shell.js', 'table.js', 'table.css'] },
    fonts: ['font.woff2'],
  },
  pagesOf: () => ({
    '/admin-settings/users/:tab': {
      files: [{ file: 'other.js', integrity: 'sha256-other' }],
      shared: [],
    },
    '/admin-settings/users/listing': {
      files: [
        { file: 'area.js', integrity: 'sha256-area' },
        { file: 'page.css', integrity: 'sha256-page' },
      ],
      shared: ['@jackfield/kit/ui/table', 'react'],
    },
  }),
};
const page = (change: Partial<PageInput> = {}) => renderPage(parts, { ...input, ...change });

describe('page', () => {
  it('gives every inline script the nonce and the boot script its integrity', () => {
    const html = page();
    expect(html.match(/<script(?![^>]*nonce="n0nce")/g)).toBeNull();
    expect(html).toContain('integrity="sha384-boot" src="/assets/host/h1/boot.js"');
  });

  it('brings the React that changes in place where an area runs from source, before the host', () => {
    const host = { ...input.host, developmentReact: { file: 'dev.js', integrity: 'sha384-dev' } };
    expect(page({ host })).not.toContain('dev.js');
    const [area] = registry.areas;
    if (!area) throw new Error('The registry has no area.');
    const fromSource = { ...area, entry: 'http://localhost:3005/remoteEntry.js', override: true };
    const html = page({ host, registry: { ...registry, areas: [fromSource] } });
    expect(html).toContain('integrity="sha384-dev" src="/assets/host/h1/dev.js"');
    expect(html.indexOf('h1/dev.js')).toBeLessThan(html.indexOf('h1/boot.js'));
  });

  it('runs one script as soon as it is there, and several in their order', () => {
    const host = { ...input.host, scripts: [...input.host.scripts, ...input.host.scripts] };
    expect(page()).toContain('<script async ');
    expect(page({ host })).not.toContain('<script async ');
  });

  it('brings answers of calls as data, and says which ones follow', () => {
    const answer = { call: 'GET /api/user', status: 200, headers: {}, body: { name: '</script>' } };
    const html = page({ answers: [answer], expected: ['GET /api/teammate?limit=25'] });
    const [, text = ''] = /data-answer="GET \/api\/user">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(text)).toEqual({ status: 200, headers: {}, body: { name: '</script>' } });
    expect(html).toContain('data-answers-expected="[&#34;GET /api/teammate?limit=25&#34;]"');
  });

  it('[LANG-02] asks at once for the texts of another language than that of the code', () => {
    const textsOf = (addresses: readonly string[]) =>
      `/languages/es.json?v=1&of=${addresses.map((address) => basename(address)).join()}`;
    const of = 'boot.js,shell.js,table.js,table.css,remoteEntry.js,area.js,page.css';
    expect(page({ language: 'es', textsOf })).toContain(
      `<link rel="preload" as="fetch" crossorigin href="/languages/es.json?v=1&amp;of=${of}">`,
    );
    expect(page()).not.toContain('/languages/');
  });

  it('inlines data that cannot leave its script element', () => {
    const html = page();
    expect(html).not.toContain('</script><script>alert');
    expect(html).toContain('<title>Jack &#60;&#38; Co&#62;</title>');
    const json = /id="page-data"[^>]*>(.*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(json).registry).toEqual(registry);
    expect(JSON.parse(json).texts).toEqual({ 'host.home.title': 'Start' });
  });

  it('brings name, mark, icon and colours of the variant', () => {
    const html = page();
    expect(html).toContain('data-variant="acme"');
    expect(html).toContain('<symbol id="brand-mark">');
    expect(html).toContain('href="/favicon.svg"');
    const { light, dark } = plainVariant.brand;
    expect(html).toContain(`:root{--ui-brand-solid:${light.solid};`);
    expect(html).toContain(`:root[data-theme='dark']{--ui-brand-solid:${dark.solid};`);
  });

  const preloaded = (change: Partial<PageInput> = {}) =>
    [...page(change).matchAll(/<link rel="preload" [^>]*href="\/assets\/([^"]*)"/g)].map(
      ([, file]) => file,
    );

  it('preloads shell, entry, page and shared modules at once for signed-in people', () => {
    expect(preloaded()).toEqual([
      'host/h1/font.woff2',
      'host/h1/shell.js',
      'host/h1/table.js',
      'host/h1/table.css',
      'mfe-people/v1/remoteEntry.js',
      'mfe-people/v1/area.js',
      'mfe-people/v1/page.css',
    ]);
  });

  it('asks for the files of a page by the digest under which its entry asks for them', () => {
    const attributes = 'crossorigin="anonymous" integrity="sha256-page"';
    expect(page()).toContain(
      `<link rel="preload" as="style" ${attributes} href="/assets/mfe-people/v1/page.css">`,
    );
  });

  it('finds a page by its pattern, and preloads the entry alone where none fits', () => {
    expect(preloaded({ path: '/admin-settings/users/roles' })).toContain('mfe-people/v1/other.js');
    const none = preloaded({ path: '/admin-settings/users/edit/1' });
    expect(none.at(-1)).toBe('mfe-people/v1/remoteEntry.js');
  });

  it('preloads the sign-in part alone for signed-out people', () => {
    const html = page({ isSignedIn: false });
    expect(html).toContain('href="/assets/host/h1/auth.js"');
    expect(html).not.toContain('shell.js');
    expect(html).not.toContain('rel="preload" as="script" crossorigin="anonymous"');
  });

  it.each([
    ['/admin-settings/users/listing', true, 'ADMIN'],
    ['/your-settings/profile', true, 'PLAIN'],
    ['/auth/login', true, ''],
    ['/wall', true, ''],
    ['/admin-settings/users/listing', false, ''],
  ])('paints the frame of %s, signed in %s', (path, isSignedIn, frame) => {
    expect(page({ path, isSignedIn })).toContain(`<div id="app">${frame}</div>`);
  });

  it.each([
    [{ role: 'billing', teamIds: [] }, 'ADMIN'],
    [null, 'PLAIN'],
  ])('[RIGHT-02] paints the frame of the own settings of a person with %j', (access, frame) => {
    const own = { call: 'GET /api/user', status: 200, headers: {}, body: { access } };
    const given = page({ path: '/your-settings/profile', isSignedIn: true, answers: [own] });
    expect(given).toContain(`<div id="app">${frame}</div>`);
  });
});
