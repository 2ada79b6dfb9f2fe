// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import type { Draft } from './draft.ts';
import type { EditorInput, RecordEditorOptions, SaveFailure } from './editor-types.ts';
import { RecordEditor } from './record-editor.ts';

interface Person {
  version: number;
  first: string;
  last: string;
  /** Not in the form. */
  status: string;
}
interface Values {
  first: string;
  last: string;
}
type Options = RecordEditorOptions<Person, Values>;

const maya: Person = { version: 4, first: 'Maya', last: 'Okafor', status: 'active' };
const typedAt = Date.parse('2026-11-18T09:00:00Z');

/** A rejected save. */
class Rejected extends Error {
  readonly failure: SaveFailure<Person>;
  constructor(failure: Partial<SaveFailure<Person>>) {
    super();
    this.failure = { current: null, isGone: false, impact: null, messages: {}, ...failure };
  }
}
const outdated = (current: Person) => new Rejected({ current });
const noAnswer = new Error('No answer came.');

/** Fields that a person types in, like those of a form. */
class Fields implements EditorInput<Values, keyof Values> {
  values: Values = { first: '', last: '' };
  readonly refused: [string, string, boolean][] = [];
  #listener: ((values: Values) => void) | null = null;

  read = () => this.values;
  reset = (values: Values) => this.type(values);
  set = (field: keyof Values, value: string) => this.type({ [field]: value });
  refuse = (...refusal: [string, string, boolean]) => void this.refused.push(refusal);
  subscribe = (listener: (values: Values) => void) => {
    this.#listener = listener;
    return () => {
      this.#listener = null;
    };
  };
  type(change: Partial<Values>): void {
    this.values = { ...this.values, ...change };
    this.#listener?.(this.values);
  }
}

interface Given {
  record?: Person;
  draft?: Draft<Values>;
}

/** An editor of a person with its fields, and all that it calls. */
function edit({ record = maya, draft }: Given = {}) {
  const calls = {
    keepDraft: vi.fn<(kept: Draft<Values>) => void>(),
    dropDraft: vi.fn<() => void>(),
    save: vi.fn<Options['save']>(),
    keep: vi.fn<Options['keep']>(),
    onSaved: vi.fn<Options['onSaved']>(),
    onChangedElsewhere: vi.fn<Options['onChangedElsewhere']>(),
    onFailed: vi.fn<Options['onFailed']>(),
  };
  let kept = draft ?? null;
  const { keepDraft, dropDraft, ...given } = calls;
  const options: Options = {
    ...given,
    record,
    fields: ['first', 'last'],
    valuesOf: ({ first, last }) => ({ first, last }),
    drafts: {
      kept: () => kept,
      keep(next) {
        kept = next;
        keepDraft(next);
      },
      drop() {
        kept = null;
        dropDraft();
      },
    },
    readFailure: (error) =>
      error instanceof Rejected
        ? error.failure
        : { current: null, isGone: false, impact: null, messages: {} },
  };
  const editor = new RecordEditor(options);
  const fields = new Fields();
  fields.values = editor.getSnapshot().yours;
  const disconnect = editor.connect(fields);
  return {
    ...calls,
    editor,
    fields,
    disconnect,
    draft: () => kept,
    state: () => editor.getSnapshot(),
    /** The portal reads another version. */
    read: (next: Person) => editor.setOptions({ ...options, record: next }),
    submit: () => editor.save(fields.values),
  };
}
type Edit = ReturnType<typeof edit>;

/** A conflict as the person sees it. */
const conflictOf = ({ state }: Edit) => {
  const { conflict } = state();
  if (!conflict) throw new Error('There is no conflict.');
  return conflict;
};

/** A save that is under way until it is told how it ends. */
function pending({ save }: Edit) {
  const answer = Promise.withResolvers<Person>();
  save.mockReturnValueOnce(answer.promise);
  return answer;
}

describe('clean', () => {
  it('shows the stored record', () => {
    const { state, keepDraft } = edit();
    expect(state()).toEqual({
      yours: { first: 'Maya', last: 'Okafor' },
      changed: [],
      isDirty: false,
      isSaving: false,
      isGone: false,
      conflict: null,
      restoredFrom: null,
    });
    expect(keepDraft).not.toHaveBeenCalled();
  });

  it('follows what others store, and says nothing of it', () => {
    const { read, state, fields, onChangedElsewhere } = edit();
    read({ ...maya, last: 'Bright', version: 5 });
    expect(state().yours.last).toBe('Bright');
    expect(fields.values.last).toBe('Bright');
    expect(state().isDirty).toBe(false);
    expect(onChangedElsewhere).not.toHaveBeenCalled();
  });

  it('takes no older version for news', () => {
    const { read, state } = edit();
    read({ ...maya, last: 'Before', version: 3 });
    expect(state().yours.last).toBe('Okafor');
  });
});

