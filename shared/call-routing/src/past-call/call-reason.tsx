import { placePath } from '@jackfield/call-routing/call-flow';
import { useRoutingConfig } from '@jackfield/call-routing/routing-config';
import { type PartProps, paths } from '@jackfield/contract';
import {
  type CallReason as Reason,
  callReasons,
  type RoutingConfig,
} from '@jackfield/domain/routing';
import { Button, Skeleton } from '@jackfield/kit/ui/core';
import { common, defineMessages, navigateTo, timeZoneAtom, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import css from './call-reason.module.css';
import { usePastRouting } from './use-past-routing.ts';

const reasonMessages = defineMessages('callRouting.callReason', {
  loading: 'Looking up why…',
  failed: 'The reason could not be loaded.',
  changeHours: 'Change hours',
  sendClosed: 'Send closed calls elsewhere…',
  sendMissed: 'Send missed calls elsewhere…',
});

interface Way {
  readonly path: string;
  readonly label: keyof typeof reasonMessages;
}

/** Where what decided is changed; nothing of records that are gone by now. */
function waysOf(today: RoutingConfig, { hoursOf, place }: Reason): Way[] {
  const { numbers, teams } = paths.admin;
  const ids = [today.companies, today.teams, today.people].flatMap((all) =>
    all.map(({ id }) => id),
  );
  const hours = hoursOf && ids.includes(hoursOf.id) ? hoursOf : null;
  const pages = hours?.kind === 'company' ? numbers : teams;
  return [
    ...(hours
      ? [{ path: pages.edit(hours.id, 'business-hour'), label: 'changeHours' as const }]
      : []),
    ...(place && ids.includes(place.ownerId)
      ? [
          {
            path: placePath(today, place),
            label: place.part === 'closedHour' ? ('sendClosed' as const) : ('sendMissed' as const),
          },
        ]
      : []),
  ];
}

/** Why a call that came in went where it went, by the routing of then, with the ways to change it. */
export function CallReason({ call }: PartProps['call-routing/call-reason/v1']) {
  const t = useT();
  const zone = useAtomValue(timeZoneAtom);
  const at = Date.parse(call.at);
  const past = usePastRouting(at);
  const { data: today } = useRoutingConfig();
  if (past.isPending) {
    return (
      <output aria-label={t(reasonMessages.loading)}>
        <Skeleton width="60%" height={20} />
      </output>
    );
  }
  if (past.isError) {
    return (
      <p role="alert" className="ui-note">
        {t(reasonMessages.failed)}{' '}
        <Button type="link" onClick={() => void past.refetch()}>
          {t(common.tryAgain)}
        </Button>
      </p>
    );
  }
  const reasons = callReasons(past.data.config, { ...call, at, zone });
  if (reasons.length === 0) return null;
  const all = today ? reasons.flatMap((reason) => waysOf(today, reason)) : [];
  const ways = [...new Map(all.map((way) => [way.path, way])).values()];
  return (
    <div className={css.reason}>
      <p>{reasons.map(({ text }) => text).join(' ')}</p>
      {ways.length > 0 && (
        <div className="ui-actions">
          {ways.map(({ path, label }) => (
            <Button key={path} size="small" onClick={() => void navigateTo(path)}>
              {t(reasonMessages[label])}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
