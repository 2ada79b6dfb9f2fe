import { describe, expect, it } from 'vitest';
import { emptyDraft, isBlank, readDraft } from './team-draft.ts';

const ana = {
  id: '019a0000-0000-7000-8000-0000000000aa',
  name: 'Ana Lopez',
  extension: '101',
};

describe('readDraft', () => {
  it('[VAL-10] [TEAM-01] names every field that is missing', () => {
    expect(readDraft(emptyDraft, '').errors).toEqual({
      name: 'The name field is required.',
      extension: 'The extension field is required.',
      teammateId: 'The user field is required.',
    });
  });

  it('[API-135] answers the body of the call, trimmed', () => {
    const { team } = readDraft(
      {
        ...emptyDraft,
        name: ' Front desk ',
        extension: '300',
        inboundFlow: 'callQueue',
        option: 'single',
        members: [ana],
      },
      '2007',
    );
    expect(team).toEqual({
      name: 'Front desk',
      extension: '300',
      inboundFlow: 'callQueue',
      teammateId: [ana.id],
    });
  });

  it('[API-135] [ROUTE-09] says how a ring group rings, all at once unless it was chosen', () => {
    const draft = { ...emptyDraft, name: 'Front desk', extension: '300', members: [ana] };
    expect(readDraft(draft, '').team?.ringGroup).toEqual({ option: 'simultaneous' });
    const inTurn = { ...draft, option: 'single' } as const;
    expect(readDraft(inTurn, '').team?.ringGroup).toEqual({ option: 'single' });
  });

  it('[API-115] takes the proposed extension until another is typed, or none', () => {
    const draft = { ...emptyDraft, name: 'Front desk', members: [ana] };
    expect(readDraft(draft, '2007').team?.extension).toBe('2007');
    expect(readDraft({ ...draft, extension: '300' }, '2007').team?.extension).toBe('300');
    expect(readDraft({ ...draft, extension: '' }, '2007').errors).toEqual({
      extension: 'The extension field is required.',
    });
  });
});

describe('isBlank', () => {
  it('[TEAM-01] is so until something was typed or somebody picked', () => {
    expect(isBlank(emptyDraft)).toBe(true);
    expect(isBlank({ ...emptyDraft, name: ' ' })).toBe(true);
    expect(isBlank({ ...emptyDraft, inboundFlow: 'callQueue' })).toBe(true);
    expect(isBlank({ ...emptyDraft, extension: '3' })).toBe(false);
    expect(isBlank({ ...emptyDraft, members: [ana] })).toBe(false);
  });
});
