import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { renderKit } from '../../testing/render-kit.tsx';
import { FormDialog } from './form-dialog.tsx';

afterEach(cleanup);

it('what was confirmed while it was still checked goes on once that is known', async () => {
  const onConfirm = vi.fn();
  const dialog = (checking: boolean, mayConfirm: boolean) => (
    <FormDialog
      title="Add"
      confirmText="Add phone"
      checking={checking}
      mayConfirm={mayConfirm}
      onConfirm={onConfirm}
      onClose={() => undefined}
    />
  );
  const user = userEvent.setup();
  const { rerender } = renderKit(dialog(true, false));
  await user.click(await screen.findByRole('button', { name: /Add phone/ }));
  expect(onConfirm).not.toHaveBeenCalled();
  rerender(dialog(false, true));
  expect(onConfirm).toHaveBeenCalledOnce();
});