describe('dirty', () => {
  it('takes what the fields hold when they are connected', () => {
    const { editor, fields, disconnect, state } = edit();
    disconnect();
    fields.values = { ...fields.values, first: 'May' };
    editor.connect(fields);
    expect(state().changed).toEqual(['first']);
  });

  it('names what was changed in the order of the page', () => {
    const { fields, state } = edit();
    fields.type({ last: 'Bright' });
    fields.type({ first: 'May' });
    expect(state()).toMatchObject({ changed: ['first', 'last'], isDirty: true });
  });

  it('is clean again when everything is typed as it was', () => {
    const { fields, state, draft } = edit();
    fields.type({ last: 'Bright' });
    fields.type({ last: 'Okafor' });
    expect(state().isDirty).toBe(false);
    expect(draft()).toBeNull();
  });

  it('discards to the record as it was last read', () => {
    const one = edit();
    one.fields.type({ last: 'Bright' });
    one.read({ ...maya, last: 'Stone', version: 5 });
    one.editor.discard();
    expect(one.fields.values).toEqual({ first: 'Maya', last: 'Stone' });
    expect(one.state()).toMatchObject({ isDirty: false, conflict: null });
    expect(one.draft()).toBeNull();
  });

  it('takes in other fields that others store, once and with a word', () => {
    const { fields, read, state, onChangedElsewhere } = edit();
    fields.type({ first: 'May' });
    const theirs = { ...maya, last: 'Bright', version: 5 };
    read(theirs);
    read({ ...theirs });
    expect(fields.values).toEqual({ first: 'May', last: 'Bright' });
    expect(state().changed).toEqual(['first']);
    expect(onChangedElsewhere.mock.calls.map(([hasConflict]) => hasConflict)).toEqual([false]);
  });

  it('says nothing of a version that changed nothing in the form', () => {
    const { fields, read, onChangedElsewhere, draft } = edit();
    fields.type({ first: 'May' });
    read({ ...maya, status: 'suspended', version: 5 });
    expect(onChangedElsewhere).not.toHaveBeenCalled();
    expect(draft()?.version).toBe(5);
  });

  it('says nothing of a change that both made, and has nothing left to store', () => {
    const { fields, read, state, onChangedElsewhere } = edit();
    fields.type({ last: 'Bright' });
    read({ ...maya, last: 'Bright', version: 5 });
    expect(onChangedElsewhere).not.toHaveBeenCalled();
    expect([fields.values.last, state().changed]).toEqual(['Bright', []]);
  });

  it('leaves a field that both changed as it was typed, and opens the choice when asked', () => {
    const one = edit();
    one.fields.type({ last: 'Stone' });
    one.read({ ...maya, last: 'Bright', version: 5 });
    expect(one.fields.values.last).toBe('Stone');
    expect(one.state().conflict).toBeNull();
    const [hasConflict, showConflict] = one.onChangedElsewhere.mock.lastCall ?? [];
    expect(hasConflict).toBe(true);
    showConflict?.();
    expect(conflictOf(one)).toMatchObject({
      fields: ['last'],
      base: { last: 'Okafor' },
      current: { last: 'Bright', version: 5 },
      yours: { last: 'Stone' },
    });
    one.editor.closeConflict();
    expect(one.state()).toMatchObject({ conflict: null, yours: { last: 'Stone' } });
  });

  it('tells of a conflict once for each version', () => {
    const { fields, read, onChangedElsewhere } = edit();
    fields.type({ last: 'Stone' });
    read({ ...maya, last: 'Bright', version: 5 });
    read({ ...maya, last: 'Bright', version: 5 });
    expect(onChangedElsewhere).toHaveBeenCalledTimes(1);
    read({ ...maya, last: 'Clay', version: 6 });
    expect(onChangedElsewhere).toHaveBeenCalledTimes(2);
  });

  it('has no choice to open when both sides are one again', () => {
    const { editor, fields, read, state } = edit();
    fields.type({ last: 'Stone' });
    read({ ...maya, last: 'Bright', version: 5 });
    fields.type({ last: 'Bright' });
    editor.showConflict();
    expect(state().conflict).toBeNull();
  });
});

