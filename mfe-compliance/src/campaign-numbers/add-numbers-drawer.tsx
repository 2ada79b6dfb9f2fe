import type { Campaign } from '@jackfield/contract/api/campaign';
import type { TenantNumber } from '@jackfield/contract/api/number';
import { DrawerForm } from '@jackfield/kit/drawer-form';
import { EmptyState } from '@jackfield/kit/empty-state';
import { LoadFailure } from '@jackfield/kit/error-alert';
import { Button, Skeleton } from '@jackfield/kit/ui/core';
import { Checkbox } from '@jackfield/kit/ui/form';
import { Hash, SearchX } from '@jackfield/kit/ui/icons';
import { useConfirm } from '@jackfield/kit/ui/overlay';
import { SearchField } from '@jackfield/lists/list-page';
import { accountAtom, useT } from '@jackfield/runtime';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { AddRow } from './add-row.tsx';
import { numbersMessages as messages } from './messages.ts';
import css from './numbers.module.css';
import {
  campaignNamesOptions,
  changeNumbers,
  numbersFailure,
  numbersOptions,
} from './numbers-query.ts';
import { useRereadNumbers } from './use-reread-numbers.ts';

interface AddNumbersDrawerProps {
  campaign: Campaign;
  onClose(): void;
}

/** Numbers that were chosen, each with the campaign that it leaves; null for a free one. */
type Choice = ReadonlyMap<string, string | null>;

const nothing: Choice = new Map();
const noNumbers: TenantNumber[] = [];

const isElsewhere = ({ campaignId, campaignStatus }: TenantNumber): boolean =>
  campaignId !== null && campaignStatus !== 'deactivated';

/** Chooses numbers for a campaign: free ones by their tick, those of others by a move (COMP-11). */
export function AddNumbersDrawer({ campaign, onClose }: AddNumbersDrawerProps) {
  const t = useT();
  const tenantId = useAtomValue(accountAtom)?.id ?? '';
  const reread = useRereadNumbers();
  const [search, setSearch] = useState('');
  const [choice, setChoice] = useState(nothing);
  const names = useQuery(campaignNamesOptions()).data;
  const query = useInfiniteQuery({
    ...numbersOptions({ tenantId, search }),
    placeholderData: keepPreviousData,
  });
  const shown = (query.data?.numbers ?? noNumbers).filter(
    ({ country, campaignId }) => country === 'USA' && campaignId !== campaign.id,
  );
  const free = shown.filter((number) => !isElsewhere(number));
  const moves = [...choice].flatMap(([phoneNumberId, from]) =>
    from === null ? [] : [{ phoneNumberId, from }],
  );
  const count = choice.size;
  const added = useConfirm(
    () =>
      changeNumbers(campaign, {
        change: (ids) => [...new Set([...ids, ...choice.keys()])],
        moves,
      }),
    {
      say: numbersFailure,
      done: t(messages.wereAdded, { count }),
      onDone: onClose,
      // What was added elsewhere leaves the choice: the rest can be sent at once.
      onFailed: () => setChoice(nothing),
      settle: reread,
    },
  );
  const choose = (numbers: readonly TenantNumber[], isOn: boolean) => {
    const next = new Map(choice);
    for (const number of numbers) {
      if (isOn) next.set(number.id, isElsewhere(number) ? number.campaignId : null);
      else next.delete(number.id);
    }
    setChoice(next);
  };
  const freeChosen = free.filter(({ id }) => choice.has(id)).length;

  return (
    <DrawerForm
      title={t(messages.addTitle)}
      confirmText={t(messages.addConfirm, { count, moved: moves.length })}
      mayConfirm={count > 0}
      dirty={count > 0}
      discardTitle={t(messages.discard)}
      onClose={onClose}
      {...added.dialog}
    >
      <div className={css.head}>
        <p className="ui-secondary">{t(messages.addText)}</p>
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Enter in the search shall not send the form */}
        <div onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}>
          <SearchField value={search} onChange={setSearch} placeholder={t(messages.search)} />
        </div>
        {free.length > 1 && (
          <Checkbox
            checked={freeChosen === free.length}
            indeterminate={freeChosen > 0 && freeChosen < free.length}
            onChange={({ target }) => choose(free, target.checked)}
          >
            {t(messages.chooseAll)}
          </Checkbox>
        )}
      </div>
      {query.isPending && <Skeleton width="100%" height={240} />}
      {query.isError && <LoadFailure title={t(messages.failed)} query={query} />}
      {query.isSuccess && shown.length === 0 && search === '' && (
        <EmptyState icon={Hash} title={t(messages.allIn)}>
          {t(messages.allInText)}
        </EmptyState>
      )}
      {query.isSuccess && shown.length === 0 && search !== '' && (
        <EmptyState icon={SearchX} title={t(messages.noMatch, { search })}>
          {t(messages.note)}
        </EmptyState>
      )}
      {shown.length > 0 && (
        <ul className={`ui-rows ${css.list}`} aria-label={t(messages.free)}>
          {shown.map((number) => (
            <AddRow
              key={number.id}
              number={number}
              isChosen={choice.has(number.id)}
              campaign={
                isElsewhere(number)
                  ? (names?.get(number.campaignId ?? '') ?? t(messages.otherCampaign))
                  : null
              }
              onChoose={(isOn) => choose([number], isOn)}
            />
          ))}
        </ul>
      )}
      {query.hasNextPage && (
        <Button
          size="small"
          className={css.more ?? ''}
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t(messages.more)}
        </Button>
      )}
    </DrawerForm>
  );
}
