import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { plainVariant, writeVariant } from '../../test/variant-fixture.ts';
import { ConfigError } from '../platform/config.ts';
import { variantsByHost } from './variant-hosts.ts';
import { textProblems } from './variant-texts.ts';
import { chosenVariant, readVariants } from './variants.ts';

let root: string;
let folder: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'jackfield-variants-'));
  folder = join(root, 'host/variants');
  writeVariant(folder, 'good', { default: true });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const read = () => readVariants(folder, root);
const reasons = (members: Record<string, unknown>) => {
  writeVariant(folder, 'acme', members);
  return read().refused.get('acme')?.reasons ?? [];
};
const { brand } = plainVariant;

describe('the folder of a variant', () => {
  it('gives name, colours, mark and favicon', () => {
    writeVariant(folder, 'acme', { name: 'Acme Voice', startPage: 'home' });
    const acme = read().served.get('acme');
    expect(acme).toMatchObject({ id: 'acme', name: 'Acme Voice', startPage: 'home', brand });
    expect(acme?.mark).toBe(
      '<symbol id="brand-mark" viewBox="0 0 24 24"><circle cx="12" cy="12" r="9" /></symbol>',
    );
    expect(acme?.favicon.toString()).toContain('<svg');
  });

  it.each([
    [
      { remotes: { billing: 7 } },
      'remotes.billing must be the name of a remote, such as mfe-billing, and is 7',
    ],
    [{ remotes: {} }, 'remotes must name one area at least, and is an object'],
    [{ name: undefined }, 'name is missing'],
    [{ name: '  ' }, 'name must not be empty, and is ""'],
    [
      { features: { ...plainVariant.features, chat: 'yes' } },
      'features.chat must be true or false, and is "yes"',
    ],
    [{ features: { ...plainVariant.features, fax: true } }, 'features.fax is not known here'],
    [{ brand: 'blue' }, 'brand must be an object, and is "blue"'],
    [
      { brand: { ...brand, light: { ...brand.light, solid: 'teal' } } },
      'brand.light.solid must be a colour such as #0B6B64, and is "teal"',
    ],
    [{ startPage: 'billing' }, 'startPage must be home or users, and is "billing"'],
    [
      { mark: '../mark.svg' },
      'mark must name an SVG file of the folder, such as mark.svg, and is "../mark.svg"',
    ],
    [{ favicon: 'icon.svg' }, 'favicon: icon.svg is not there'],
    [
      { hosts: ['portal.acme.example:8080'] },
      'hosts.0 must be a host name such as portal.acme.example, without port, and is "portal.acme.example:8080"',
    ],
  ])('%j is refused with its file and member', (members, reason) => {
    expect(reasons(members)).toEqual([`host/variants/acme/variant.json: ${reason}`]);
  });

  it.each([
    [
      { navigation: { hidden: ['fax'] } },
      /navigation\.hidden\.0 must be one of numbers, users.* and is "fax"/,
    ],
    [{ navigation: { labels: { users: '' } } }, /navigation\.labels\.users must not be empty/],
    [
      { addresses: { help: 'help.acme' } },
      /addresses\.help must be an address that begins with https/,
    ],
    [{ addresses: { home: 'https://a.example' } }, /addresses\.home is not known here/],
    [
      { scripts: { chat: 'javascript:1' } },
      /scripts\.chat must be an address that begins with https/,
    ],
    [{ texts: { EN: {} } }, /texts\.EN must be named by a language such as en or es/],
    [{ texts: { en: { 'host.home.title': 7 } } }, /must be a text, and is 7/],
  ])('%j is refused as well', (members, reason) => {
    expect(reasons(members)).toEqual([expect.stringMatching(reason)]);
  });

  it('names every member that is wrong, and the members there are for one that is not known', () => {
    const found = reasons({ name: 3, colour: '#fff' });
    expect(found).toHaveLength(2);
    expect(found.join('\n')).toMatch(/: name must be a text, and is 3/);
    expect(found.join('\n')).toMatch(
      /: colour is no member of a variant; it has .*brand, features/,
    );
  });

  it.each([
    [
      'light',
      'text',
      '#8FB8B4',
      'brand.light.text must have a contrast of 4.5 on the sheet (#FFFFFF)',
    ],
    [
      'light',
      'onSolid',
      '#0B6B64',
      'brand.light.onSolid must have a contrast of 4.5 on solid (#0B6B64)',
    ],
    [
      'dark',
      'solid',
      '#12302C',
      'brand.dark.solid must have a contrast of 3 on the sheet (#131918)',
    ],
    ['light', 'deep', '#A5D1C9', 'brand.light.deep must let white words stand out'],
  ] as const)('%s %s %s is hard to see and is refused', (theme, key, colour, reason) => {
    const ramp = { ...brand, [theme]: { ...brand[theme], [key]: colour } };
    expect(reasons({ brand: ramp }).join('\n')).toContain(reason);
  });

  it.each([
    [
      '<svg viewBox="0 0 9 9"><script>alert(1)</script></svg>',
      'must hold shapes alone, and no text',
    ],
    ['<svg viewBox="0 0 9 9"><script /></svg>', 'must not hold the element script'],
    [
      '<svg viewBox="0 0 9 9" onload="alert(1)"><path d="M0 0" /></svg>',
      'must not have the attribute onload',
    ],
    [
      '<svg viewBox="0 0 9 9"><path fill="url(https://x.example/a)" /></svg>',
      'must not have fill=',
    ],
    ['<svg viewBox="0 0 9 9"><use href="#x" /></svg>', 'must not hold the element use'],
    ['<svg width="9"><path d="M0 0" /></svg>', 'must have a viewBox'],
    ['<p>no picture</p>', 'must be one svg element'],
    ['<svg viewBox="0 0 9 9"><path d=\'M0 0\' /></svg>', 'must hold shapes alone, and no text'],
  ])('the mark %s is refused', (svg, reason) => {
    writeVariant(folder, 'acme');
    writeFileSync(join(folder, 'acme/mark.svg'), svg);
    expect(read().refused.get('acme')?.reasons[0]).toContain(`mark: mark.svg ${reason}`);
  });

  it('is refused without a readable file, and under a name that is no id', () => {
    writeVariant(folder, 'acme');
    writeFileSync(join(folder, 'acme/variant.json'), '{');
    writeVariant(folder, 'Acme Inc');
    const { refused, served } = read();
    expect(refused.get('acme')?.reasons).toEqual([
      'host/variants/acme/variant.json: the file is not JSON',
    ]);
    expect(refused.get('Acme Inc')?.reasons[0]).toContain('must be named in small letters');
    expect([...served.keys()]).toEqual(['good']);
  });
});

