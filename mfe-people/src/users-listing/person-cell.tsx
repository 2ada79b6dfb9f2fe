import { paths } from '@jackfield/contract';
import type { TeammateListItem } from '@jackfield/contract/api/teammate';
import { Avatar, Skeleton, Tag } from '@jackfield/kit/ui/core';
import { TwoLines, TwoLinesSkeleton } from '@jackfield/kit/ui/table';
import { common, Link, useT } from '@jackfield/runtime';
import { presenceLabels } from '../people/labels.ts';
import { peopleMessages } from '../people/messages.ts';
import css from './person-cell.module.css';

/** Picture, presence, name and email of a row; the name is the row's link. */
export function PersonCell({ person, isYou }: { person: TeammateListItem; isYou: boolean }) {
  const t = useT();
  const { id, fullName, email, profileImage, presence, isTenantOwner } = person;
  return (
    <span className={`ui-signed ${css.person}`}>
      <Avatar
        name={fullName}
        src={profileImage}
        presence={presence}
        presenceLabel={t(presenceLabels[presence])}
      />
      <TwoLines
        isName
        first={
          <>
            <Link to={paths.admin.users.edit(id)} title={fullName}>
              {fullName}
            </Link>
            {isTenantOwner && <Tag tone="brand">{t(common.owner)}</Tag>}
            {isYou && <Tag>{t(peopleMessages.you)}</Tag>}
          </>
        }
        second={email}
        secondTitle={email}
      />
    </span>
  );
}

/** Placeholder of the cell, in its geometry. */
export function PersonSkeleton() {
  return (
    <span className={`ui-signed ${css.person}`}>
      <Skeleton width={32} height={32} round />
      <TwoLinesSkeleton first={112} second={150} />
    </span>
  );
}
