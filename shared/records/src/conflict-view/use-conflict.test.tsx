import type { RecordEdit } from '@jackfield/records/record-form';
import { act, renderHook } from '@jackfield/testing';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { useConflict } from './use-conflict.ts';

type Values = { last: string };
type Edit = RecordEdit<{ version: number }, Values>;
const conflict = {
  current: { version: 5 },
  fields: ['last' as const],
  base: { last: 'Stone' },
  yours: { last: 'Clay' },
};
const words = { labelOf: () => 'Last name', textOf: ({ last }: Values) => last };

it('[SAY-04] what was chosen is saved as the form saves by then, and nothing where nothing is left', () => {
  const saved = vi.fn();
  let isLeft = true;
  const { result } = renderHook(() => {
    const [last, setLast] = useState('Clay');
    const [open, setOpen] = useState<Edit['conflict']>(conflict);
    const edit = {
      conflict: open,
      isDirty: isLeft,
      history: null,
      somebody: 'Somebody',
      valuesOf: () => ({ last: 'Bright' }),
      resolve: (_: unknown, chosen: Values) => {
        setLast(chosen.last);
        setOpen(null);
      },
      save: async () => saved(last),
    } as unknown as Edit;
    return { view: useConflict(edit, words), reopen: () => setOpen(conflict) };
  });
  act(() => result.current.view?.onSave({ last: 'theirs' }));
  expect(saved.mock.calls).toEqual([['Bright']]);
  act(() => result.current.reopen());
  isLeft = false;
  act(() => result.current.view?.onSave({ last: 'theirs' }));
  expect(saved).toHaveBeenCalledOnce();
});
