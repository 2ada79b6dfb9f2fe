import { paths } from '@jackfield/contract';
import type { TeammateListItem } from '@jackfield/contract/api/teammate';
import { NumberToCall } from '@jackfield/kit/phone-number';
import { Tag } from '@jackfield/kit/ui/core';
import { common, Link, useT } from '@jackfield/runtime';
import { useViewer } from '../people/use-viewer.ts';
import { mayChange } from '../people/user-actions.ts';
import { listingMessages } from './messages.ts';
import css from './number-cell.module.css';

/** Default number of a row and how many more there are, or the way to assign the first for who may. */
export function NumberCell({ person }: { person: TeammateListItem }) {
  const t = useT();
  const { id, fullName, defaultNumber, numberCount } = person;
  const mayAssign = mayChange(person, useViewer());
  if (defaultNumber === null) {
    if (!mayAssign) return <span className="ui-text2">{t(common.none)}</span>;
    return (
      <Link
        to={paths.admin.users.edit(id, 'phone-numbers')}
        aria-label={t(listingMessages.assignNumberTo, { fullName })}
      >
        {t(common.assignNumber)}
      </Link>
    );
  }
  return (
    <span className={css.number}>
      <NumberToCall number={defaultNumber} name={fullName} isInRow />
      {numberCount > 1 && (
        <Tag>
          <span title={t(common.moreNumbers, { count: numberCount - 1 })}>+{numberCount - 1}</span>
        </Tag>
      )}
    </span>
  );
}
