import { mayDo } from '@jackfield/contract';
import type { Teammate } from '@jackfield/contract/api/teammate';
import { NumberToCall } from '@jackfield/kit/phone-number';
import { lazyPart } from '@jackfield/kit/lazy-part';
import { Avatar, Button, Tag, Tooltip, useIsPhone } from '@jackfield/kit/ui/core';
import { Ellipsis, History, LogIn, PhoneForwarded } from '@jackfield/kit/ui/icons';
import { Menu, type MenuGroups } from '@jackfield/kit/ui/menu';
import { RecordHead } from '@jackfield/records/record-head';
import { roleNameOf } from '@jackfield/records/role-names';
import { common, useT } from '@jackfield/runtime';
import { useState } from 'react';
import { presenceLabels } from '../people/labels.ts';
import { peopleMessages } from '../people/messages.ts';
import { type MenuPerson, personMenu } from '../people/person-menu.ts';
import { refusalTexts } from '../people/refusal-text.ts';
import { PersonStatus } from '../people/status-badge.tsx';
import { availabilityOf, type UserAction, type Viewer } from '../people/user-actions.ts';

const UsesDialog = lazyPart(() =>
  import('../used-by/uses-dialog.tsx').then((file) => file.UsesDialog),
);

export interface PersonHeadProps {
  person: Teammate;
  viewer: Viewer;
  run(action: UserAction, person: MenuPerson): void;
  onHistory(): void;
}

/** Head of a person's pages: picture, name, status, meta line, actions. */
export function PersonHead({ person, viewer, run, onHistory }: PersonHeadProps) {
  const t = useT();
  const isPhone = useIsPhone();
  const [isUsesOpen, setUsesOpen] = useState(false);
  const { fullName, firstName, presence, extension, defaultNumber, teams } = person;
  const signIn = availabilityOf('signInAs', person, viewer);
  const meta = [
    t(common.ext, { extension }),
    defaultNumber && <NumberToCall key="number" number={defaultNumber} name={fullName} />,
    !isPhone && t(roleNameOf(person)),
    !isPhone && teams.map(({ name }) => name).join(', '),
  ];

  const history = {
    key: 'history',
    looks: true,
    label: t(common.history),
    icon: History,
    run: onHistory,
  };
  const without: UserAction[] = isPhone ? ['edit'] : ['edit', 'signInAs'];
  const [everyday = [], hard = []] = personMenu(person, viewer, run, without);
  const uses = {
    key: 'uses',
    looks: true,
    label: t(common.usedBy),
    icon: PhoneForwarded,
    run: () => setUsesOpen(true),
  };
  const looks = mayDo(viewer, 'routing:read') ? [history, uses] : [history];
  const groups: MenuGroups = [[...looks, ...everyday], hard];

  const signInButton = signIn.state !== 'hidden' && !isPhone && (
    <Button
      icon={<LogIn size={16} strokeWidth={1.75} />}
      disabled={signIn.state === 'refused'}
      onClick={() => run('signInAs', person)}
    >
      {t(peopleMessages.signInAsName, { firstName })}
    </Button>
  );

  return (
    <RecordHead
      sign={
        <Avatar
          name={fullName}
          src={person.profileImage}
          size={isPhone ? 44 : 48}
          presence={presence}
          presenceLabel={t(presenceLabels[presence])}
        />
      }
      name={fullName}
      badges={
        <>
          <PersonStatus status={person.status} />
          {person.isTenantOwner && <Tag tone="brand">{t(common.owner)}</Tag>}
          {person.id === viewer.teammateId && <Tag>{t(peopleMessages.you)}</Tag>}
        </>
      }
      meta={meta}
      actions={
        <>
          {signIn.state === 'refused' && signInButton ? (
            <Tooltip title={t(refusalTexts[signIn.reason])}>
              <span>{signInButton}</span>
            </Tooltip>
          ) : (
            signInButton
          )}
          <Menu groups={groups} title={fullName}>
            <Button
              looks
              aria-label={t(common.moreActions)}
              icon={<Ellipsis size={16} strokeWidth={1.75} />}
            />
          </Menu>
          {isUsesOpen && (
            <UsesDialog
              kind="teammate"
              id={person.id}
              name={fullName}
              onClose={() => setUsesOpen(false)}
            />
          )}
        </>
      }
    />
  );
}
