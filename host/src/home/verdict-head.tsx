import type { HomeLink } from '@jackfield/contract';
import { localTimeAt, timeText } from '@jackfield/domain/business-hours';
import { longWeekdayAndDayText, zoneName } from '@jackfield/domain/days-in-words';
import { formatTimeOfDay } from '@jackfield/domain';
import { dayText } from '@jackfield/domain/business-hours';
import { Button } from '@jackfield/kit/ui/core';
import {
  CircleCheck,
  CircleHelp,
  ListChecks,
  LoaderCircle,
  PhoneCall,
  PhoneOff,
  TriangleAlert,
} from '@jackfield/kit/ui/icons';
import { navigateTo, timeZoneAtom, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { homeMessages } from './messages.ts';
import { countOf, type Overview, verdictOf } from './overview.ts';
import css from './verdict-head.module.css';

const minute = 60_000;

/** The time now, in milliseconds; moves on with each minute. */
function useMinute(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), minute - (now % minute));
    return () => clearTimeout(timer);
  }, [now]);
  return now;
}

const signs = {
  checking: LoaderCircle,
  lost: PhoneOff,
  soon: TriangleAlert,
  well: CircleCheck,
  unsure: CircleHelp,
};
const linkSigns = { check: ListChecks, call: PhoneCall };

/** The verdict in one line; day, time and zone; what the areas say in short. */
export function VerdictHead({ overview }: { overview: Overview }) {
  const t = useT();
  const zone = useAtomValue(timeZoneAtom);
  const now = useMinute();
  const verdict = verdictOf(overview);
  const lead = verdict === 'soon' ? overview.items[0]?.headline : undefined;
  const Sign = signs[verdict];
  const { day, minutes } = localTimeAt(zone, now);
  const here = t(homeMessages.now, {
    day: longWeekdayAndDayText(dayText(day)),
    time: formatTimeOfDay(timeText(minutes)),
    zone: zoneName(zone),
  });
  return (
    <header className={css.head}>
      <span className={css.sign} data-verdict={verdict} aria-hidden="true">
        <Sign size={20} strokeWidth={1.75} />
      </span>
      <div className={css.words}>
        <h1>
          {lead ??
            t(homeMessages[verdict], {
              count: countOf(overview, verdict === 'lost' ? 'lost' : 'soon'),
            })}
        </h1>
        <p className="ui-secondary">
          {overview.notes.reduce((before, next) => t(homeMessages.notes, { before, next }), here)}
        </p>
      </div>
      <div className={css.links}>
        {overview.links.map((link) => (
          <LinkButton key={link.id} link={link} />
        ))}
      </div>
    </header>
  );
}

function LinkButton({ link }: { link: HomeLink }) {
  const Sign = linkSigns[link.icon];
  return (
    <Button
      icon={<Sign size={16} strokeWidth={1.75} aria-hidden="true" />}
      onClick={() => (link.to ? void navigateTo(link.to) : void link.run?.())}
    >
      {link.label}
    </Button>
  );
}
