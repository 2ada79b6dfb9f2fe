import { paths } from '@jackfield/contract';
import type { TeammateListItem } from '@jackfield/contract/api/teammate';
import { formatPhone } from '@jackfield/domain';
import { Avatar, Tag } from '@jackfield/kit/ui/core';
import type { PhoneRow } from '@jackfield/lists/list-page';
import { common, Link, t } from '@jackfield/runtime';
import { presenceLabels } from '../people/labels.ts';
import { peopleMessages } from '../people/messages.ts';
import { PersonStatus } from '../people/status-badge.tsx';

/** A person as a phone shows it: two lines, and a badge for who is not active (02-users-mobile). */
export function phoneRow(person: TeammateListItem, viewerId: string): PhoneRow {
  const { id, fullName, profileImage, presence, extension, defaultNumber, status } = person;
  const parts = [t(common.ext, { extension }), formatPhone(defaultNumber)];
  return {
    picture: (
      <Avatar
        name={fullName}
        src={profileImage}
        size={40}
        presence={presence}
        presenceLabel={t(presenceLabels[presence])}
      />
    ),
    title: (
      <>
        <Link to={paths.admin.users.edit(id)}>{fullName}</Link>
        {person.isTenantOwner && <Tag tone="brand">{t(common.owner)}</Tag>}
        {id === viewerId && <Tag>{t(peopleMessages.you)}</Tag>}
        {status !== 'active' && (
          <>
            <span className="ui-fill" />
            <PersonStatus status={status} />
          </>
        )}
      </>
    ),
    // Beside the name, so that the number below is whole.
    line: parts.filter(Boolean).join(' · '),
  };
}
