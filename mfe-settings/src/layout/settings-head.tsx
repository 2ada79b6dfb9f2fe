import type { Teammate } from '@jackfield/contract/api/teammate';
import { formatPhone } from '@jackfield/domain';
import { Avatar, useIsPhone } from '@jackfield/kit/ui/core';
import { RecordHead } from '@jackfield/records/record-head';
import { common, useT } from '@jackfield/runtime';
import { settingsMessages } from './messages.ts';
import css from './settings-head.module.css';

/** Head of one's own pages: picture, name, title, extension and number. */
export function SettingsHead({ person }: { person: Teammate }) {
  const t = useT();
  const isPhone = useIsPhone();
  const { fullName, profileImage, presence, extension, defaultNumber } = person;
  return (
    <RecordHead
      sign={
        <Avatar
          name={fullName}
          src={profileImage}
          size={isPhone ? 44 : 48}
          presence={presence}
          presenceLabel={t(presence === 'online' ? common.online : common.offline)}
        />
      }
      name={t(settingsMessages.title)}
      meta={[
        <strong key="name" className={css.name}>
          {fullName}
        </strong>,
        t(common.ext, { extension }),
        !isPhone && formatPhone(defaultNumber),
      ]}
    />
  );
}