describe('draft', () => {
  const draft = (version = 4): Draft<Values> => ({
    version,
    at: typedAt,
    base: { first: 'Maya', last: 'Okafor' },
    yours: { first: 'May', last: 'Okafor' },
  });

  it('keeps what is typed, with what it stands on', () => {
    const { fields, draft: kept } = edit();
    fields.type({ last: 'B' });
    expect(kept()).toMatchObject({
      version: 4,
      base: { last: 'Okafor' },
      yours: { first: 'Maya', last: 'B' },
    });
  });

  it('keeps it once for one change', () => {
    const { fields, read, keepDraft } = edit();
    fields.type({ last: 'B' });
    fields.type({ last: 'B' });
    read({ ...maya });
    expect(keepDraft).toHaveBeenCalledOnce();
  });

  it('restores it and says of when it is', () => {
    const { state } = edit({ draft: draft() });
    expect(state()).toMatchObject({
      yours: { first: 'May' },
      changed: ['first'],
      restoredFrom: typedAt,
    });
  });

  it('merges it with what others stored since', () => {
    const one = edit({ draft: draft(), record: { ...maya, last: 'Bright', version: 6 } });
    expect(one.fields.values).toEqual({ first: 'May', last: 'Bright' });
    expect(one.onChangedElsewhere).toHaveBeenCalledOnce();
    expect(one.draft()).toMatchObject({ version: 6, base: { last: 'Bright' } });
  });

  it('is of no time once it was typed back, and is dropped', () => {
    const { fields, state, draft: kept } = edit({ draft: draft() });
    fields.type({ first: 'Maya' });
    expect(state().restoredFrom).toBeNull();
    expect(kept()).toBeNull();
  });

  it('is dropped by Discard, and what is typed then is of now', () => {
    const { editor, fields, state, draft: kept } = edit({ draft: draft() });
    editor.discard();
    expect(kept()).toBeNull();
    fields.type({ first: 'May' });
    expect(state()).toMatchObject({ isDirty: true, restoredFrom: null });
  });
});

describe('saving', () => {
  it('stores the changed members as of the version, and is clean as answered', async () => {
    const one = edit();
    one.fields.type({ last: 'bright' });
    const answer = pending(one);
    const done = one.submit();
    expect(one.state()).toMatchObject({ isSaving: true, isDirty: true });
    expect(one.save).toHaveBeenCalledExactlyOnceWith(
      { last: 'bright' },
      4,
      { first: 'Maya', last: 'bright' },
      {},
    );
    const stored = { ...maya, last: 'Bright', version: 5 };
    answer.resolve(stored);
    await done;
    expect(one.keep).toHaveBeenCalledExactlyOnceWith(stored);
    expect(one.state()).toMatchObject({ isSaving: false, isDirty: false });
    expect(one.fields.values.last).toBe('Bright');
    expect(one.draft()).toBeNull();
    expect(one.onSaved.mock.lastCall?.[0]).toBe(stored);
  });

  it('looks at what others store only when it is done', async () => {
    const one = edit();
    one.fields.type({ first: 'May' });
    const answer = pending(one);
    const done = one.submit();
    one.read({ ...maya, last: 'Bright', version: 5 });
    expect(one.fields.values.last).toBe('Okafor');
    answer.reject(noAnswer);
    await done;
    expect(one.fields.values).toEqual({ first: 'May', last: 'Bright' });
    expect(one.onChangedElsewhere).toHaveBeenCalledOnce();
  });

  it('does not take its own answer, read again, for news', async () => {
    const one = edit();
    one.fields.type({ first: 'May' });
    const stored = { ...maya, first: 'May', version: 5 };
    one.save.mockResolvedValueOnce(stored);
    const done = one.submit();
    one.read({ ...stored });
    await done;
    expect(one.onChangedElsewhere).not.toHaveBeenCalled();
    expect(one.state()).toMatchObject({ isDirty: false, yours: { first: 'May' } });
  });

  it('keeps the input when no answer comes, and can be tried again', async () => {
    const one = edit();
    one.fields.type({ first: 'May' });
    one.save.mockRejectedValueOnce(noAnswer);
    await one.submit();
    expect(one.onFailed).toHaveBeenCalledExactlyOnceWith(noAnswer);
    expect(one.state()).toMatchObject({ isSaving: false, changed: ['first'], isGone: false });
    expect(one.draft()).toMatchObject({ yours: { first: 'May' } });
    one.save.mockResolvedValueOnce({ ...maya, first: 'May', version: 5 });
    await one.submit();
    expect(one.state().isDirty).toBe(false);
  });

  it('shows refusals at their fields in the order of the page, the first with the focus', async () => {
    const one = edit();
    one.fields.type({ first: '?', last: '!' });
    const refused = new Rejected({
      messages: { 'last.family': 'No.', status: 'Not here.', first: 'No such name.' },
    });
    one.save.mockRejectedValueOnce(refused);
    await one.submit();
    expect(one.fields.refused).toEqual([
      ['first', 'No such name.', true],
      ['last', 'No.', false],
    ]);
    expect(one.onFailed).toHaveBeenCalledExactlyOnceWith(refused);
    expect(one.state().changed).toEqual(['first', 'last']);
  });

  it('says that the record is gone, and keeps the input for copying', async () => {
    const one = edit();
    one.fields.type({ first: 'May' });
    one.save.mockRejectedValueOnce(new Rejected({ isGone: true }));
    await one.submit();
    expect(one.state()).toMatchObject({ isGone: true, isSaving: false, changed: ['first'] });
    expect(one.onFailed).not.toHaveBeenCalled();
  });
});

