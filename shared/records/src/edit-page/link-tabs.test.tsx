import { fillBrowserGaps } from '@jackfield/testing';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type LinkTab, LinkTabs } from './link-tabs.tsx';
import { useMarkUnsaved } from './unsaved-tabs.ts';

const tabs = [
  { label: 'Profile', to: '/a', mark: 'unsaved' as const },
  { label: 'Voicemail', to: '/b' },
];

function show() {
  const router = createMemoryRouter([{ path: '*', element: <LinkTabs tabs={tabs} /> }], {
    initialEntries: ['/a'],
  });
  render(<RouterProvider router={router} />);
  return router;
}
afterEach(cleanup);

describe('LinkTabs', () => {
  it('are links of which one is the page, with what is the matter in words', () => {
    show();
    const tab = screen.getByRole('link', { name: 'Profile, unsaved changes' });
    expect(tab.getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: 'Voicemail' }).getAttribute('aria-current')).toBeNull();
  });

  it('opens by Alt and its number, and moves along by arrows', async () => {
    const router = show();
    screen.getByRole('link', { name: /Profile/ }).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Voicemail' }));
    await userEvent.keyboard('{Alt>}[Digit2]{/Alt}');
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/b'));
  });

  it('bring the open one into sight again once a count has moved it', () => {
    fillBrowserGaps();
    const into = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
    const counted: LinkTab[] = [
      { label: 'Check', to: '/a', count: { value: 3, text: '3 calls drop', isLoss: true } },
      { label: 'Planned', to: '/b' },
    ];
    const at = (list: LinkTab[]) => (
      <MemoryRouter initialEntries={['/b']}>
        <LinkTabs tabs={list} />
      </MemoryRouter>
    );
    const { rerender } = render(at(tabs));
    expect(into).toHaveBeenCalledTimes(1);
    rerender(at([...counted]));
    expect(into).toHaveBeenCalledTimes(2);
    rerender(at([...counted]));
    expect(into).toHaveBeenCalledTimes(2);
    into.mockRestore();
  });

  it('say at the foot of another tab what is not saved, and lead to it', async () => {
    const plain = tabs.map(({ label, to }) => ({ label, to }));
    const Marked = () => {
      useMarkUnsaved('/a', true);
      return <LinkTabs tabs={plain} />;
    };
    const router = createMemoryRouter([{ path: '*', element: <Marked /> }], {
      initialEntries: ['/b'],
    });
    render(<RouterProvider router={router} />);
    const bar = screen.getByRole('region', { name: 'Unsaved changes' });
    expect(bar.textContent).toContain('Profile');
    await userEvent.click(screen.getByRole('link', { name: 'Go to Profile' }));
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/a'));
    expect(screen.queryByRole('region', { name: 'Unsaved changes' })).toBeNull();
  });
});
