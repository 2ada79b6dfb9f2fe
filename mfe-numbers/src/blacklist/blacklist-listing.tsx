import { useMayChange } from '@jackfield/kit/may';
import type { BlacklistDirection } from '@jackfield/contract/api/blacklist';
import { countryName } from '@jackfield/domain/dialing';
import { lazyPart } from '@jackfield/kit/lazy-part';
import { Ban, History, Pencil, Plus, Trash2, Upload } from '@jackfield/kit/ui/icons';
import type { MenuGroups } from '@jackfield/kit/ui/menu';
import { exportAction } from '@jackfield/lists/csv-export';
import {
  type ListDefaults,
  ListPage,
  type ListParams,
  pageRequest,
  type PhoneRow,
  useListing,
} from '@jackfield/lists/list-page';
import { accountAtom, common, type Message, useLiveRefetch, useT } from '@jackfield/runtime';
import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { blacklistCalls, type BlacklistQuery, type ListedEntry } from './blacklist-calls.ts';
import { blacklistColumns } from './columns.tsx';
import { blockedText, entryText, triedText } from './entry-text.ts';
import { blacklistKeys } from './keys.ts';
import { blacklistMessages } from './messages.ts';
import { useDeletion } from './use-deletion.tsx';

const sortKeys = ['number', 'country', 'blacklistType'] as const;

/** A list as it opens without a query in the address. */
const listDefaults: ListDefaults = { sort: { key: 'number', direction: 'asc' } };

/** What the server is asked for; a member of the address that makes no sense is left out. */
const toRequest = (params: ListParams): BlacklistQuery => pageRequest(params, sortKeys);

const EntryDialog = lazyPart(() => import('./entry-dialog.tsx').then((file) => file.EntryDialog));
const BlockImport = lazyPart(() => import('./import-dialog.tsx').then((file) => file.BlockImport));

const RoutedHistory = lazyPart(() =>
  import('@jackfield/call-routing/routed-history').then((file) => file.RoutedHistory),
);

const none: ReadonlySet<string> = new Set();
const idOf = ({ id }: ListedEntry) => id;

/** As a phone shows it: what is blocked and the last try, then where, by whom and since when. */
const phoneRow = (entry: ListedEntry, zone: string): PhoneRow => ({
  title: (
    <>
      {entryText(entry)} <span className="ui-note">{triedText(entry, zone)}</span>
    </>
  ),
  line: [entry.number && countryName(entry.country), blockedText(entry, zone)]
    .filter(Boolean)
    .join(' · '),
});

/** What the actions at the head say. */
const blockLabels = {
  outbound: blacklistMessages.addOutbound,
  inbound: blacklistMessages.addInbound,
} as const satisfies Record<BlacklistDirection, Message>;

interface BlacklistListingProps {
  direction: BlacklistDirection;
  tabs: ReactNode;
  /** Asks what is to be blocked, on this list or on the other. */
  onBlock(direction: BlacklistDirection): void;
}

