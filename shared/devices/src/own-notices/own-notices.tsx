import { LoadFailure } from '@jackfield/kit/error-alert';
import { FormSection } from '@jackfield/kit/form-section';
import { Skeleton } from '@jackfield/kit/ui/core';
import { Checkbox } from '@jackfield/kit/ui/form';
import { Lock } from '@jackfield/kit/ui/icons';
import { accountAtom, Link, profileAtom, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { useId } from 'react';
import { noticeMessages } from './messages.ts';
import { type NoticeRow, noticeGroups } from './notice-rows.ts';
import css from './own-notices.module.css';
import { useMailChoice } from './use-mail-choice.ts';

type Choice = ReturnType<typeof useMailChoice>;

/** What one is told of by mail; each is turned on and off at once (NOTE-01). */
export function OwnNotices() {
  const t = useT();
  const profile = useAtomValue(profileAtom);
  const account = useAtomValue(accountAtom);
  const choice = useMailChoice();
  if (!profile || !account) return null;
  const { query } = choice;
  return (
    <FormSection
      title={t(noticeMessages.title)}
      intro={t(noticeMessages.intro, { email: profile.email })}
    >
      {query.isError && !query.data && (
        <LoadFailure title={t(noticeMessages.failed)} query={query} />
      )}
      {noticeGroups(profile.role, account.country).map(({ title, rows }) => (
        <section key={title.id} aria-label={t(title)} className={css.group}>
          <h3 className="ui-strong">{t(title)}</h3>
          <ul className="ui-card ui-rows">
            {rows.map((row) => (
              <li key={row.id} className={css.row}>
                <Row row={row} choice={choice} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p className={`ui-note ${css.foot}`}>
        <Lock size={14} strokeWidth={1.75} aria-hidden="true" />
        {t(noticeMessages.always)}
      </p>
    </FormSection>
  );
}

function Row({ row, choice }: { row: NoticeRow; choice: Choice }) {
  const t = useT();
  const id = useId();
  const { option, link } = row;
  const { data, isError } = choice.query;
  return (
    <>
      <div className={css.text}>
        <span id={id}>{t(row.title)}</span>
        <span className="ui-secondary">
          {t(row.note)} {link && <Link to={link.to}>{t(link.label)}</Link>}
        </span>
      </div>
      {option === undefined && (
        <span className={css.lock}>
          <Lock size={16} strokeWidth={1.75} aria-hidden="true" />
          {!link && <span className="ui-hidden">{t(noticeMessages.always)}</span>}
        </span>
      )}
      {option !== undefined && data && (
        <Checkbox
          aria-labelledby={id}
          checked={!data.off.includes(option)}
          onChange={({ target }) => void choice.turn(option, target.checked)}
        />
      )}
      {option !== undefined && !data && !isError && <Skeleton width={16} height={16} />}
    </>
  );
}
