import fc from 'fast-check';
import { expect, it } from 'vitest';
import { memberParts, mergeMembers } from './merge-members.ts';

const text = fc.constantFrom('a', 'b', 'c');
const dates = fc
  .uniqueArray(fc.record({ id: fc.constantFrom('1', '2', '3', '4', '5'), name: text }), {
    selector: ({ id }) => id,
  })
  .map((list) => list.map((date) => ({ ...date })));
const key = fc.oneof(
  fc.record({ action: fc.constantFrom('team', 'teammate'), actionId: text }),
  fc.record({ action: fc.constant('hangup'), actionId: fc.constant(null) }),
);
const days = fc.record({ monday: text, tuesday: text, sunday: text });
const recorded = fc.record({ inbound: fc.boolean(), outbound: fc.boolean() });
/** A record with members of every kind: plain, whole, by name, by part, and lists of both. */
const members = fc.record({
  name: text,
  address: fc.record({ city: text, zip: text }),
  missedCallHandling: fc.record({ actionType: text, actionValue: text }),
  businessHour: fc.record({ weekly: days, dates }),
  keys: fc.dictionary(fc.constantFrom('1', '2', '3'), key, { noNullPrototype: true }),
  callRecordingSetting: recorded,
});
type Members = typeof members extends fc.Arbitrary<infer Value> ? Value : never;

const merge = (base: Members, yours: Members, theirs: Members) =>
  mergeMembers(base, yours, theirs, memberParts);

/** The same without the order of dates, which no side decides alone. */
const unordered = ({ businessHour, ...others }: Members) => {
  const inOrder = businessHour.dates.toSorted((one, other) => one.id.localeCompare(other.id));
  return { ...others, businessHour: { ...businessHour, dates: inOrder } };
};

it('annex J1 what one side alone changed is what both have afterwards', () => {
  fc.assert(
    fc.property(members, members, (base, edit) => {
      expect(merge(base, edit, base)).toEqual({ merged: edit, clashes: [] });
      expect(merge(base, base, edit)).toEqual({ merged: edit, clashes: [] });
      expect(merge(base, edit, edit)).toEqual({ merged: edit, clashes: [] });
    }),
  );
});

it('annex J1 two edits without a clash are the same whoever saves first', () => {
  fc.assert(
    fc.property(members, members, members, (base, yours, theirs) => {
      const [one, other] = [merge(base, yours, theirs), merge(base, theirs, yours)];
      expect(one.clashes).toEqual(other.clashes);
      if (one.clashes.length > 0) return;
      expect(unordered(one.merged)).toEqual(unordered(other.merged));
    }),
  );
});

/** A record with the changes of another one in its first parts, or in all others. */
function changed(base: Members, by: Members, isFirst: boolean): Members {
  const [first, last] = isFirst ? [by, base] : [base, by];
  const [ofFirst, ofLast] = [first.businessHour, last.businessHour];
  const { monday } = ofFirst.weekly;
  const isFirstDate = ({ id }: { id: string }) => id < '3';
  const firstDates = ofFirst.dates.filter(isFirstDate);
  const lastDates = ofLast.dates.filter((date) => !isFirstDate(date));
  return {
    ...last,
    name: first.name,
    missedCallHandling: first.missedCallHandling,
    businessHour: { weekly: { ...ofLast.weekly, monday }, dates: [...firstDates, ...lastDates] },
    callRecordingSetting: {
      ...last.callRecordingSetting,
      inbound: first.callRecordingSetting.inbound,
    },
  };
}

it('annex J1 an edit that is taken back leaves one of other parts as it was', () => {
  fc.assert(
    fc.property(members, members, members, (base, one, other) => {
      const [yours, theirs] = [changed(base, one, true), changed(base, other, false)];
      const both = merge(base, yours, theirs);
      expect(both.clashes).toEqual([]);
      const back = merge(yours, base, both.merged);
      expect(back.clashes).toEqual([]);
      expect(unordered(back.merged)).toEqual(unordered(theirs));
    }),
  );
});

it('annex J1 a clash names each member that both changed to something else, and keeps yours', () => {
  fc.assert(
    fc.property(members, text, text, text, (any, was, yours, theirs) => {
      const of = (name: Members['name']): Members => ({ ...any, name });
      const { merged, clashes } = merge(of(was), of(yours), of(theirs));
      const isClash = was !== yours && was !== theirs && yours !== theirs;
      expect(clashes).toEqual(isClash ? ['name'] : []);
      expect(merged.name).toBe(yours === was ? theirs : yours);
    }),
  );
});
