import type { Brand, Variant } from '@jackfield/contract';

const plain: Brand = {
  solid: '#4A5552',
  hover: '#3C4643',
  active: '#2E3634',
  onSolid: '#FFFFFF',
  text: '#4A5552',
  tint: '#EDF0EE',
  tint2: '#E0E5E2',
  edge: '#CDD4D1',
  deep: '#17201E',
  deepLine: '#4A5552',
};

/** What stands in the variant's place until the page has said which one it is. */
export const plainVariant: Variant = {
  id: 'plain',
  name: 'Portal',
  features: { portNumber: true, chat: true, userGuide: true, enableSmsLabel: false },
  brand: {
    light: plain,
    dark: { ...plain, solid: '#B4C0BC', onSolid: '#17201E', text: '#B4C0BC', tint: '#222B29' },
  },
};
