import { expect, it } from 'vitest';
import { unnamedParts } from './guard-parts.mjs';

const panel = 'call-routing/ivr-panel/v1';

it.each([
  ['as it is written', `<Part name="${panel}" label="Menus" />`],
  ['as it is compiled', `jsx(Part, { name: "${panel}", label: "Menus" })`],
])('finds a part that is shown and not named as needed, %s', (_how, source) => {
  expect(unnamedParts(source, [])).toEqual([panel]);
  expect(unnamedParts(source, [panel])).toEqual([]);
  expect(unnamedParts(source, ['call-routing/ivr-panel/v2'])).toEqual([panel]);
});

it('takes neither an offer nor an address for a part that is shown', () => {
  const source = `definePart('${panel}', '^1.2.0', IvrPanel); navigateTo({ name: 'users/edit/1' });`;
  expect(unnamedParts(source, [])).toEqual([]);
});
