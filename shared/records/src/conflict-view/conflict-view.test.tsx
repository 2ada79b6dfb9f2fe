import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderKit } from '@jackfield/kit/testing';
import { ConflictView } from './conflict-view.tsx';

const fields = [
  { key: 'title', label: 'Title', base: 'Clerk', theirs: 'Manager', yours: 'Lead' },
  { key: 'email', label: 'Email', base: 'a@x.example', theirs: '', yours: 'b@x.example' },
];
afterEach(cleanup);

describe('ConflictView', () => {
  it('annex J1 shows base, theirs and yours, chooses nothing by itself and waits for all', async () => {
    const onSave = vi.fn();
    renderKit(<ConflictView name="Tomás" fields={fields} onSave={onSave} onClose={vi.fn()} />);
    const title = within(screen.getByRole('group', { name: 'Title' }));
    expect(title.getByText('Before: Clerk')).toBeDefined();
    for (const radio of screen.getAllByRole('radio')) {
      expect((radio as HTMLInputElement).checked).toBe(false);
    }
    const save = screen.getByRole('button', { name: 'Save this choice' });
    expect(screen.getByText('2 choices left. Nothing is chosen for you.')).toBeDefined();
    await userEvent.click(title.getByRole('radio', { name: /Manager/ }));
    expect(screen.getByText('1 choice left. Nothing is chosen for you.')).toBeDefined();
    expect((save as HTMLButtonElement).disabled).toBe(true);
    await userEvent.click(screen.getByRole('radio', { name: /b@x.example/ }));
    await userEvent.click(save);
    expect(onSave).toHaveBeenCalledWith({ title: 'theirs', email: 'yours' });
  });

  it('takes all of one side at once', async () => {
    const onSave = vi.fn();
    renderKit(<ConflictView name="Tomás" fields={fields} onSave={onSave} onClose={vi.fn()} />);
    await userEvent.click(screen.getByRole('button', { name: 'Keep all of theirs' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save this choice' }));
    expect(onSave).toHaveBeenCalledWith({ title: 'theirs', email: 'theirs' });
  });
});
