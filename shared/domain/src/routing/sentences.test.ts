import { toldStopSchema } from '@jackfield/contract/api/routing-call';
import { activateLocale, loadCatalogue, t } from '@jackfield/texts';
import fc from 'fast-check';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { anyInstant } from '@jackfield/testing/routing/arbitrary-hours';
import { anyAccount, anyInputs, anyNumber } from '@jackfield/testing/routing/arbitrary-account';
import { compare } from './compare.ts';
import * as findingSentences from './finding-sentences.ts';
import { weekText } from './hours-text.ts';
import { lint } from './lint.ts';
import { account, company, mainNumber, officeHours, person, to } from './sample-account.ts';
import { runScenario, type TriedScenario } from './scenario.ts';
import * as sentences from './sentences.ts';
import { simulate } from './simulate.ts';
import { saidStop, say, toldStop } from './sentence.ts';

/** A language in which every text stands in brackets; a name of a record has none. */
const bracketed = Object.fromEntries(
  Object.values({ ...sentences, ...findingSentences }).flatMap((messages) =>
    Object.values(messages).map(({ id, message }) => [id, `⟦${message}⟧`]),
  ),
);
const inBrackets = /^⟦.*⟧$/s;
const everyone = fc.constantFrom('answers' as const, 'silent' as const);
const from = Date.parse('2026-11-16T16:00:00Z');
const call = { number: mainNumber, from: null, at: from };

beforeEach(() => {
  loadCatalogue('xx', bracketed);
  activateLocale('xx');
});
afterEach(() => activateLocale('en'));

describe('what the routing engine says in another language', () => {
  it('is a text of the catalogue for every step of a call, kept as it was told in English', () => {
    fc.assert(
      fc.property(
        anyAccount,
        anyNumber,
        anyInstant,
        anyInputs,
        everyone,
        (config, number, at, inputs, all) => {
          const outcomes = { everyone: all };
          activateLocale('en');
          const { steps, end } = simulate(config, { number, from: null, at, inputs, outcomes });
          const english = [...steps, end].map(({ reason }) => say(reason));
          const kept = JSON.stringify([...steps, end].map(toldStop));
          activateLocale('xx');
          const stops = v.parse(v.array(toldStopSchema), JSON.parse(kept));
          expect(stops.map(({ reason }) => reason)).toEqual(english);
          for (const stop of stops) expect(saidStop(stop).reason).toMatch(inBrackets);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('is a text of the catalogue for every finding, and for what puts it right', () => {
    fc.assert(
      fc.property(anyAccount, anyInstant, (config, at) => {
        for (const { message, effect, fix } of lint(config, at, { days: 7 })) {
          expect(effect).toMatch(inBrackets);
          expect(message).toMatch(inBrackets);
          expect(fix.text).toMatch(inBrackets);
        }
      }),
      { numRuns: 100 },
    );
  });

  it('is a text of the catalogue on both sides of a comparison', () => {
    fc.assert(
      fc.property(anyAccount, anyAccount, anyInstant, (before, after, at) => {
        for (const one of compare(before, after, { from: at, until: at + 86_400_000 })) {
          expect(one.before.reason).toMatch(inBrackets);
          expect(one.after.reason).toMatch(inBrackets);
        }
      }),
      { numRuns: 20 },
    );
  });

  it('shows in the sample account, where nothing but names is left outside of texts', () => {
    const { steps, end } = simulate(account(), call);
    expect(steps.map(({ reason }) => say(reason))[0]).toBe(
      '⟦The call comes in on +1 (251) 555-0100.⟧',
    );
    expect(say(end.reason)).toBe('⟦The phones of Ana ring.⟧');
    const found = lint(account(), from).map(({ message }) => message);
    expect(found).toContain('⟦The recording closed.wav is never played.⟧');
    const after = account({ companies: [company({ openHour: to('team', 'Sales') })] });
    const reasons = compare(account(), after, { from }).map((one) => one.after.reason);
    expect(reasons).toEqual(['⟦Sales rings Ana and Ben all at once.⟧']);
    expect(t(sentences.impactMessages.none)).toBe('⟦No caller will notice a difference.⟧');
  });

  it('is a text of the catalogue for a scenario that breaks or cannot be tried', () => {
    const kept: TriedScenario = {
      called: { kind: 'number', id: 'number', name: '+1 (251) 555-0100' },
      from: null,
      when: { repeats: 'never', day: '2026-11-16', time: '12:00', timeZone: 'America/Chicago' },
      inputs: [],
      outcomes: {},
      expected: { kind: 'answered', node: { kind: 'teammate', id: 'Ana', name: 'Ana' } },
    };
    const broken = account({
      people: [person('Ana', { status: 'suspended' }), person('Ben')],
    });
    const gone = account({ people: [person('Ben')] });
    expect([broken, gone].map((config) => say(runScenario(config, kept, from).reason))).toEqual([
      '⟦The caller leaves a message for Ana.⟧',
      '⟦The user Ana no longer exists.⟧',
    ]);
  });

  it('names a call group in the language of the reader, whichever it was kept in', () => {
    activateLocale('en');
    const list = ['Ana', 'Ben'];
    const openHour = {
      actionType: 'callgroup',
      actionValue: { option: 'simultaneous', list },
    } as const;
    const config = account({ companies: [company({ openHour })] });
    const kept = toldStop(simulate(config, call).end);
    expect(kept.node.name).toBe('Ana and Ben');
    activateLocale('fr-CA');
    expect(saidStop(kept).node).toEqual({ ...kept.node, name: 'Ana et Ben' });
    const { told: _, ...older } = kept;
    expect(saidStop(older)).toEqual(older);
  });

  it('follows a change of the language, with hours that were put into words before', () => {
    expect(weekText(officeHours)).toMatch(inBrackets);
    activateLocale('en');
    expect(weekText(officeHours)).toBe('Mon to Fri 9:00 am to 5:00 pm');
    const weekly = { ...officeHours.weekly, saturday: [{ from: '00:00', to: '24:00' }] };
    expect(weekText({ ...officeHours, weekly })).toMatch(/, Sat all day$/);
  });
});
