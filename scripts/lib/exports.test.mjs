import { describe, expect, it } from 'vitest';
import { contractProblem, nextLock, problemsOf } from './exports.mjs';

const core = '@jackfield/kit/ui/core';
const versions = (kit) => ({ '@jackfield/kit': kit });
const given = (names) => [
  { module: core, names: new Map(Object.entries(names).map(([name, one]) => [name, one])) },
];
const same = { change: 'same' };
const base = nextLock(
  null,
  given({ Button: { change: 'added' }, Field: { change: 'added' } }),
  versions('1.5.0'),
);
const after = (names, judged) => nextLock(base, given(names), versions('1.6.0'), judged);

describe('the number of a name', () => {
  it('is 1.0 at first and stays while the type does', () => {
    expect(base.names[core]).toEqual({ Button: '1.0', Field: '1.0' });
    expect(after({ Button: same, Field: same }).names[core]).toEqual(base.names[core]);
  });

  it('grows in its second part when the name gives more, in its first when it breaks', () => {
    const { names } = after({ Button: { change: 'grows' }, Field: { change: 'breaks' } });
    expect(names[core]).toEqual({ Button: '1.1', Field: '2.0' });
  });

  it('of a name that was gone goes on after the one that it had', () => {
    const without = after({ Field: same });
    expect([without.names[core], without.gone]).toEqual([
      { Field: '1.0' },
      { [core]: { Button: '1.0' } },
    ]);
    const again = given({ Field: same, Button: { change: 'added' } });
    const back = nextLock(without, again, versions('1.7.0'));
    expect([back.names[core].Button, back.gone]).toEqual(['2.0', {}]);
  });

  it('breaks nobody where a person has judged so, with the reason in the lock', () => {
    const judged = [{ module: core, name: 'Field', from: '1.0', why: 'Nobody passes it.' }];
    expect(after({ Button: same, Field: { change: 'breaks' } }, judged).names[core].Field).toBe(
      '1.1',
    );
  });

  it('comes with the words of @deprecated', () => {
    const old = { change: 'same', deprecated: 'Use Press.' };
    expect(after({ Button: old, Field: same }).deprecated).toEqual({
      [core]: { Button: 'Use Press.' },
    });
  });
});

describe('the gate', () => {
  const more = { Button: same, Field: same, Ribbon: { change: 'added' } };

  it('takes a lock that says what is given, with a raised version', () => {
    expect(problemsOf(base, after(more), after(more))).toEqual([]);
    expect(problemsOf(null, base, base)).toEqual([]);
  });

  it('refuses a lock that was not written anew', () => {
    expect(problemsOf(base, base, after(more))[0]).toMatch(
      /does not say what is given: Ribbon of kit\/ui\/core\. Run: node scripts\/exports\.mjs$/,
    );
  });

  it.each([
    ['a name more', more, 'Ribbon'],
    ['a name less', { Button: same }, 'Field'],
    ['another type', { Button: { change: 'grows' }, Field: same }, 'Button'],
  ])('refuses %s under the version of before', (_what, names, name) => {
    const lock = nextLock(base, given(names), versions('1.5.0'));
    expect(problemsOf(base, lock, lock)).toEqual([
      `shared/kit/package.json: raise the minor version, 1.5.0 stands for other exports: ${name} of kit/ui/core.`,
    ]);
    const patched = nextLock(base, given(names), versions('1.5.1'));
    expect(problemsOf(base, patched, patched)).toHaveLength(1);
  });

  it('refuses a contract that says another version than its package', () => {
    expect(contractProblem('1.6.0', '1.6.0')).toEqual([]);
    expect(contractProblem('1.6.0', '1.7.0')[0]).toContain('make them one');
  });
});
