import type { Campaign } from '@jackfield/contract/api/campaign';
import type { TextingNumber } from '@jackfield/contract/api/texting';
import { EmptyState } from '@jackfield/kit/empty-state';
import { LoadFailure } from '@jackfield/kit/error-alert';
import { lazyPart } from '@jackfield/kit/lazy-part';
import { Button } from '@jackfield/kit/ui/core';
import { Hash, Plus, SearchX } from '@jackfield/kit/ui/icons';
import { SearchField, useAddDrawer, useSkeleton } from '@jackfield/lists/list-page';
import { common, useLiveRefetch, useT } from '@jackfield/runtime';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CampaignPage } from '../campaign-page/campaign-page.tsx';
import { pageMessages } from '../campaign-page/messages.ts';
import { numbersMessages as messages } from './messages.ts';
import css from './numbers.module.css';
import { attachedOptions, numbersKey } from './numbers-query.ts';
import { NumbersTable } from './numbers-table.tsx';
import { RemoveDialog } from './remove-dialog.tsx';

const AddNumbersDrawer = lazyPart(() =>
  import('./add-numbers-drawer.tsx').then((file) => file.AddNumbersDrawer),
);

const none: ReadonlySet<string> = new Set();
const noNumbers: TextingNumber[] = [];
const eventTypes = ['phonenumber', 'campaign'] as const;

function CampaignNumbers({ campaign }: { campaign: Campaign }) {
  const t = useT();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState(none);
  const [removed, setRemoved] = useState<readonly TextingNumber[]>([]);
  const adding = useAddDrawer();
  useLiveRefetch(eventTypes, numbersKey);
  const query = useInfiniteQuery({
    ...attachedOptions({ search, campaignId: campaign.id }),
    placeholderData: keepPreviousData,
  });
  const placeholders = useSkeleton(query.isPending);
  const { numbers, counts } = query.data ?? { numbers: noNumbers, counts: null };
  const selection = numbers.filter(({ id }) => chosen.has(id));
  const isOpen = campaign.status === 'active';
  const addButton = isOpen && (
    <Button
      type="primary"
      icon={<Plus size={16} strokeWidth={1.75} />}
      aria-haspopup="dialog"
      onClick={adding.open}
    >
      {t(messages.add)}
    </Button>
  );
  const isEmpty = query.isSuccess && numbers.length === 0;
  return (
    <>
      {query.isError && <LoadFailure title={t(messages.failed)} query={query} />}
      {isEmpty && search === '' && (
        <EmptyState icon={Hash} title={t(messages.none)} action={addButton}>
          {t(isOpen ? messages.noneText : messages.noneClosed)}
        </EmptyState>
      )}
      {(!isEmpty || search !== '') && !query.isError && (
        <div className={css.tools}>
          <SearchField value={search} onChange={setSearch} placeholder={t(messages.search)} />
          <span className={`ui-secondary ${css.count}`}>
            {counts !== null && <Counts {...counts} />}
          </span>
          {selection.length > 0 ? (
            <Button danger onClick={() => setRemoved(selection)}>
              {t(messages.removeChosen, { count: selection.length })}
            </Button>
          ) : (
            addButton
          )}
        </div>
      )}
      {isEmpty && search !== '' && (
        <EmptyState icon={SearchX} title={t(messages.noMatch, { search })}>
          {t(messages.note)}
        </EmptyState>
      )}
      {(numbers.length > 0 || (query.isPending && placeholders)) && (
        <>
          <NumbersTable
            label={t(pageMessages.numbers)}
            numbers={numbers}
            loading={query.isPending && placeholders ? 6 : 0}
            chosen={chosen}
            onChoose={setChosen}
            onRemove={(number) => setRemoved([number])}
          />
          <p className={`ui-secondary ${css.note}`}>{t(messages.note)}</p>
        </>
      )}
      {query.hasNextPage && (
        <Button
          looks
          size="small"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t(messages.more)}
        </Button>
      )}
      {adding.isOpen && isOpen && <AddNumbersDrawer campaign={campaign} onClose={adding.close} />}
      {removed.length > 0 && (
        <RemoveDialog
          campaign={campaign}
          numbers={removed}
          onRemoved={() => {
            setRemoved([]);
            setChosen(none);
          }}
          onClose={() => setRemoved([])}
        />
      )}
    </>
  );
}

/** How many there are, how many can text, and how many are on their way there. */
function Counts({ all, ready, waiting }: { all: number; ready: number; waiting: number }) {
  const t = useT();
  const parts = [
    t(common.countNumbers, { count: all }),
    ready > 0 && t(messages.canTextCount, { count: ready }),
    waiting > 0 && t(messages.switchingCount, { count: waiting }),
  ];
  return parts.filter(Boolean).join(' · ');
}

/** Numbers that send for a campaign: add many, move, remove (COMP-11). */
export const Component = () => (
  <CampaignPage>{(campaign) => <CampaignNumbers campaign={campaign} />}</CampaignPage>
);
