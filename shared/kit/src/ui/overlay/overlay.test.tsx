import { act, cleanup, fireEvent, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderKit } from '../../testing/render-kit.tsx';
import { Menu } from '../menu/menu.tsx';
import { Select } from '../select/select.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog, type DialogWidth } from './dialog.tsx';
import { useDialogFocus } from './dialog-focus.ts';
import { Drawer } from './drawer.tsx';
import { LoadingDialog } from './loading-dialog.tsx';

const nothing = () => undefined;

/** Enter as a browser has it: where nothing is prevented, a button that has the focus by then is pressed. */
function pressEnter(at: Element): void {
  const isLeftToBrowser = fireEvent.keyDown(at, { key: 'Enter', keyCode: 13 });
  const focused = document.activeElement;
  if (isLeftToBrowser && focused instanceof HTMLButtonElement) fireEvent.click(focused);
}

afterEach(cleanup);

describe('Drawer', () => {
  it.each([
    ['default', null],
    ['success', 'lucide-circle-check'],
    ['failure', 'lucide-circle-alert'],
  ] as const)('SHELL-53 is 650 px wide and marks the header %s', (header, icon) => {
    renderKit(
      <Drawer open title="Order" header={header} onClose={nothing}>
        text
      </Drawer>,
    );
    const drawer = screen.getByRole('dialog');
    const wrapper = drawer.closest<HTMLElement>('.ant-drawer-content-wrapper');
    expect(wrapper?.style.width).toBe('650px');
    expect(drawer.querySelector('[data-header]')?.getAttribute('data-header')).toBe(header);
    expect(drawer.querySelector(`.${icon ?? 'lucide-circle-check'}`) !== null).toBe(icon !== null);
  });

  it('SHELL-53 closes by its close button', async () => {
    const close = vi.fn();
    renderKit(<Drawer open title="Order" onClose={close} />);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(close).toHaveBeenCalledOnce();
  });
});

