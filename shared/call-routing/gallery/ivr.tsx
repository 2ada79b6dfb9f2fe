import { IvrPanel } from '@jackfield/call-routing/ivr-panel';
import css from '@jackfield/kit/gallery/frame.module.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { menuKeys } from '../src/ivr-panel/menu-queries.ts';
import {
  sampleActions,
  sampleIds,
  sampleMedium,
  sampleMenu,
  sampleMenus,
  sampleOwner as owner,
} from '../src/ivr-panel/sample-menu.ts';

const { welcome, frontDesk, billing, locations, daniel } = sampleIds;
const greeting = sampleMedium({
  isSelected: true,
  duration: 19,
  inputText:
    'Thank you for calling Harbor Dental. For the front desk, press 1. For billing, press 3. For our locations, press 4. For the pharmacy, press 5.',
});
const menus = [
  sampleMenu({
    isDefault: true,
    keys: [
      { input: '1', action: 'team', actionId: frontDesk },
      { input: '3', action: 'team', actionId: billing },
      { input: '4', action: 'ivr', actionId: locations },
      { input: '0', action: 'teammate', actionId: daniel },
    ],
    media: [greeting],
    menuMedia: { greeting: welcome, exitMedia: null, invalidMedia: null, transferMedia: null },
  }),
  sampleMenu({ id: locations, name: 'Locations' }),
  sampleMenu({ id: billing, name: 'Holiday', keys: [] }),
];

const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
const peaks = Array.from({ length: 64 }, (_, bar) => Math.abs(Math.sin(bar * 0.74)));
client.setQueryData(['media', 'sound', welcome], { url: '', peaks });

/** IVR menus of a team; `state` is empty, missing (no key) or loading. */
export function Ivr() {
  const state = new URLSearchParams(location.search).get('state');
  const shown = { empty: [], missing: menus.slice(2) }[state ?? ''] ?? menus;
  if (state !== 'loading') client.setQueryData(menuKeys.list(owner), sampleMenus(shown));
  client.setQueryData(menuKeys.actions(owner), sampleActions());
  return (
    <QueryClientProvider client={client}>
      <main className={css.sheet}>
        <h1>Call handling</h1>
        <IvrPanel owner={owner} />
      </main>
    </QueryClientProvider>
  );
}
