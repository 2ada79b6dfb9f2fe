import { expect, it } from 'vitest';
import { changeText } from './change-text.ts';

const id = '018f0000-0000-7000-8000-000000000001';

it('annex J2 tells changes on one line, with names instead of ids', () => {
  const text = changeText({
    before: { title: '', missedCallHandling: { actionType: 'voicemail', actionValue: null } },
    after: { title: 'Lead', missedCallHandling: { actionType: 'teammate', actionValue: id } },
    names: { [id]: { name: 'Ana Lopez', isGone: false } },
  });
  expect(text).toBe(
    'title: none → Lead; missed calls: (actionType voicemail, actionValue none) → (actionType teammate, actionValue Ana Lopez)',
  );
});

it('annex J2 tells no secret, and what was created or deleted as it was', () => {
  expect(changeText({ before: { password: 'changed' }, after: { password: 'changed' } })).toBe(
    'password: changed',
  );
  expect(changeText({ before: null, after: { name: 'Desk', members: [] } })).toBe(
    'name: Desk; members: none',
  );
  expect(changeText({ before: { name: 'Desk' }, after: null })).toBe('name: Desk');
});
