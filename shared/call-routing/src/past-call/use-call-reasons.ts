import { placePath } from '@jackfield/call-routing/call-flow';
import { useRoutingConfig } from '@jackfield/call-routing/routing-config';
import { type PartProps, paths } from '@jackfield/contract';
import {
  type CallReason as Reason,
  callReasons,
  type RoutingConfig,
} from '@jackfield/domain/routing';
import { timeZoneAtom } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { usePastRouting } from './use-past-routing.ts';

/** Where what decided is changed: hours, or where calls go that are closed or missed. */
export interface ReasonWay {
  readonly path: string;
  readonly change: 'changeHours' | 'sendClosed' | 'sendMissed';
}

/** Where what decided is changed; nothing of records that are gone by now. */
function waysOf(today: RoutingConfig, { hoursOf, place }: Reason): ReasonWay[] {
  const { numbers, teams } = paths.admin;
  const ids = [today.companies, today.teams, today.people].flatMap((all) =>
    all.map(({ id }) => id),
  );
  const hours = hoursOf && ids.includes(hoursOf.id) ? hoursOf : null;
  const pages = hours?.kind === 'company' ? numbers : teams;
  return [
    ...(hours
      ? [{ path: pages.edit(hours.id, 'business-hour'), change: 'changeHours' as const }]
      : []),
    ...(place && ids.includes(place.ownerId)
      ? [
          {
            path: placePath(today, place),
            change: place.part === 'closedHour' ? ('sendClosed' as const) : ('sendMissed' as const),
          },
        ]
      : []),
  ];
}

/** Why a call went where it went, by the routing of then; empty where nothing is sure. */
export function useCallReasons(call: PartProps['call-routing/call-reason/v1']['call']) {
  const zone = useAtomValue(timeZoneAtom);
  const at = Date.parse(call.at);
  const past = usePastRouting(at);
  const { data: today } = useRoutingConfig();
  const reasons = past.data ? callReasons(past.data.config, { ...call, at, zone }) : [];
  const all = today ? reasons.flatMap((reason) => waysOf(today, reason)) : [];
  return {
    past,
    text: reasons.map(({ text }) => text).join(' '),
    ways: [...new Map(all.map((way) => [way.path, way])).values()],
  };
}
