import type { BuiltInRole, Holder } from '@jackfield/contract';
import { describe, expect, it } from 'vitest';
import { changeLines, roleSentence } from './role-words.ts';

const names: Record<string, string> = { fd: 'Front desk', da: 'Daphne office' };
const withRole = (role: BuiltInRole | null, ...teamIds: string[]): Holder => ({
  role: 'standard',
  access: role && { role, teamIds },
});
const linesOf = (before: Holder, after: Holder) =>
  changeLines('Daniel', { before, after, teamName: (id) => names[id] ?? '' });

it.each([
  ['billing', 'Sees and changes billing. Only sees the call log.'],
  ['auditor', 'Sees all pages except Home, company details and security. Changes nothing.'],
] as const)('[RIGHT-02] says what %s is', (column, sentence) => {
  expect(roleSentence(column)).toBe(sentence);
});

describe('[RIGHT-02] what changes', () => {
  it('names the teams that somebody will lead', () => {
    expect(linesOf(withRole(null), withRole('teamLead', 'fd'))).toEqual([
      'Daniel will see and change the hours, members and greetings of Front desk.',
      'Daniel will see the calendar and checks of call routing, but not change anything there.',
      'Nothing else changes for Daniel.',
    ]);
  });

  it('says what somebody loses with a role', () => {
    expect(linesOf(withRole('billing'), withRole(null))).toEqual([
      'Daniel loses the call log and billing.',
      'Nothing else changes for Daniel.',
    ]);
  });

  it('says what is only seen from then on', () => {
    expect(linesOf(withRole('billing'), withRole('auditor'))).toContain(
      'Daniel can still see billing, but no longer change anything there.',
    );
  });

  it('names a team that is added, and one that is taken', () => {
    expect(linesOf(withRole('teamLead', 'fd'), withRole('teamLead', 'da'))).toEqual([
      'Daniel will see and change the hours, members and greetings of Daphne office.',
      'Daniel loses the hours, members and greetings of Front desk.',
      'Nothing else changes for Daniel.',
    ]);
  });

  it('keeps the teams that somebody leads out of all they lose', () => {
    const lines = linesOf(withRole('phoneManager'), withRole('teamLead', 'fd'));
    expect(lines.join()).toContain('all other teams');
    expect(lines.join()).not.toContain('Front desk');
  });

  it('says so where it changes nothing', () => {
    expect(linesOf(withRole('teamLead', 'fd'), withRole('teamLead', 'fd'))).toEqual([
      'Nothing changes.',
    ]);
  });
});
