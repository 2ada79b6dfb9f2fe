import { describe, expect, it } from 'vitest';
import { partsToLeave } from '../../e2e/night.ts';

const sources = (target) => [
  `${target}/src/page.tsx`,
  'shared/kit/src/button.tsx',
  'shared/contract/src/paths.ts',
];
const leftBy = (...changed) => partsToLeave(changed, sources);

describe('what a run by day leaves to the night', () => {
  it('looks of the one area whose pages were made of what changed are taken', () => {
    const left = leftBy('mfe-billing/src/page.tsx');
    expect(left).not.toContain('looks of mfe-billing');
    expect(left).toEqual(
      expect.arrayContaining(['looks of host', 'looks of mfe-people', 'releases', 'contract']),
    );
  });

  it('what all pages are made of has all of them looked at', () => {
    expect(leftBy('shared/kit/src/button.tsx').filter((name) => name.startsWith('looks'))).toEqual(
      [],
    );
  });

  it('shapes of calls concern no looks, though every page is made of them', () => {
    expect(leftBy('shared/contract/src/paths.ts')).toEqual(leftBy('docs/testing.md'));
  });

  it('how areas are opened concerns every part but what is for the night alone', () => {
    const nights = ['every language'];
    expect(leftBy('host/src/areas/open-area.ts')).toEqual(nights);
    expect(leftBy('shared/runtime/src/bus/create-bus.ts')).toEqual(nights);
    expect(leftBy('pnpm-lock.yaml')).toEqual(nights);
    expect(leftBy('shared/texts/languages/es.json')).toContain('every language');
  });

  it('the number of a version concerns nothing', () => {
    const raised = leftBy('shared/build/exports.lock.json', 'shared/runtime/package.json');
    expect(raised).toEqual(leftBy('docs/testing.md'));
  });

  it('a text concerns the languages, a document nothing', () => {
    const all = leftBy('docs/testing.md');
    const left = leftBy('mfe-people/src/teams/messages.ts');
    expect(all.filter((name) => !left.includes(name))).toEqual(['languages']);
  });

  it('leaves everything where nobody knows what changed', () => {
    expect(partsToLeave(null, sources)).toEqual(leftBy('docs/testing.md'));
  });
});