describe('Dialog', () => {
  it('has room for the button that closes beside a long title', () => {
    renderKit(<Dialog open title="Cancel the account of Harbor Dental Group?" onClose={nothing} />);
    const head = screen.getByText(/^Cancel the account/).closest('[class*="header"]');
    expect(head && getComputedStyle(head).paddingRight).toBe('52px');
  });

  it('SHELL-54 is 600 px wide, and 750 for Add IVR Menu', () => {
    const { rerender } = renderKit(<Dialog open title="Advanced Settings" onClose={nothing} />);
    expect(screen.getByRole('dialog').style.width).toBe('600px');
    rerender(<Dialog open title="Add IVR Menu" width={750} onClose={nothing} />);
    expect(screen.getByRole('dialog').style.width).toBe('750px');
  });

  it('SHELL-55 comes in no width outside 520 to 1067 px', () => {
    // The type asks for every width here that a dialog may name.
    const widths: { [width in DialogWidth]: width } = {
      520: 520,
      600: 600,
      750: 750,
      920: 920,
      1067: 1067,
    };
    const shown = Object.values(widths).map((width) => {
      renderKit(<Dialog open title="Picker" width={width} onClose={nothing} />);
      const drawn = screen.getByRole('dialog').style.width;
      cleanup();
      return Number.parseInt(drawn, 10);
    });
    expect(shown).toEqual([520, 600, 750, 920, 1067]);
  });

  it('SHELL-54 has a close button only when it may be closed', () => {
    const { rerender } = renderKit(<Dialog open title="Picker" onClose={nothing} />);
    expect(screen.getByRole('button', { name: 'Close' })).toBeDefined();
    rerender(<Dialog open title="Picker" closable={false} onClose={nothing} />);
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  });

  it('begins at its first field, unless somebody was quicker than its movement', async () => {
    renderKit(
      <section data-testid="body">
        <h2 tabIndex={-1}>Step 2</h2>
        <input aria-label="Name" />
        <input aria-label="Note" />
      </section>,
    );
    const inside = { current: screen.getByTestId('body') };
    const { result } = renderHook(() => useDialogFocus(inside, true));
    const focused = () => document.activeElement;

    act(() => result.current(true));
    expect(focused()).toBe(screen.getByLabelText('Name'));
    screen.getByLabelText('Note').focus();
    act(() => result.current(true));
    expect(focused()).toBe(screen.getByLabelText('Note'));
    screen.getByRole('heading').focus();
    act(() => result.current(true));
    expect(focused()).toBe(screen.getByLabelText('Name'));

    await userEvent.keyboard('{Enter}');
    screen.getByRole('heading').focus();
    act(() => result.current(true));
    expect(focused()).toBe(screen.getByRole('heading'));
  });

  it.each([
    ['dialog', Dialog],
    ['drawer', Drawer],
  ] as const)('a %s that holds input asks on Escape before it is lost', async (_, Layer) => {
    const close = vi.fn();
    renderKit(
      <Layer open title="Picker" dirty onClose={close}>
        <input aria-label="Area" />
      </Layer>,
    );
    await userEvent.type(screen.getByLabelText('Area'), '{Escape}');
    expect(await screen.findByText('Discard what you typed?')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
    await vi.waitFor(() => expect(screen.queryByText('Discard what you typed?')).toBeNull());
    expect(close).not.toHaveBeenCalled();
    await userEvent.type(screen.getByLabelText('Area'), '{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(close).toHaveBeenCalledOnce();
  });

  it('is not left by Escape while work runs, and at once where nothing was typed', async () => {
    const close = vi.fn();
    const { rerender } = renderKit(<Dialog open title="Picker" dirty busy onClose={close} />);
    await userEvent.keyboard('{Escape}');
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(close).not.toHaveBeenCalled();
    rerender(<Dialog open title="Picker" onClose={close} />);
    await userEvent.keyboard('{Escape}');
    expect(close).toHaveBeenCalledOnce();
  });

  it('submits on Ctrl + Enter', async () => {
    const submit = vi.fn();
    renderKit(
      <Dialog open title="Picker" onSubmit={submit} onClose={nothing}>
        <input aria-label="Area" />
      </Dialog>,
    );
    await userEvent.type(screen.getByLabelText('Area'), '{Control>}{Enter}{/Control}');
    expect(submit).toHaveBeenCalledOnce();
  });

  it('submits on Ctrl + Enter in a choice, whose list it does not open', async () => {
    const submit = vi.fn();
    renderKit(
      <Dialog open title="Picker" onSubmit={submit} onClose={nothing}>
        <Select aria-label="Area" options={[{ value: '251', label: '251' }]} />
      </Dialog>,
    );
    const area = screen.getByRole('combobox', { name: 'Area' });
    area.focus();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await vi.waitFor(() => expect(submit).toHaveBeenCalledOnce());
    expect(area.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(area);
    await screen.findByTitle('251');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await vi.waitFor(() => expect(submit).toHaveBeenCalledTimes(2));
  });

  it('submits on Enter in its only field, and not in one of several', async () => {
    const submit = vi.fn();
    const { rerender } = renderKit(
      <Dialog open title="Picker" onSubmit={submit} onClose={nothing}>
        <input aria-label="Area" />
        <input type="checkbox" aria-label="Toll free" />
      </Dialog>,
    );
    await userEvent.type(screen.getByLabelText('Area'), '251{Enter}');
    expect(submit).toHaveBeenCalledOnce();
    await userEvent.type(screen.getByLabelText('Toll free'), '{Enter}');
    rerender(
      <Dialog open title="Picker" onSubmit={submit} onClose={nothing}>
        <input aria-label="Area" />
        <input aria-label="Label" />
      </Dialog>,
    );
    await userEvent.type(screen.getByLabelText('Area'), '{Enter}');
    expect(submit).toHaveBeenCalledOnce();
  });

  it('SHELL-56 blocks with the text Loading... until the work ends', () => {
    const { rerender } = renderKit(<LoadingDialog open />);
    expect(screen.getByRole('dialog').textContent).toContain('Loading...');
    expect(screen.queryByRole('button')).toBeNull();
    rerender(<LoadingDialog open={false} />);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('Escape', () => {
  function Layers() {
    const [open, setOpen] = useState<readonly string[]>([]);
    const close = () => setOpen((now) => now.slice(0, -1));
    return (
      <>
        <button type="button" onClick={() => setOpen(['drawer'])}>
          Open drawer
        </button>
        <button type="button" onClick={() => setOpen(['dialog'])}>
          Open dialog
        </button>
        <Dialog open={open.includes('dialog')} title="A dialog" onClose={close} />
        <Drawer open={open.includes('drawer')} title="A drawer" onClose={close}>
          <button type="button" onClick={() => setOpen(['drawer', 'dialog'])}>
            Ask
          </button>
        </Drawer>
      </>
    );
  }
  const shown = () => screen.queryAllByRole('dialog').length;

  it('closes the topmost layer only, and what is opened after one that was closed', async () => {
    renderKit(<Layers />);
    await userEvent.click(screen.getByText('Open dialog'));
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(shown()).toBe(0));
    await userEvent.click(screen.getByText('Open drawer'));
    await userEvent.click(screen.getByText('Ask'));
    expect(shown()).toBe(2);
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(shown()).toBe(1));
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(shown()).toBe(0));
  });
});

describe('Dialog with a panel', () => {
  it('holds the panel beside what it shows, within one dialog', () => {
    renderKit(
      <Dialog open title="Steps" aside={<p>Step 1 of 4</p>} closable={false} onClose={nothing}>
        <p>The company</p>
      </Dialog>,
    );
    const dialog = screen.getByRole('dialog', { name: 'Steps' });
    expect(dialog.textContent).toMatch(/The company.*Step 1 of 4/);
  });
});

describe('ConfirmDialog', () => {
  it('is 520 px wide, names the thing and starts on the safe button', async () => {
    const confirm = vi.fn();
    const close = vi.fn();
    renderKit(
      <ConfirmDialog
        open
        title="Delete “Holiday closure 2026”?"
        confirmText="Delete voicemail"
        onConfirm={confirm}
        onClose={close}
      >
        Are you sure you want to delete this voicemail?
      </ConfirmDialog>,
    );
    expect(screen.getByRole('dialog').style.width).toBe('520px');
    await vi.waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' })),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Delete voicemail' }));
    expect(confirm).toHaveBeenCalledOnce();
    expect(close).not.toHaveBeenCalled();
  });
});

describe('focus', () => {
  function Page({ part }: { part: 'dialog' | 'drawer' }) {
    const [isOpen, setOpen] = useState(false);
    const close = () => setOpen(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        {isOpen && part === 'dialog' && <Dialog open title="Picker" onClose={close} />}
        {isOpen && part === 'drawer' && <Drawer open title="Order" onClose={close} />}
      </>
    );
  }

  it.each(['dialog', 'drawer'] as const)('returns to the opener of a %s', async (part) => {
    renderKit(<Page part={part} />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    const close = await screen.findByRole('button', { name: 'Close' });
    await userEvent.click(close);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }));
  });

  it('returns to the button of a menu that Escape closes', async () => {
    renderKit(
      <Menu groups={[[{ key: 'edit', label: 'Edit label…', run: () => undefined }]]}>
        <button type="button">More</button>
      </Menu>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    await vi.waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('menuitem'));
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More' })),
    );
  });

  it('a verb chosen by Enter closes its menu, and the menu stays closed', async () => {
    const open = vi.fn();
    renderKit(
      <Menu groups={[[{ key: 'edit', label: 'Edit label…', run: open }]]}>
        <button type="button">More</button>
      </Menu>,
    );
    const more = screen.getByRole('button', { name: 'More' });
    await userEvent.click(more);
    await vi.waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('menuitem'));
    pressEnter(screen.getByRole('menuitem'));
    expect(open).toHaveBeenCalledOnce();
    expect(more.getAttribute('aria-expanded')).toBe('false');
  });

  it('returns to the button of the menu whose verb opened it', async () => {
    const open = vi.fn();
    renderKit(
      <Menu groups={[[{ key: 'edit', label: 'Edit label…', run: open }]]}>
        <button type="button">More</button>
      </Menu>,
    );
    const more = screen.getByRole('button', { name: 'More' });
    await userEvent.click(more);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit label…' }));
    expect(open).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(more);
  });
});
