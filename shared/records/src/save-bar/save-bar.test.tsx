import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SaveBar } from './save-bar.tsx';

const nothing = () => undefined;
afterEach(cleanup);

describe('SaveBar', () => {
  it('names the changed fields and is gone without any', () => {
    const bar = (changed: string[]) => (
      <SaveBar changed={changed} onDiscard={nothing} onSave={nothing} />
    );
    const { rerender } = render(bar(['Last name', 'Title']));
    expect(screen.getByText('Last name, Title')).toBeDefined();
    rerender(bar([]));
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('saves by Ctrl + S, but not twice at once and not without a change', async () => {
    const onSave = vi.fn();
    const bar = (changed: string[], saving: boolean) => (
      <SaveBar changed={changed} saving={saving} onDiscard={nothing} onSave={onSave} />
    );
    const { rerender } = render(bar(['Title'], false));
    await userEvent.keyboard('{Control>}s{/Control}');
    expect(onSave).toHaveBeenCalledOnce();
    rerender(bar(['Title'], true));
    await userEvent.keyboard('{Control>}s{/Control}');
    rerender(bar([], false));
    await userEvent.keyboard('{Control>}s{/Control}');
    expect(onSave).toHaveBeenCalledOnce();
  });

  it('counts refused fields and names them', () => {
    render(
      <SaveBar
        changed={['First name', 'Title']}
        invalid={['First name']}
        onDiscard={nothing}
        onSave={nothing}
      />,
    );
    expect(screen.getByText('1 field needs attention')).toBeDefined();
    expect(screen.getByText('First name')).toBeDefined();
  });

  it('hides Discard and says Saving… while it saves', () => {
    render(<SaveBar changed={['Title']} saving onDiscard={nothing} onSave={nothing} />);
    expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Saving…' }).getAttribute('aria-busy')).toBe('true');
  });
});