describe('words of a variant', () => {
  const workspace = join(import.meta.dirname, '../../..');
  const problems = (en: Record<string, string>) => textProblems({ en }, workspace);

  it('replace what pages say', () => {
    expect(problems({ 'host.navigation.users': 'PEOPLE' })).toEqual([]);
  });

  it('are refused under ids that no page says, for the server, and with other values', () => {
    expect(problems({ 'host.navigation.fax': 'FAX' })).toEqual([
      'texts.en: no page says host.navigation.fax; pnpm texts lists every id',
    ]);
    expect(problems({ 'server.platform.support': 'Help' })).toEqual([
      'texts.en: server.platform.support is said by the server, for all variants alike',
    ]);
    expect(problems({ 'host.navigation.help': 'Help with {name}' })).toEqual([
      'texts.en: host.navigation.help must take the values of "Help on {label}"',
    ]);
  });
});

describe('the variant of a portal', () => {
  it('is the one that VARIANT names, else the default, else the only one', () => {
    writeVariant(folder, 'acme');
    expect(chosenVariant(read(), 'acme')).toBe('acme');
    expect(chosenVariant(read(), undefined)).toBe('good');
    writeVariant(folder, 'good', { default: false });
    expect(() => chosenVariant(read(), undefined)).toThrow('there are: acme, good.');
    rmSync(join(folder, 'acme'), { recursive: true });
    expect(chosenVariant(read(), undefined)).toBe('good');
  });

  it('stops the start when it is wrong or not there, and another wrong one does not', () => {
    writeVariant(folder, 'acme', { name: 3 });
    expect(() => chosenVariant(read(), 'acme')).toThrow(ConfigError);
    expect(() => chosenVariant(read(), 'acme')).toThrow(
      'host/variants/acme/variant.json: name must be a text, and is 3',
    );
    expect(() => chosenVariant(read(), 'third')).toThrow('VARIANT third has no folder');
    expect(chosenVariant(read(), 'good')).toBe('good');
  });

  it('that is wrong stops nothing else where others have host names', () => {
    writeVariant(folder, 'acme', { name: 3 });
    writeVariant(folder, 'good', { hosts: ['good.example'] });
    const variants = read();
    const own = chosenVariant(variants, 'acme');
    const of = variantsByHost(variants, own);
    expect([of('good.example'), of('GOOD.example'), of('else.example')]).toEqual([
      'good',
      'good',
      'acme',
    ]);
    expect(variants.served.has(own)).toBe(false);
  });

  it('keeps the host names of a wrong one from showing another', () => {
    writeVariant(folder, 'acme', { name: 3, hosts: ['Acme.example'] });
    const variants = read();
    expect(variantsByHost(variants, 'good')('acme.example')).toBe('acme');
    expect(variants.served.has('acme')).toBe(false);
  });

  it('has host names of its own', () => {
    writeVariant(folder, 'acme', { hosts: ['portal.example'] });
    writeVariant(folder, 'good', { hosts: ['portal.example'] });
    expect(read().refused.get('good')?.reasons).toEqual([
      'host/variants/good/variant.json: hosts must belong to one variant; portal.example belongs to acme',
    ]);
  });
});
