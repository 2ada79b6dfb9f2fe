import { momentText } from '@jackfield/call-routing/planned-changes';
import { paths } from '@jackfield/contract';
import type { PlannedUse } from '@jackfield/contract/api/routing-uses';
import { Alert } from '@jackfield/kit/ui/core';
import { accountAtom, formatList, Link, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { usedByMessages } from './messages.ts';

/** Planned changes that lead to a record, which hold it back from deletion, with the way to them. */
export function PlannedUses({ planned }: { planned: readonly PlannedUse[] }) {
  const t = useT();
  const zone = useAtomValue(accountAtom)?.timeZone ?? 'UTC';
  return planned.map(({ id, at, names }) => (
    <Alert
      key={id}
      kind="warning"
      title={t(usedByMessages.planned, { names: formatList(names), when: momentText(at, zone) })}
      action={<Link to={paths.admin.numbers.planned()}>{t(usedByMessages.showPlanned)}</Link>}
    >
      {t(usedByMessages.plannedNext)}
    </Alert>
  ));
}
