import { expect, it } from 'vitest';
import billing from '../../../mfe-billing/remote.json';
import compliance from '../../../mfe-compliance/remote.json';
import integrations from '../../../mfe-integrations/remote.json';
import numbers from '../../../mfe-numbers/remote.json';
import people from '../../../mfe-people/remote.json';
import settings from '../../../mfe-settings/remote.json';
import { decide } from '../navigation/decide.ts';
import { parseTopics } from './parse-topics.ts';
import { topicsAt, topicsFor } from './topics.ts';

const areas = [numbers, people, billing, compliance, settings, integrations];
const owner = {
  person: { role: 'admin', isTenantOwner: true },
  account: { country: 'USA' },
  variant: 'direct',
} as const;

it('reads a topic with its words, pages and text', () => {
  const file =
    '# Help\n\n## Faxes, and more\n\n- Words: fax, t.38\n- Pages: /a, b\n\nNone.\n\n1. Keep it.\n';
  expect(parseTopics(file)).toEqual([
    {
      id: 'faxes-and-more',
      title: 'Faxes, and more',
      words: 'fax, t.38',
      pages: ['/a', 'b'],
      text: 'None.\n\n1. Keep it.',
    },
  ]);
});

it('admins have topics of their own before those of everyone', () => {
  const all = topicsFor('admin');
  expect(all.length).toBeGreaterThanOrEqual(25);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(all.every(({ words, text }) => words !== '' && text !== '')).toBe(true);
  expect(all.at(0)?.title).toBe('Add users');
  expect(topicsFor('standard').map(({ title }) => title)).not.toContain('Add users');
});

it('what is about the open page comes first', () => {
  const { ofPage, others } = topicsAt(topicsFor('standard'), '/your-settings/voicemail');
  expect(ofPage.map(({ title }) => title)).toEqual([
    'Set up your voicemail',
    'Get new messages by email',
  ]);
  expect(others).toHaveLength(topicsFor('standard').length - 2);
});

it('every link leads to a page', () => {
  const links = topicsFor('admin').flatMap(({ text }) =>
    [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => link),
  );
  const wrong = links.filter((link) => {
    if (/^\/own\/(profile|call-handling|voicemail|my-device|notifications|security)$/.test(link))
      return false;
    const { kind } = decide({ pathname: link, search: '', hash: '' }, owner, areas);
    return kind !== 'area' && kind !== 'host';
  });
  expect(links.length).toBeGreaterThan(25);
  expect(wrong).toEqual([]);
});
