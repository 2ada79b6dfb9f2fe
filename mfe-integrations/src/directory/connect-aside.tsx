import { paths } from '@jackfield/contract';
import type { Directory } from '@jackfield/contract/api/directory';
import { IconButton, StatusBadge } from '@jackfield/kit/ui/core';
import { Field, Input } from '@jackfield/kit/ui/form';
import { Copy } from '@jackfield/kit/ui/icons';
import { areaNames } from '@jackfield/records/role-names';
import { Link, useFormats, useT } from '@jackfield/runtime';
import { useState } from 'react';
import look from '../parts/parts.module.css';
import { useCopy } from '../parts/use-copy.ts';
import css from './directory.module.css';
import { directoryMessages as messages } from './messages.ts';

/** What the settings of a directory ask for: the address and a key (SCIM-01). */
export function ConnectAside({ directory }: { directory: Directory }) {
  const t = useT();
  const copy = useCopy();
  const { url, lastAt } = directory;
  return (
    <aside className={look.aside} aria-label={t(messages.connect)}>
      <div className={look.asideHead}>
        <h2>{t(messages.connect)}</h2>
        {lastAt === null ? (
          <StatusBadge meaning="quiet" shape="ring">
            {t(messages.waiting)}
          </StatusBadge>
        ) : (
          <StatusBadge meaning="success" shape="dot">
            {t(messages.working)}
          </StatusBadge>
        )}
      </div>
      <Field label={t(messages.address)}>
        <div className={look.secret}>
          <Input
            readOnly
            className={look.mono}
            value={url}
            onFocus={({ target }) => target.select()}
          />
          <IconButton
            label={t(messages.copyAddress)}
            icon={<Copy size={16} strokeWidth={1.75} />}
            onClick={() => void copy(url, t(messages.copied))}
          />
        </div>
      </Field>
      <Keys directory={directory} />
      <p className="ui-note">{t(messages.paste)}</p>
      <p className="ui-note">{t(messages.never)}</p>
    </aside>
  );
}

function Keys({ directory: { keys } }: { directory: Directory }) {
  const t = useT();
  const { relative } = useFormats();
  const [now] = useState(Date.now);
  return (
    <section className={css.keys}>
      <h3>{t(messages.key)}</h3>
      {keys.length === 0 && (
        <p>
          {t(messages.keyNone, { area: t(areaNames.directory) })} {t(messages.keyMore)}
        </p>
      )}
      {keys.map(({ id, name, start, lastUsedAt }) => (
        <p key={id} className={look.lines}>
          <span className="ui-strong">{name}</span>
          <span className="ui-note">
            {lastUsedAt === null
              ? t(messages.keyUnused, { start })
              : t(messages.keyUsed, { start, when: relative(lastUsedAt, now) })}
          </span>
        </p>
      ))}
      <Link to={paths.admin.integrations.keys()}>{t(messages.keys)}</Link>
    </section>
  );
}
