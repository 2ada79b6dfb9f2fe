import { expect, it } from 'vitest';
import { tagsOf } from './affected.mjs';

it('an area alone wants its own browser tests and the contract', () => {
  expect(tagsOf(['jackfield', '@jackfield/mfe-billing'])).toEqual(['@billing', '@contract']);
});

it('host, server and what they use want all browser tests', () => {
  for (const name of ['host', 'server', 'runtime', 'e2e']) {
    expect(tagsOf(['@jackfield/mfe-billing', `@jackfield/${name}`])).toBeNull();
  }
});

it('documents, scripts and the exchange want none', () => {
  expect(tagsOf(['jackfield', '@jackfield/exchange'])).toEqual([]);
});
