import { useMayChange } from '@jackfield/kit/may';
import { paths } from '@jackfield/contract';
import type { BlacklistDirection } from '@jackfield/contract/api/blacklist';
import { useBreadcrumb } from '@jackfield/kit/breadcrumb';
import { lazyPart } from '@jackfield/kit/lazy-part';
import { LinkTabs } from '@jackfield/records/edit-page';
import { common, useT } from '@jackfield/runtime';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { accountMessages } from '../account/messages.ts';
import { BlacklistListing } from './blacklist-listing.tsx';
import { blacklistMessages } from './messages.ts';

const EntryDialog = lazyPart(() => import('./entry-dialog.tsx').then((file) => file.EntryDialog));

const page = paths.admin.company.blacklist();
const lists = { inbound: page, outbound: `${page}?list=outbound` } as const;

/** A number that a link has filled in; anything else is nothing. */
const numberIn = (query: URLSearchParams) => /^\+\d{7,15}$/.exec(query.get('number') ?? '')?.[0];

/** What is blocked next: asked for by a button, or by an address as the command palette has it. */
function useBlocking(direction: BlacklistDirection) {
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  const [pressed, setPressed] = useState<BlacklistDirection | null>(null);
  const mayChange = useMayChange();
  const isAsked = mayChange && query.get('drawer') === 'add';
  const blocked = pressed ?? (isAsked ? direction : null);

  function close(): void {
    setPressed(null);
    if (!isAsked) return;
    const next = new URLSearchParams(query);
    for (const member of ['drawer', 'number']) next.delete(member);
    setQuery(next, { replace: true, preventScrollReset: true });
  }

  /** The list with the new entry is the one that somebody wants to see. */
  function showEntry(): void {
    close();
    if (blocked !== null && blocked !== direction) void navigate(lists[blocked]);
  }

  return {
    blocked,
    number: pressed === null ? numberIn(query) : undefined,
    ask: setPressed,
    close,
    showEntry,
  };
}

/** /admin-settings/company/blacklist: who is not called, and whose calls are turned away (NUM-06). */
export function Component() {
  const t = useT();
  const [query] = useSearchParams();
  const direction: BlacklistDirection = query.get('list') === 'outbound' ? 'outbound' : 'inbound';
  const blocking = useBlocking(direction);
  useBreadcrumb([{ label: t(accountMessages.company) }, { label: t(blacklistMessages.title) }]);
  const tabs = (
    <LinkTabs
      tabs={[
        {
          label: t(common.inbound),
          to: lists.inbound,
          isOpen: direction === 'inbound',
        },
        {
          label: t(common.outbound),
          to: lists.outbound,
          isOpen: direction === 'outbound',
        },
      ]}
    />
  );
  return (
    <>
      <BlacklistListing key={direction} direction={direction} tabs={tabs} onBlock={blocking.ask} />
      {blocking.blocked !== null && (
        <EntryDialog
          key={blocking.number ?? ''}
          direction={blocking.blocked}
          entry={null}
          number={blocking.number}
          onSaved={blocking.showEntry}
          onClose={blocking.close}
        />
      )}
    </>
  );
}
