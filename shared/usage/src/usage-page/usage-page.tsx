import { callOutcomeWords, usageTypeWords } from '@jackfield/domain/words/usage';
import type { CallOutcome, UsageRecord } from '@jackfield/contract/api/usage';
import { formatPhone } from '@jackfield/domain';
import { Phone } from '@jackfield/kit/ui/icons';
import { exportAction } from '@jackfield/lists/csv-export';
import { ListPage, useDenied, useListing } from '@jackfield/lists/list-page';
import { todayIn } from '@jackfield/lists/period';
import {
  accountAtom,
  t as say,
  timeZoneAtom,
  useFormats,
  useLiveRefetch,
  useT,
} from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { type ReactNode, useMemo } from 'react';
import { usageMessages } from './messages.ts';
import { menuOf } from './record-actions.ts';
import css from './record-drawer.module.css';
import { usageColumns } from './usage-columns.tsx';
import { UsagePictures } from './usage-pictures.tsx';
import { useRecordPanels } from './use-record-panels.tsx';
import { usageDefaults, usageFile, usagePage } from './usage-query.ts';

/** Parts by which the sums are shown and narrowed, beside the days. */
export type ShareKind = 'user' | 'number' | 'destination';

/** A call that came in. */
export interface PastCall {
  /** The number of the account that was called, in E.164. */
  number: string;
  /** The caller's number; null when it was withheld. */
  from: string | null;
  /** When it came in, as an ISO instant. */
  at: string;
}

/** A call that came in, with what the carrier told of it. */
export interface EndedCall extends PastCall {
  outcome: CallOutcome;
  /** Id of the user or team who had it. */
  takenBy: string | null;
}

/** Draws a call once more, until it is closed. */
export type TryCall = (past: PastCall, onClose: () => void) => ReactNode;

export interface UsagePageProps {
  /** h1. */
  title: string;
  /** Name under which the person's view of the list is kept. */
  list: string;
  tabs?: ReactNode;
  shares: readonly [ShareKind, ShareKind];
  /** Shows a call to a number of the account once more, over the page; without it none is offered. */
  tryCall?: TryCall;
  /** Says why a call went where it went; nothing without it. */
  why?: (call: EndedCall) => ReactNode;
}

const idOf = ({ id }: UsageRecord) => id;
const nameOf = ({ from, to }: UsageRecord) => `${formatPhone(from)} → ${formatPhone(to)}`;

/** On a phone: what became of a call, else what it was. */
const labelOf = ({ usageType, outcome }: UsageRecord) =>
  say(outcome ? callOutcomeWords[outcome] : usageTypeWords[usageType]);

/**
 * Calls and messages of the account and what they cost: pictures by day and by two parts, each of
 * which narrows the others and the lines below (API-51). All of it is in the address.
 */
export function UsagePage({ title, list, tabs, shares, tryCall, why }: UsagePageProps) {
  const t = useT();
  const formats = useFormats();
  const own = useAtomValue(timeZoneAtom);
  const today = todayIn(useAtomValue(accountAtom)?.timeZone ?? own);
  const { listing, error } = useListing(usageDefaults, (params) => usagePage(params, today));
  const columns = useMemo(() => usageColumns(formats), [formats]);
  const denied = useDenied(error);
  useLiveRefetch(['blacklist'], ['usage', 'list']);
  const { steps, panels } = useRecordPanels({ tryCall, why });
  const { params, onParams, total } = listing;
  const file = exportAction({ name: 'usage', load: () => usageFile(params, today) });
  return (
    <>
      <ListPage
        {...listing}
        isCounted={false}
        list={list}
        title={title}
        things={t(usageMessages.things)}
        icon={Phone}
        tabs={tabs}
        lead={
          <UsagePictures
            params={params}
            onParams={onParams}
            today={today}
            shares={shares}
            total={total}
          />
        }
        more={({ isEmpty }) => (isEmpty ? [] : [[file]])}
        searchPlaceholder={t(usageMessages.search)}
        searchPlaceholderShort={t(usageMessages.searchShort)}
        texts={{
          emptyTitle: t(usageMessages.emptyTitle),
          emptyText: t(usageMessages.emptyText),
          noMatchText: t(usageMessages.noMatchText),
          deniedTitle: t(usageMessages.deniedTitle),
        }}
        {...denied}
        columns={columns}
        rowId={idOf}
        rowName={nameOf}
        onOpen={steps.open}
        menu={(record) => menuOf(record, steps)}
        phoneRow={(record) => ({
          title: (
            <button type="button" className={css.open} onClick={() => steps.open(record)}>
              {nameOf(record)}
            </button>
          ),
          line: [labelOf(record), formats.dateTime(record.date)].join(' · '),
          badge: <span className="ui-num">{formats.money(record.amount, record.currency)}</span>,
        })}
      />
      {panels}
    </>
  );
}
