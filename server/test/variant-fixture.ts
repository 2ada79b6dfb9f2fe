import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand, Variant } from '@jackfield/contract';
import type { VariantFile } from '../src/releases/variants.ts';

const light: Brand = {
  solid: '#0B6B64',
  hover: '#095B55',
  active: '#074A45',
  onSolid: '#FFFFFF',
  text: '#0B6B64',
  tint: '#E5F2EF',
  tint2: '#D2E8E3',
  edge: '#A5D1C9',
  deep: '#06322E',
  deepLine: '#1A5A53',
};

/** Name, features and colours that a portal takes. */
export const plainVariant: Omit<Variant, 'id'> = {
  name: 'Jackfield',
  features: { portNumber: true, chat: true, userGuide: true, enableSmsLabel: false },
  brand: {
    light,
    dark: {
      ...light,
      solid: '#2BA296',
      hover: '#3BB3A7',
      active: '#279589',
      onSolid: '#04201D',
      text: '#62CBBE',
      tint: '#12302C',
    },
  },
};

/** A variant as the server has read it. */
export const variantFile = (id: string, change: Partial<VariantFile> = {}): VariantFile => ({
  ...plainVariant,
  id,
  default: false,
  hosts: [],
  remotes: { people: 'mfe-people' },
  labels: {},
  config: {},
  texts: {},
  addresses: {},
  scripts: {},
  mark: '<symbol id="brand-mark"></symbol>',
  favicon: Buffer.from(markSvg),
  ...change,
});

export const markSvg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><circle cx="12" cy="12" r="9" /></svg>';

/** Writes the folder of a variant: a whole one, with these members of its own. */
export function writeVariant(
  folder: string,
  id: string,
  members: Record<string, unknown> = {},
): void {
  const own = join(folder, id);
  mkdirSync(own, { recursive: true });
  const pictures = { mark: 'mark.svg', favicon: 'favicon.svg' };
  const remotes = { people: 'mfe-people', billing: 'mfe-billing' };
  const file = { ...plainVariant, ...pictures, remotes, ...members };
  writeFileSync(join(own, 'variant.json'), JSON.stringify(file));
  for (const name of Object.values(pictures)) writeFileSync(join(own, name), markSvg);
}
