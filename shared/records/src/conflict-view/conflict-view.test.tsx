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
  it('shows base, theirs and yours by field and keeps yours unless told otherwise', async () => {
    const onSave = vi.fn();
    renderKit(<ConflictView name="Tomás" fields={fields} onSave={onSave} onClose={vi.fn()} />);
    const title = within(screen.getByRole('group', { name: 'Title' }));
    expect(title.getByText('Before: Clerk')).toBeDefined();
    await userEvent.click(title.getByRole('radio', { name: /Manager/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Save this choice' }));
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
