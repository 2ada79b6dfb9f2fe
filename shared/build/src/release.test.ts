import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compressedForms, integrityOf, versionOfFiles } from './release.mjs';
import { remoteJson } from './remote-json.mjs';
import { rangeOf, remoteShared, sharedModulesSource, sharedRequests } from './shared-modules.mjs';

const files = (entries: Record<string, string>) =>
  new Map(Object.entries(entries).map(([name, text]) => [name, Buffer.from(text)]));

describe('release', () => {
  it('version follows names and contents, not the order of files', () => {
    const one = versionOfFiles(files({ a: '1', b: '2' }));
    expect(versionOfFiles(files({ b: '2', a: '1' }))).toBe(one);
    expect(versionOfFiles(files({ a: '1', b: '3' }))).not.toBe(one);
    expect(versionOfFiles(files({ a: '1', c: '2' }))).not.toBe(one);
  });

  it('integrity is that of subresource integrity', () => {
    expect(integrityOf(Buffer.from("alert('Hello, world.');"))).toBe(
      'sha384-H8BRh8j48O9oYatfu5AZzq6A9RINhZO5H16dQZngK7T62em8MUt1FLm52t+eX6xO',
    );
  });

  it('compressed forms hold the same bytes; small and binary files have none', async () => {
    const text = 'body { color: red }\n'.repeat(200);
    const forms = new Map(
      await compressedForms(files({ 'a.css': text, 'b.css': 'x', 'c.woff2': text })),
    );
    expect([...forms.keys()].toSorted()).toEqual(['a.css.br', 'a.css.gz']);
    expect(brotliDecompressSync(forms.get('a.css.br')).toString()).toBe(text);
    expect(gunzipSync(forms.get('a.css.gz')).toString()).toBe(text);
  });
});

describe('remote.json', () => {
  const fine = {
    name: 'mfe-people',
    area: 'people',
    label: 'Users and teams',
    routes: ['/admin-settings/users'],
    contract: '^1.0.0',
  };

  it('is accepted when it follows the contract', () => {
    expect(remoteJson(fine, '/portal/mfe-people')).toEqual({ ...fine, navigation: [] });
  });

  it('names the parts that the remote offers and needs', () => {
    const parts = { 'call-routing/ivr-panel/v1': './src/parts/ivr-panel' };
    const whole = { ...fine, parts, needs: ['invoices/open-amount/v2'] };
    expect(remoteJson(whole, '/portal/mfe-people')).toEqual({ ...whole, navigation: [] });
  });

  it('names what the remote adds to pages of the host', () => {
    const whole = { ...fine, contributions: { home: './src/home', commands: './src/commands' } };
    expect(remoteJson(whole, '/portal/mfe-people')).toEqual({ ...whole, navigation: [] });
  });

  it('lists what is new beside the module that has the words', () => {
    const whole = {
      ...fine,
      contributions: { news: './src/news' },
      news: [{ id: 'views', on: '2026-11-20', who: ['admin'] }],
    };
    expect(remoteJson(whole, '/portal/mfe-people')).toEqual({ ...whole, navigation: [] });
  });

  const words = { contributions: { news: './src/news' } };
  const note = { id: 'views', on: '2026-11-20' };
  it.each([
    ['notes without words', { ...fine, news: [note] }],
    ['words without notes', { ...fine, ...words }],
    ['two notes of one id', { ...fine, ...words, news: [note, note] }],
    ['a note of no day', { ...fine, ...words, news: [{ ...note, on: '2026-02-30' }] }],
    ['a note for nobody', { ...fine, ...words, news: [{ ...note, who: [] }] }],
    ['a part without a number', { ...fine, parts: { 'call-routing/ivr-panel': './src/x' } }],
    ['a need that is no name of a part', { ...fine, needs: ['../remote/v1'] }],
    ['a contribution of no kind', { ...fine, contributions: { '../x': './src/x' } }],
    ['a wrong name of its area', { ...fine, area: '../weather' }],
    ['no name for people', { ...fine, label: '' }],
    ['no routes', { ...fine, routes: undefined }],
    ['a member that nobody knows', { ...fine, extra: 1 }],
    ['the name of another folder', { ...fine, name: 'mfe-billing' }],
  ])('with %s fails the build', (_what, source) => {
    expect(() => remoteJson(source, '/portal/mfe-people')).toThrow(/remote\.json/);
  });
});

describe('shared modules', () => {
  it('remotes bundle none of them and insist on the version', () => {
    for (const [request, options] of Object.entries(remoteShared())) {
      expect(options).toMatchObject({
        import: false,
        singleton: true,
        strictVersion: true,
        requiredVersion: rangeOf(request),
      });
    }
    expect(rangeOf('react')).toMatch(/^\^\d+\.\d+\.0$/);
    expect(rangeOf('@jackfield/runtime')).toMatch(/^\^\d+\.0\.0$/);
  });

  it('are every folder of kit, lists and records that pages are made of', () => {
    const requests = sharedRequests();
    for (const folder of ['kit/remote', 'kit/ui/core', 'lists/list-page', 'records/record-form']) {
      expect(requests).toContain(`@jackfield/${folder}`);
    }
    expect(requests).not.toContain('@jackfield/kit/testing');
    expect(requests).not.toContain('@jackfield/kit/first-rows');
  });

  it('the host loads each of them lazily', () => {
    const source = sharedModulesSource();
    for (const request of sharedRequests()) {
      expect(source).toContain(`import(/* webpackChunkName: "shared-`);
      expect(source).toContain(JSON.stringify(request));
    }
    expect(source).not.toMatch(/^import /m);
  });
});