it('[SAY-04] a save whose impact changed keeps what was typed, and tells what callers notice', async () => {
  const one = edit();
  one.fields.type({ last: 'Bright' });
  const impact = { digest: '2-b' } as NonNullable<SaveFailure<Person>['impact']>;
  one.save.mockRejectedValueOnce(new Rejected({ impact }));
  const onChanged = vi.fn();
  await one.editor.save(one.fields.values, { digest: '1-a', onChanged });
  expect(one.save.mock.lastCall?.[3]).toEqual({ seen: '1-a' });
  expect(onChanged).toHaveBeenCalledExactlyOnceWith(impact);
  expect(one.state()).toMatchObject({ isSaving: false, isDirty: true });
  expect(one.fields.values.last).toBe('Bright');
});

describe('outdated save', () => {
  it('puts other fields of both sides together and stores them on the newer version', async () => {
    const one = edit();
    one.fields.type({ first: 'May' });
    const theirs = { ...maya, last: 'Bright', version: 6 };
    const both = { ...theirs, first: 'May', version: 7 };
    one.save.mockRejectedValueOnce(outdated(theirs)).mockResolvedValueOnce(both);
    await one.submit();
    expect(one.save.mock.calls.map(([change, version]) => [change, version])).toEqual([
      [{ first: 'May' }, 4],
      [{ first: 'May' }, 6],
    ]);
    expect(one.keep.mock.calls).toEqual([[theirs], [both]]);
    expect(one.state()).toMatchObject({ isDirty: false, yours: { first: 'May', last: 'Bright' } });
    expect(one.onFailed).not.toHaveBeenCalled();
  });

  it('gives up after three in a row, with both sides in the input', async () => {
    const one = edit();
    one.fields.type({ first: 'May' });
    for (const version of [5, 6, 7]) {
      one.save.mockRejectedValueOnce(outdated({ ...maya, last: `Bright ${version}`, version }));
    }
    await one.submit();
    expect(one.save).toHaveBeenCalledTimes(3);
    expect(one.onFailed).toHaveBeenCalledOnce();
    expect(one.state()).toMatchObject({ isSaving: false, changed: ['first'], conflict: null });
    expect(one.fields.values).toEqual({ first: 'May', last: 'Bright 6' });
  });

  const outdatedByBoth = async () => {
    const one = edit();
    one.fields.type({ first: 'May', last: 'Stone' });
    one.save.mockRejectedValueOnce(outdated({ ...maya, last: 'Bright', version: 5 }));
    await one.submit();
    return one;
  };

  it('leaves a field of both sides to the person, and stores nothing', async () => {
    const one = await outdatedByBoth();
    expect(one.save).toHaveBeenCalledOnce();
    expect(one.onFailed).not.toHaveBeenCalled();
    expect(one.state().isSaving).toBe(false);
    expect(conflictOf(one)).toMatchObject({ fields: ['last'], current: { version: 5 } });
    expect(one.fields.values).toEqual({ first: 'May', last: 'Stone' });
  });

  it('stores the choice on the version it was made for', async () => {
    const one = await outdatedByBoth();
    const stored = { ...maya, first: 'May', last: 'Bright', version: 6 };
    one.save.mockResolvedValueOnce(stored);
    one.editor.resolve(conflictOf(one), { last: 'Bright' });
    await one.submit();
    expect(one.save.mock.lastCall?.slice(0, 2)).toEqual([{ first: 'May' }, 5]);
    expect(one.state()).toMatchObject({ conflict: null, isDirty: false });
    expect(one.fields.values).toEqual({ first: 'May', last: 'Bright' });
  });

  it('asks again when the field was changed once more', async () => {
    const one = await outdatedByBoth();
    one.save.mockRejectedValueOnce(outdated({ ...maya, last: 'Clay', version: 6 }));
    one.editor.resolve(conflictOf(one), { last: 'Stone' });
    await one.submit();
    expect(conflictOf(one)).toMatchObject({ base: { last: 'Bright' }, current: { last: 'Clay' } });
  });

  it('stores nothing when the choice leaves nothing of the input', async () => {
    const one = edit();
    one.fields.type({ last: 'Stone' });
    one.save.mockRejectedValueOnce(outdated({ ...maya, last: 'Bright', version: 5 }));
    await one.submit();
    one.editor.resolve(conflictOf(one), { last: 'Bright' });
    expect(one.save).toHaveBeenCalledOnce();
    expect(one.state()).toMatchObject({ conflict: null, isDirty: false, isSaving: false });
    expect(one.draft()).toBeNull();
  });

  it('is done with a draft whose choice left nothing of it', async () => {
    const base = { first: 'Maya', last: 'Okafor' };
    const one = edit({
      draft: { version: 4, at: typedAt, base, yours: { ...base, last: 'Stone' } },
    });
    one.read({ ...maya, last: 'Bright', version: 5 });
    one.editor.showConflict();
    one.editor.resolve(conflictOf(one), { last: 'Bright' });
    one.fields.type({ first: 'May' });
    expect(one.state()).toMatchObject({ changed: ['first'], restoredFrom: null });
  });

  it('goes back to the input with nothing lost', async () => {
    const one = await outdatedByBoth();
    one.editor.closeConflict();
    expect(one.state()).toMatchObject({ conflict: null, changed: ['first', 'last'] });
    expect(one.draft()).toMatchObject({ version: 4, yours: { first: 'May', last: 'Stone' } });
  });
});

