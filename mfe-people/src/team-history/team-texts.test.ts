import { entrySentences } from '@jackfield/kit/record-history';
import { expect, it } from 'vitest';
import { teamTexts } from './team-texts.ts';

function sentences(before: object | null, after: object | null, action = 'team.setSetting') {
  const entry = {
    id: 'e1',
    seq: 1,
    at: '2026-11-18T16:12:00.000Z',
    actor: { id: 'a', name: 'Renee Castellano' },
    onBehalfOf: null,
    via: 'ui' as const,
    action,
    entity: 'team',
    entityId: 't',
    entityName: 'Front desk',
    before: before && { ...before },
    after: after && { ...after },
    requestId: 'r',
  };
  return entrySentences(entry, teamTexts());
}

it('annex J2 tells what changed of a team in the words of its pages', () => {
  expect(
    sentences(
      { inboundFlow: 'ringGroup', ringGroup: { option: 'simultaneous', ringSeconds: 20 } },
      { inboundFlow: 'callQueue', ringGroup: { option: 'single', ringSeconds: 30 } },
    ),
  ).toEqual([
    'Changed type from Ring group to Call queue',
    'Changed ring group from Ring simultaneously, 20 seconds to Round robin, 30 seconds',
  ]);
  expect(
    sentences(
      { members: [{ teammateId: 'a', fullName: 'Ana Lopez' }] },
      { members: [{ teammateId: 'b', fullName: 'Ben Lee' }] },
    ),
  ).toEqual(['Changed members from “Ana Lopez” to “Ben Lee”']);
});

it('annex J2 tells of teams that came, went and came back', () => {
  expect(sentences(null, { name: 'Front desk' }, 'team.create')).toEqual(['Added the team']);
  expect(sentences({ name: 'Front desk' }, null, 'team.delete')).toEqual(['Deleted the team']);
  expect(sentences(null, { name: 'Front desk' }, 'team.restore')).toEqual([
    'Restored the deleted team',
  ]);
});
