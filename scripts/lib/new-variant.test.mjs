import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { surfaces } from '../../shared/domain/src/brand.ts';
import { unreadable } from '../../server/src/releases/variant-brand.ts';
import { isColour, rampOf } from './brand-ramp.mjs';
import { idProblem } from './new-variant.mjs';
import { root } from './toolchain.mjs';

describe('a brand out of one colour', () => {
  const hues = Array.from({ length: 12 }, (_, at) => at * 30);
  const colours = [
    ...hues.flatMap((hue) => [
      `hsl(${hue} 100% 50%)`,
      `hsl(${hue} 60% 85%)`,
      `hsl(${hue} 40% 12%)`,
    ]),
    '#FFFFFF',
    '#000000',
    '#808080',
    '#FFD400',
  ];

  it.each(colours)('%s can be read in both themes', (colour) => {
    expect(unreadable(rampOf(colour, surfaces))).toEqual([]);
  });

  it('keeps a colour that can be read as it is', () => {
    expect(rampOf('#0b6b64', surfaces).light).toMatchObject({ solid: '#0B6B64', text: '#0B6B64' });
  });

  it('tells colours from other words', () => {
    expect(['#B3261E', 'rebeccapurple', 'teal-ish', '#12'].map(isColour)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

it.each([
  [undefined, /missing/],
  ['Acme', /small letters/],
  ['../acme', /small letters/],
  ['a'.repeat(32), /at most 31/],
  ['taken', /exists already/],
])('the id %j is refused with the reason', (id, reason) => {
  expect(idProblem(id, ['taken'])).toMatch(reason);
});

describe('pnpm create:variant', () => {
  let folder;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'jackfield-variant-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const options = () => ({
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, VARIANTS_DIR: folder },
  });
  const command = 'scripts/create-variant.mjs';

  it('makes a folder that the portal takes, and says what to edit', () => {
    const args = [command, 'acme', '--name', 'Acme Voice', '--color', '#B3261E'];
    const said = execFileSync(process.execPath, args, options());
    expect(said).toContain(`VARIANTS_DIR=${folder} VARIANT=acme npm start`);
    const file = JSON.parse(readFileSync(join(folder, 'acme', 'variant.json'), 'utf8'));
    expect(file).toMatchObject({ name: 'Acme Voice', hosts: [], brand: { light: {}, dark: {} } });
    expect(Object.keys(file.remotes)).toContain('billing');
    expect(file).not.toHaveProperty('default');
    const icon = readFileSync(join(folder, 'acme', 'favicon.svg'), 'utf8');
    expect(icon).toContain(file.brand.light.solid);
    const again = spawnSync(process.execPath, args, options());
    expect([again.status, again.stderr]).toEqual([1, 'The variant acme exists already.\n']);
  });

  it.each([
    [['acme', '--color', 'nice'], 'nice is no colour'],
    [['acme', 'other'], 'One id at a time'],
    [['acme', '--colour', '#fff'], "Unknown option '--colour'"],
  ])('%j is refused', (args, reason) => {
    const { status, stderr } = spawnSync(process.execPath, [command, ...args], options());
    expect(status).toBe(1);
    expect(stderr).toContain(reason);
  });
});