describe('undo of a save', () => {
  it('tells which version the save left behind, and how many it made', async () => {
    const one = edit();
    one.fields.type({ last: 'Bright' });
    one.save.mockResolvedValueOnce({ ...maya, last: 'Bright', version: 6 });
    await one.submit();
    expect(one.onSaved.mock.lastCall).toMatchObject([{ version: 6 }, { versions: 2 }]);
  });
});

describe('leaving', () => {
  it('leaves the draft for the next visit, and follows the fields no more', () => {
    const { fields, disconnect, draft, state } = edit();
    fields.type({ first: 'May' });
    disconnect();
    fields.type({ first: 'Mary' });
    expect(draft()).toMatchObject({ yours: { first: 'May' } });
    expect(state().yours.first).toBe('May');
  });

  it('ends a save that was under way, without the page', async () => {
    const one = edit();
    one.fields.type({ first: 'May' });
    const answer = pending(one);
    const done = one.submit();
    one.disconnect();
    answer.resolve({ ...maya, first: 'May', version: 5 });
    await done;
    expect(one.keep).toHaveBeenCalledOnce();
    expect(one.onSaved).toHaveBeenCalledOnce();
    expect(one.draft()).toBeNull();
  });

  it('writes no draft of a merge that nobody sees', async () => {
    const one = edit();
    one.fields.type({ first: 'May' });
    const answer = pending(one);
    one.save.mockRejectedValueOnce(noAnswer);
    const done = one.submit();
    one.disconnect();
    one.keepDraft.mockClear();
    answer.reject(outdated({ ...maya, last: 'Bright', version: 5 }));
    await done;
    expect(one.keepDraft).not.toHaveBeenCalled();
    expect(one.draft()).toMatchObject({ version: 4, yours: { first: 'May' } });
  });
});

describe('snapshots', () => {
  it('tells of a step once, and of no step that changes nothing', () => {
    const { editor, fields, read } = edit();
    const heard = vi.fn<() => void>();
    const stop = editor.subscribe(heard);
    fields.type({ first: 'May' });
    expect(heard).toHaveBeenCalledTimes(1);
    fields.type({ first: 'May' });
    read({ ...maya });
    expect(heard).toHaveBeenCalledTimes(1);
    editor.discard();
    expect(heard).toHaveBeenCalledTimes(2);
    stop();
    fields.type({ first: 'Mary' });
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('are the same until something changes', () => {
    const { editor, fields } = edit();
    const before = editor.getSnapshot();
    expect(editor.getSnapshot()).toBe(before);
    fields.type({ first: 'May' });
    expect(editor.getSnapshot()).not.toBe(before);
    expect(before.yours.first).toBe('Maya');
  });
});
