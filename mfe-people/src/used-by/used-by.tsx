import type { RoutingUse, UsedKind } from '@jackfield/contract/api/routing-uses';
import { LoadFailure } from '@jackfield/kit/error-alert';
import { Skeleton } from '@jackfield/kit/ui/core';
import { common, Link, useT } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { usedByMessages } from './messages.ts';
import { placePath, placeText } from './place-text.ts';
import { PlannedUses } from './planned-uses.tsx';
import css from './used-by.module.css';
import { usesOptions } from './uses-options.ts';

export interface UsedByProps {
  kind: UsedKind;
  id: string;
}

/** Places of the routing that lead to a record, each with a link to its page (annex J5). */
export function UsedBy({ kind, id }: UsedByProps) {
  const t = useT();
  const uses = useQuery(usesOptions(kind, id));
  if (uses.isPending) {
    return (
      <output aria-label={t(common.lookingForUses)}>
        <Skeleton width="100%" height={40} />
      </output>
    );
  }
  if (uses.error) {
    return <LoadFailure title={t(usedByMessages.failed)} query={uses} />;
  }
  const { items, planned } = uses.data;
  if (items.length + planned.length === 0)
    return <p className="ui-text2">{t(usedByMessages.none)}</p>;
  return (
    <>
      {items.length > 0 && (
        <ul className={`ui-rows ui-card ${css.list}`} aria-label={t(common.usedBy)}>
          {items.map((use) => (
            <li key={use.key}>
              <UsePlaceLine use={use} />
            </li>
          ))}
        </ul>
      )}
      <PlannedUses planned={planned} />
    </>
  );
}

/** Owner as a link, and the place of its routing. */
export function UsePlaceLine({ use }: { use: RoutingUse }) {
  return (
    <p className="ui-secondary ui-lines">
      <Link to={placePath(use)} className={`ui-clip ${css.owner}`}>
        {use.ownerName}
      </Link>
      <span>{placeText(use)}</span>
    </p>
  );
}
