import type { Teammate } from '@jackfield/contract/api/teammate';
import { formatPhone } from '@jackfield/domain';
import { Avatar, useIsPhone } from '@jackfield/kit/ui/core';
import { useT } from '@jackfield/runtime';
import { settingsMessages } from './messages.ts';
import css from './settings-head.module.css';

/** Head of the own pages: picture, title, and who one is to others (screens 10). */
export function SettingsHead({ person }: { person: Teammate }) {
  const t = useT();
  const isPhone = useIsPhone();
  const { fullName, profileImage, presence, extension, defaultNumber } = person;
  const meta = [t(settingsMessages.ext, { extension }), !isPhone && formatPhone(defaultNumber)];
  return (
    <header className={css.head}>
      <Avatar
        name={fullName}
        src={profileImage}
        size={isPhone ? 44 : 48}
        presence={presence}
        presenceLabel={t(
          presence === 'online' ? settingsMessages.online : settingsMessages.offline,
        )}
      />
      <div className={css.text}>
        <h1>{t(settingsMessages.title)}</h1>
        <p className={css.meta}>
          <span className={css.name}>{fullName}</span>
          {meta.filter(Boolean).map((part) => (
            <span key={String(part)} className="ui-num">
              {part}
            </span>
          ))}
        </p>
      </div>
    </header>
  );
}
