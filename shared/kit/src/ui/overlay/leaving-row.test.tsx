import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderKit } from '../../testing/render-kit.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

afterEach(cleanup);

interface ListProps {
  /** Whether the row leaves before the dialog does, or by an answer that comes later. */
  leaves: 'before' | 'after';
  names: string[];
}

function List({ leaves, names }: ListProps) {
  const [rows, setRows] = useState(names);
  const [asked, ask] = useState<string | null>(null);
  const remove = () => setRows((all) => all.filter((name) => name !== asked));
  const confirm = () => {
    if (leaves === 'before') remove();
    else requestAnimationFrame(remove);
    ask(null);
  };
  return (
    <main>
      <h1>Teams</h1>
      <ul>
        {rows.map((name) => (
          <li key={name}>
            <a href="#team">{name}</a>
            <button type="button" aria-haspopup="menu" onClick={() => ask(name)}>
              Actions for {name}
            </button>
          </li>
        ))}
      </ul>
      {asked !== null && (
        <ConfirmDialog
          title="Delete?"
          confirmText="Delete"
          onConfirm={confirm}
          onClose={() => ask(null)}
        >
          Sure?
        </ConfirmDialog>
      )}
    </main>
  );
}

const actions = (name: string) => screen.getByRole('button', { name: `Actions for ${name}` });

describe('a dialog that removes the row it was opened from', () => {
  it.each([
    ['before', 'Front desk', 'Sales'],
    ['after', 'Front desk', 'Sales'],
    ['after', 'Sales', 'Front desk'],
  ] as const)('the row leaves %s it: focus goes from %s to %s', async (leaves, gone, next) => {
    renderKit(<List leaves={leaves} names={['Front desk', 'Sales']} />);
    await userEvent.click(actions(gone));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(document.activeElement).toBe(actions(next)));
  });

  it('goes to the heading from the last row of all', async () => {
    renderKit(<List leaves="after" names={['Sales']} />);
    await userEvent.click(actions('Sales'));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading')));
  });

  it('returns to the row that stays', async () => {
    renderKit(<List leaves="after" names={['Sales']} />);
    await userEvent.click(actions('Sales'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(actions('Sales')));
  });
});
