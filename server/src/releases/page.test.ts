import { clientConfigSchema, type Registry } from '@jackfield/contract';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { type PageInput, renderPage } from './page.ts';

const registry: Registry = {
  variant: {
    id: 'direct',
    name: 'Jack <& Co>',
    features: { portNumber: true, chat: true, userGuide: true, enableSmsLabel: false },
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
    '<html data-variant="{{variant}}"><title>{{title}}</title><script nonce="{{nonce}}">{{themeScript}}</script>{{head}}<script id="page-data" nonce="{{nonce}}">{{data}}</script><div id="app">{{frame}}</div></html>',
  themeScript: 'theme()',
  frames: { admin: 'ADMIN', plain: 'PLAIN', signedOut: '' },
};

const input: PageInput = {
  nonce: 'n0nce',
  path: '/admin-settings/users/listing',
  isSignedIn: true,
  language: 'en',
  registry,
  config: v.parse(clientConfigSchema, {}),
  host: {
    version: 'h1',
    scripts: [{ file: 'boot.js', integrity: 'sha384-boot' }],
    styles: ['boot.css'],
    preload: ['shell.js'],
    preloadSignedOut: ['auth.js'],
    names: {},
    fonts: ['font.woff2'],
  },
};
const page = (change: Partial<PageInput> = {}) => renderPage(parts, { ...input, ...change });

describe('page', () => {
  it('gives every inline script the nonce and the boot script its integrity', () => {
    const html = page();
    expect(html.match(/<script(?![^>]*nonce="n0nce")/g)).toBeNull();
    expect(html).toContain('integrity="sha384-boot" src="/assets/host/h1/boot.js"');
  });

  it('inlines data that cannot leave its script element', () => {
    const html = page();
    expect(html).not.toContain('</script><script>alert');
    expect(html).toContain('<title>Jack &#60;&#38; Co&#62;</title>');
    const json = /id="page-data"[^>]*>(.*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(json).registry).toEqual(registry);
  });

  it('preloads shell and area for signed-in people', () => {
    const html = page();
    for (const file of [
      'host/h1/shell.js',
      'mfe-people/v1/remoteEntry.js',
      'mfe-people/v1/first.js',
    ]) {
      expect(html).toContain(`href="/assets/${file}"`);
    }
    expect(html).not.toContain('auth.js');
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
    ['/admin-settings/users/listing', false, ''],
  ])('paints the frame of %s, signed in %s', (path, isSignedIn, frame) => {
    expect(page({ path, isSignedIn })).toContain(`<div id="app">${frame}</div>`);
  });
});
