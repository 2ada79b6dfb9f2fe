import { renderKit } from '@jackfield/kit/testing';
import { noticesAtom, store } from '@jackfield/runtime';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { afterEach, expect, it, vi } from 'vitest';
import type { Versioned } from './editor-types.ts';
import { useRecordEdit } from './use-record-edit.ts';

interface Desk extends Versioned {
  name: string;
}
interface Values {
  name: string;
}

const values = v.object({ name: v.string() });
const desk: Desk = { version: 3, name: 'Front desk' };
const shape = {
  record: desk,
  recordSchema: v.object({ version: v.number(), name: v.string() }),
  schema: values,
  typed: values,
  fields: ['name'] as const,
  valuesOf: ({ name }: Desk) => ({ name }),
  history: { entity: 'company', id: '5e8b1c1e-0000-4000-8000-000000000001' } as const,
  draft: 'desk',
  words: { saved: 'Desk saved', changedElsewhere: (name: string) => name },
  keep: () => undefined,
  reread: () => Promise.resolve(),
};

/** A form about a desk, whose save stores a version so much newer. */
function DeskForm({ grows }: { grows: number }) {
  const edit = useRecordEdit<Desk, Values>({
    ...shape,
    save: (_change, version, all) => Promise.resolve({ ...all, version: version + grows }),
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void edit.save();
      }}
    >
      <input aria-label="Name" {...edit.form.register('name')} />
      <button type="submit">Save</button>
    </form>
  );
}

afterEach(() => {
  cleanup();
  store.set(noticesAtom, []);
});

it.each([
  { grows: 1, offered: 'Undo' },
  { grows: 0, offered: undefined },
])('a save that stores $grows new versions offers $offered', async ({ grows, offered }) => {
  renderKit(<DeskForm grows={grows} />);
  await userEvent.type(screen.getByLabelText('Name'), ' 2');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(store.get(noticesAtom)).toHaveLength(1));
  const [notice] = store.get(noticesAtom);
  expect([notice?.text, notice?.action?.label]).toEqual(['Desk saved', offered]);
});
