import { renderInPortal } from '@jackfield/kit/testing';
import { Button, IconButton } from '@jackfield/kit/ui/core';
import { Checkbox, Field, Input, RadioGroup, Switch } from '@jackfield/kit/ui/form';
import { Menu } from '@jackfield/kit/ui/menu';
import { Dialog } from '@jackfield/kit/ui/overlay';
import { Select } from '@jackfield/kit/ui/select';
import { signInWithRole, signOutOfTest } from '@jackfield/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Looking } from './looking.tsx';
import { useMayChange } from './use-may.ts';

afterEach(() => {
  cleanup();
  signOutOfTest();
});

const run = vi.fn();
const isOff = (role: string) => (screen.getByRole(role) as HTMLInputElement).disabled;

it('[RIGHT-02] what is only looked at shows its values and takes none', () => {
  renderInPortal(
    <Looking on>
      <Input defaultValue="Main line" />
      <Switch checked aria-label="Recorded" />
      <Checkbox aria-label="Always" />
    </Looking>,
  );
  expect(screen.getByDisplayValue('Main line')).toBeTruthy();
  expect(['textbox', 'switch', 'checkbox'].map(isOff)).toEqual([true, true, true]);
});

it('[RIGHT-02] what is only looked at takes nothing where its form says that it might', () => {
  const options = [{ value: 'a', label: 'Hang up' }];
  renderInPortal(
    <Looking on>
      <Field label="Name" hint="Letters and digits" required>
        <Input defaultValue="Main line" disabled={false} />
      </Field>
      <RadioGroup label="Then" options={options} value="a" onChange={run} />
      <Select aria-label="Greeting" disabled={false} value="a" options={options} />
      <Select looks aria-label="Shown" value="a" options={options} />
    </Looking>,
  );
  expect(['textbox', 'radio'].map(isOff)).toEqual([true, true]);
  const [greeting, shown] = screen.getAllByRole<HTMLInputElement>('combobox');
  expect([greeting?.disabled, shown?.disabled]).toEqual([true, false]);
  expect(screen.queryByText('Letters and digits')).toBeNull();
});

it('[RIGHT-02] buttons and menus that change something are not there where one only looks', () => {
  renderInPortal(
    <Looking on>
      <Button>Add</Button>
      <IconButton label="Remove" icon={null} />
      <Menu groups={[[{ key: 'edit', label: 'Edit', run }]]}>
        <button type="button">More</button>
      </Menu>
      <Button looks>History</Button>
      <Button href="tel:911">Call</Button>
    </Looking>,
  );
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['History']);
  expect(screen.getByRole('link', { name: 'Call' })).toBeTruthy();
});

it('[RIGHT-02] a menu keeps what changes nothing', async () => {
  const groups = [
    [
      { key: 'copy', label: 'Copy', looks: true, run },
      { key: 'edit', label: 'Edit', run },
    ],
  ];
  const { user } = renderInPortal(
    <Looking on>
      <Menu groups={groups}>
        <Button looks>More</Button>
      </Menu>
    </Looking>,
  );
  await user.click(screen.getByRole('button', { name: 'More' }));
  await screen.findByRole('menuitem', { name: 'Copy' });
  expect(screen.queryByRole('menuitem', { name: 'Edit' })).toBeNull();
});

it('[RIGHT-02] a dialog that opens over it can be left', async () => {
  renderInPortal(
    <Looking on>
      <Dialog open title="What happened" onClose={run} />
    </Looking>,
  );
  expect(await screen.findByRole('button', { name: 'Cancel' })).toBeTruthy();
});

function Asking() {
  return useMayChange() ? 'changes' : 'looks';
}

it.each([
  ['phoneManager', '/admin-settings/numbers/listing', 'changes'],
  ['phoneManager', '/admin-settings/users/listing', 'looks'],
  ['auditor', '/admin-settings/numbers/listing', 'looks'],
  ['billing', '/admin-settings/company/usage', 'changes'],
  ['auditor', '/your-settings/profile', 'changes'],
] as const)('[RIGHT-02] somebody who is %s at %s %s', (role, path, answer) => {
  signInWithRole(role);
  renderInPortal(<Asking />, { path });
  expect(screen.getByText(answer)).toBeTruthy();
});
