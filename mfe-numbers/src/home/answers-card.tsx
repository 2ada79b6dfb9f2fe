import { useNow } from '@jackfield/call-routing/business-hours';
import { useRoutingConfig } from '@jackfield/call-routing/routing-config';
import { usePlannedChanges, useRoutingThen } from '@jackfield/call-routing/planned-routing';
import { paths } from '@jackfield/contract';
import { formatPhone } from '@jackfield/domain';
import type { RoutedCompany, RoutingConfig } from '@jackfield/domain/routing';
import { SummaryCard } from '@jackfield/kit/summary-card';
import { Avatar, Button } from '@jackfield/kit/ui/core';
import {
  ListTree,
  MessageSquareText,
  PhoneForwarded,
  PhoneOff,
  Voicemail,
} from '@jackfield/kit/ui/icons';
import { Link, timeZoneAtom, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { type Answer, answerAt } from './answer.ts';
import css from './answers-card.module.css';
import { answeredUntil, type RoutingOverTime } from './answered-until.ts';
import { homeMessages } from './messages.ts';
import { untilText } from './until-text.ts';
import { useBusyNumbers } from './use-busy-numbers.ts';

/** So many numbers stand at once. */
const shown = 8;

/** Who answers each company number now, and until when. */
export function AnswersCard() {
  const t = useT();
  const routing = useRoutingConfig();
  // A plan that is not known yet would make "until" wrong.
  const planned = usePlannedChanges();
  const failed = [routing, planned].filter(({ data, error }) => !data && error !== null);
  const isReady = routing.data !== undefined && planned.data !== undefined;
  return (
    <SummaryCard
      title={t(homeMessages.answers)}
      mark={<span className={css.live} aria-hidden="true" />}
      extra={<Link to={paths.admin.numbers.calendar()}>{t(homeMessages.calendar)}</Link>}
      state={isReady ? 'ready' : failed.length > 0 ? 'failed' : 'loading'}
      height={320}
      onRetry={() => {
        for (const query of failed) void query.refetch();
      }}
    >
      {routing.data && <Answers config={routing.data} />}
    </SummaryCard>
  );
}

function Answers({ config }: { config: RoutingConfig }) {
  const t = useT();
  const now = useNow();
  const then = useRoutingThen(config);
  const [isOpen, setOpen] = useState(false);
  const today = then.at(now);
  const order = useBusyNumbers(today, { isMany: today.companies.length > shown, now });
  const companies = isOpen ? order : order.slice(0, shown);
  if (order.length === 0) return <p className={css.none}>{t(homeMessages.noNumbers)}</p>;
  return (
    <>
      <ul>
        {companies.map((company) => (
          <AnswerRow key={company.id} company={company} config={today} then={then} now={now} />
        ))}
      </ul>
      {order.length > shown && !isOpen && (
        <div className={css.more}>
          <Button type="link" onClick={() => setOpen(true)}>
            {t(homeMessages.showAll, { count: order.length })}
          </Button>
        </div>
      )}
    </>
  );
}

interface AnswerRowProps {
  company: RoutedCompany;
  config: RoutingConfig;
  then: RoutingOverTime;
  now: number;
}

function AnswerRow({ company, config, then, now }: AnswerRowProps) {
  const own = useAtomValue(timeZoneAtom);
  const answer = answerAt(config, company, now);
  const until = useMemo(() => answeredUntil(then, company, now), [then, company, now]);
  const number = config.numbers.find(({ ownerId }) => ownerId === company.id);
  return (
    <li className={css.row} data-lost={answer.isLost || undefined}>
      <div className={css.number}>
        <Link to={paths.admin.numbers.edit(company.id, 'call-handling')}>{company.label}</Link>
        {number && <span className="ui-note ui-num">{formatPhone(number.number)}</span>}
      </div>
      <Cord isLost={answer.isLost} />
      <Who answer={answer} />
      <div className={css.words}>
        <p>{answer.title}</p>
        <p className="ui-note">{answer.detail}</p>
      </div>
      <p className={css.until}>
        {untilText(until, { zone: company.businessHour.timeZone, own, now })}
      </p>
    </li>
  );
}

/** Copper while the call lives; dashed and red where it ends. */
function Cord({ isLost }: { isLost: boolean }) {
  return (
    <svg className={css.cord} width="46" height="12" viewBox="0 0 46 12" aria-hidden="true">
      <path d="M10 6h26" strokeDasharray={isLost ? '3 4' : undefined} />
      <circle cx="6" cy="6" r="4" />
      <circle cx="40" cy="6" r="4" />
      {!isLost && <circle cx="40" cy="6" r="1.5" className={css.tip} />}
      <circle cx="6" cy="6" r="1.5" className={css.tip} />
    </svg>
  );
}

const signs = {
  menu: ListTree,
  voicemail: Voicemail,
  external: PhoneForwarded,
  message: MessageSquareText,
  lost: PhoneOff,
};
const faces = 3;

/** Pictures of those who ring, or what takes the call instead. */
function Who({ answer: { kind, people } }: { answer: Answer }) {
  if (kind === 'people') {
    return (
      <span className={css.faces} aria-hidden="true">
        {people.slice(0, faces).map((name) => (
          <Avatar key={name} name={name} size={26} />
        ))}
      </span>
    );
  }
  const Sign = signs[kind];
  return (
    <span className={css.sign} aria-hidden="true">
      <Sign size={16} strokeWidth={1.75} />
    </span>
  );
}
