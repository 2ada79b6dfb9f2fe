import type { EmergencyCall } from '@jackfield/contract/api/emergency-call';
import { addressText } from '@jackfield/domain/address-text';
import { LoadFailure } from '@jackfield/kit/error-alert';
import { Avatar, Button, Skeleton } from '@jackfield/kit/ui/core';
import { Check, PhoneCall, X } from '@jackfield/kit/ui/icons';
import { accountAtom, common, useFormats, useT } from '@jackfield/runtime';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import css from './call-log.module.css';
import { callsOptions } from './board-query.ts';
import { boardMessages as messages } from './messages.ts';

/** Calls that are shown at first, and all that are shown. */
const fewest = 4;
const most = 100;

/** Test calls, calls for help, and who hears of them. Canada has 911 without 933. */
export function CallLog() {
  const t = useT();
  const { date } = useFormats();
  const account = useAtomValue(accountAtom);
  const began = account?.createdAt;
  const none = began ? t(messages.noCalls, { date: date(began) }) : '';
  return (
    <aside className={css.log} aria-label={t(messages.calls)}>
      {account?.country === 'USA' && (
        <section>
          <h2>{t(messages.testCalls)}</h2>
          <p className="ui-secondary">{t(messages.testText)}</p>
          <Calls isTest none={t(common.noneYet)} />
        </section>
      )}
      <section>
        <h2>{t(messages.whenCalled)}</h2>
        <p className="ui-secondary">{t(messages.whenCalledText)}</p>
      </section>
      <section>
        <h2>{t(messages.helpCalls)}</h2>
        <Calls isTest={false} none={none} />
      </section>
    </aside>
  );
}

function Calls({ isTest, none }: { isTest: boolean; none: string }) {
  const t = useT();
  const [limit, setLimit] = useState(fewest);
  const query = useQuery({ ...callsOptions(isTest, limit), placeholderData: keepPreviousData });
  const { data } = query;
  if (query.error && !data) return <LoadFailure title={t(messages.callsFailed)} query={query} />;
  if (!data) return <Skeleton width="100%" height={44} />;
  const total = data.total ?? 0;
  if (total === 0) return <p className="ui-secondary">{none}</p>;
  return (
    <>
      <ul className="ui-rows">
        {data.items.map((told) => (
          <CallRow key={told.id} call={told} />
        ))}
      </ul>
      {total > limit && limit < most && (
        <Button type="link" size="small" onClick={() => setLimit(most)}>
          {t(messages.showAll, { count: Math.min(total, most) })}
        </Button>
      )}
    </>
  );
}

function CallRow({ call }: { call: EmergencyCall }) {
  const t = useT();
  const { dateTime } = useFormats();
  const { address, teammateName, isTest } = call;
  const Sign = address === null ? X : isTest ? Check : PhoneCall;
  return (
    <li className={css.call}>
      <Avatar name={teammateName} size={28} />
      <div className="ui-lines">
        <span className={css.line}>
          <span className="ui-clip">{teammateName}</span>
          <time className="ui-note ui-num" dateTime={call.startedAt}>
            {dateTime(call.startedAt)}
          </time>
        </span>
        <span className={css.sent} data-kind={address === null ? 'error' : 'success'}>
          <Sign size={14} strokeWidth={2} aria-hidden="true" />
          <span>{address === null ? t(messages.nothingSent) : addressText(address)}</span>
        </span>
      </div>
    </li>
  );
}