/** One of the two lists with its actions. */
export function BlacklistListing({ direction, tabs, onBlock }: BlacklistListingProps) {
  const text = useT();
  const mayChange = useMayChange();
  const calls = blacklistCalls[direction];
  useLiveRefetch(['blacklist'], blacklistKeys.lists);
  const { listing, loaded } = useListing(listDefaults, (params) => {
    const query = toRequest(params);
    return {
      queryKey: blacklistKeys.list(direction, query),
      load: (signal) => calls.list(query, signal),
    };
  });
  const [chosen, setChosen] = useState(none);
  const [edited, setEdited] = useState<ListedEntry | null>(null);
  const [isImporting, setImporting] = useState(false);
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const client = useQueryClient();
  const accountId = useAtomValue(accountAtom)?.id;
  const deletion = useDeletion(direction, () => setChosen(none));
  const { ask } = deletion;

  const zone = useAtomValue(accountAtom)?.timeZone ?? 'UTC';
  const columns = useMemo(() => blacklistColumns(direction, zone), [direction, zone]);
  const menu = useCallback(
    (entry: ListedEntry): MenuGroups => [
      [
        {
          key: 'edit',
          label: text(common.edit),
          icon: Pencil,
          shortcut: 'E',
          run: () => setEdited(entry),
        },
      ],
      [
        {
          key: 'delete',
          label: text(common.delete),
          icon: Trash2,
          danger: true,
          run: () => ask([entry]),
        },
      ],
    ],
    [text, ask],
  );
  const { pageNum: _page, limit: _limit, ...request } = toRequest(listing.params);
  const more = ({ isEmpty }: { isEmpty: boolean }): MenuGroups => [
    [
      {
        key: 'import',
        label: text(blacklistMessages.import),
        icon: Upload,
        run: () => setImporting(true),
      },
      ...(isEmpty
        ? []
        : [
            exportAction({
              name: `blacklist-${direction}`,
              load: () => calls.exportFile(request),
            }),
          ]),
      {
        key: 'history',
        looks: true,
        label: text(common.history),
        icon: History,
        run: () => setHistoryOpen(true),
      },
    ],
  ];
  const isOutbound = direction === 'outbound';
  const other = isOutbound ? 'inbound' : 'outbound';
  const texts = isOutbound
    ? [blacklistMessages.emptyOutbound, blacklistMessages.emptyOutboundText]
    : [blacklistMessages.emptyInbound, blacklistMessages.emptyInboundText];
  const [emptyTitle, emptyText] = texts.map((message) => text(message));

  return (
    <>
      <ListPage
        {...listing}
        list={`numbers.blacklist.${direction}`}
        title={text(blacklistMessages.title)}
        things={text(blacklistMessages.things)}
        icon={Ban}
        tabs={tabs}
        primary={{ label: text(blockLabels[direction]), run: () => onBlock(direction) }}
        secondary={{
          label: text(blockLabels[other]),
          icon: Plus,
          isBehind: !isOutbound,
          run: () => onBlock(other),
        }}
        more={more}
        searchPlaceholder={text(
          isOutbound ? blacklistMessages.search : blacklistMessages.searchInbound,
        )}
        searchPlaceholderShort={text(blacklistMessages.searchShort)}
        texts={{
          emptyTitle: emptyTitle ?? '',
          emptyText: emptyText ?? '',
          noMatchText: text(blacklistMessages.noMatchText, { count: listing.all ?? 0 }),
          deniedTitle: text(blacklistMessages.deniedTitle),
        }}
        columns={columns}
        rowId={idOf}
        rowName={entryText}
        {...(mayChange && { onOpen: setEdited })}
        menu={menu}
        phoneRow={(entry) => phoneRow(entry, zone)}
        chosen={chosen}
        onChosen={setChosen}
        bulk={{
          actions: [
            {
              key: 'delete',
              label: text(common.delete),
              icon: Trash2,
              danger: true,
              run: () => ask((loaded ?? []).filter(({ id }) => chosen.has(id))),
            },
          ],
        }}
      />
      {deletion.dialog}
      {edited !== null && (
        <EntryDialog
          direction={direction}
          entry={edited}
          story={[blockedText(edited, zone), triedText(edited, zone)].filter(Boolean).join(' · ')}
          onClose={() => setEdited(null)}
        />
      )}
      {isHistoryOpen && accountId !== undefined && (
        <RoutedHistory
          entity={`${direction}Blacklist`}
          record={{ id: accountId, name: text(blacklistMessages[`${direction}List`]) }}
          eventTypes={['blacklist']}
          onRestored={() => void client.invalidateQueries({ queryKey: blacklistKeys.lists })}
          onClose={() => setHistoryOpen(false)}
        />
      )}
      {isImporting && <BlockImport direction={direction} onClose={() => setImporting(false)} />}
    </>
  );
}
