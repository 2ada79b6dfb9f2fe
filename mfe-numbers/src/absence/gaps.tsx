import { placeText, type RingPlace, type RoutingConfig } from '@jackfield/domain/routing';
import { Alert } from '@jackfield/kit/ui/core';
import { formatList, useT } from '@jackfield/runtime';
import { absenceMessages } from './messages.ts';

/** Places that nobody covers; planning is allowed all the same. */
export function Gaps({ config, gaps }: { config: RoutingConfig; gaps: readonly RingPlace[] }) {
  const t = useT();
  const places = formatList(gaps.map(({ place }) => placeText(config, place)));
  return <Alert kind="warning" title={t(absenceMessages.gaps, { count: gaps.length, places })} />;
}
