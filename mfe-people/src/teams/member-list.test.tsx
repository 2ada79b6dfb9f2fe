import { listTeammates } from '@jackfield/contract/api/teammate';
import { renderInPortal } from '@jackfield/kit/testing';
import {
  cleanup,
  type FakeApi,
  fakeList,
  fakeTeammate,
  installFakeApi,
  screen,
  signInAs,
  signOutOfTest,
} from '@jackfield/testing';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { MemberList } from './member-list.tsx';

let api: FakeApi;
const names: Record<string, string> = { a: 'Ana Lopez', b: 'Ben Ng', c: 'Cleo Diaz' };

beforeEach(() => {
  signInAs();
  api = installFakeApi();
  api.on(listTeammates, () => fakeList([fakeTeammate()]) as never);
});
afterEach(() => {
  cleanup();
  signOutOfTest();
  api.uninstall();
});

function Members({ isNew }: { isNew: boolean }) {
  const [ids, setIds] = useState(Object.keys(names));
  return (
    <MemberList
      ids={ids}
      isNew={isNew}
      detailsOf={(id) => ({
        details: {
          fullName: names[id] ?? '',
          extension: '101',
          status: 'active',
          profileImage: null,
        },
        isGone: false,
      })}
      error={undefined}
      onChange={setIds}
      onAdd={() => undefined}
    />
  );
}

it.each([true, false])(
  '[TEAM-05] WCAG 2.4.3 keeps the focus in the list (new: %s)',
  async (isNew) => {
    const { user } = renderInPortal(<Members isNew={isNew} />);
    const button = (name: string) => screen.getByRole('button', { name: `Remove ${name}` });
    const adding = () => screen.getByRole('combobox', { name: 'Add member' });
    await user.click(button('Ben Ng'));
    expect(document.activeElement).toBe(button('Cleo Diaz'));
    await user.click(button('Cleo Diaz'));
    if (isNew) {
      expect(document.activeElement).toBe(button('Ana Lopez'));
      await user.click(button('Ana Lopez'));
    }
    expect(document.activeElement).toBe(adding());
  },
);
