import { describe, expect, it } from 'vitest';
import { pageTitle } from './page-title.ts';

const trail = (...labels: string[]) => ['Harbor Dental', ...labels].map((label) => ({ label }));

describe('pageTitle', () => {
  it.each([
    ['no page', trail(), null, []],
    ['a page without tabs', trail('Users'), null, ['Users']],
    ['a record', trail('Users', 'Maya'), 'Profile', ['Profile', 'Maya']],
    [
      'a trail that ends in the tab',
      trail('Credits', 'Balance'),
      'Balance',
      ['Balance', 'Credits'],
    ],
    ['a trail of the tab alone', trail('Balance'), 'Balance', ['Balance']],
  ])('names tab and record: %s', (_, crumbs, tab, said) => {
    expect(pageTitle(crumbs, tab)).toEqual(said);
  });
});
