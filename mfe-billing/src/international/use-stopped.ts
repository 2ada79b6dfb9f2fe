import { paths } from '@jackfield/contract';
import { recordOf, type StoppedForwarding, stoppedForwardings } from '@jackfield/domain/routing';
import { useState } from 'react';
import { useRouting } from './restriction-query.ts';

type Place = StoppedForwarding['place'];

/** A forwarding that would stop, with the name of its record and the page that changes it. */
export interface NamedForwarding extends StoppedForwarding {
  readonly name: string;
  readonly to: string;
}

/** Forwardings that would stop, as far as the routing is read. */
export interface Stopped {
  readonly forwardings: readonly NamedForwarding[] | undefined;
  readonly count: number;
  readonly query: ReturnType<typeof useRouting>;
}

/** The page on which a forwarding is changed. */
function changePath({ ownerKind, ownerId, part }: Place): string {
  const { numbers, teams, users } = paths.admin;
  if (ownerKind === 'teammate') return users.edit(ownerId, 'call-handling');
  const record = ownerKind === 'team' ? teams : numbers;
  return record.edit(ownerId, part === 'date' ? 'business-hour' : 'call-handling');
}

/** Forwardings that stop with the countries that are on afterwards. */
export function useStopped(allowedCountries: readonly string[]): Stopped {
  const query = useRouting();
  const [now] = useState(() => Date.now());
  const config = query.data;
  const forwardings =
    config &&
    stoppedForwardings({ config, allowedCountries, now }).map((forwarding) => ({
      ...forwarding,
      name: recordOf(config, forwarding.place).name,
      to: changePath(forwarding.place),
    }));
  return { forwardings, count: forwardings?.length ?? 0, query };
}
