import { paths } from '@jackfield/contract';
import { type Directory, outcomes } from '@jackfield/contract/api/directory';
import { PlainTable } from '@jackfield/kit/plain-table';
import { Avatar } from '@jackfield/kit/ui/core';
import { TriangleAlert } from '@jackfield/kit/ui/icons';
import { Link, useFormats, useT } from '@jackfield/runtime';
import look from '../parts/parts.module.css';
import css from './directory.module.css';
import { directoryMessages as messages, outcomeMessages } from './messages.ts';

interface SyncedProps {
  directory: Directory;
}

/** Of the newest day how many there were and what became of each, and who was not unchanged (SCIM-01). */
export function SyncedSection({ directory }: SyncedProps) {
  const t = useT();
  const { dateTime } = useFormats();
  const { days, people, lastAt } = directory;
  const [newest, ...earlier] = days;
  if (newest === undefined || lastAt === null) return null;
  return (
    <section className={css.part} aria-labelledby="directory-synced">
      <header className={look.head}>
        <h2 id="directory-synced">{t(messages.synced)}</h2>
        <span className="ui-secondary">{dateTime(lastAt)}</span>
      </header>
      <dl className={css.counts}>
        <div>
          <dt className="ui-secondary">{t(messages.seen)}</dt>
          <dd>{newest.seen}</dd>
        </div>
        {outcomes.map((what) => (
          <div key={what} data-none={newest[what] === 0}>
            <dt className="ui-secondary">{t(outcomeMessages[what])}</dt>
            <dd>{newest[what]}</dd>
          </div>
        ))}
      </dl>
      <ul className={css.people}>
        {people.map((person) => (
          <PersonRow key={person.subject} person={person} />
        ))}
      </ul>
      {newest.unchanged > 0 && <p className="ui-note">{t(messages.noneOther)}</p>}
      {earlier.length > 0 && <Earlier days={earlier} />}
    </section>
  );
}

function PersonRow({
  person: { subject, person, what, reason },
}: {
  person: Directory['people'][number];
}) {
  const t = useT();
  const name = person?.name ?? subject;
  const outcome = t(outcomeMessages[what]);
  return (
    <li>
      {what === 'skipped' ? (
        <span className={css.sign} aria-hidden="true">
          <TriangleAlert size={16} strokeWidth={1.75} />
        </span>
      ) : (
        <Avatar name={name} />
      )}
      <span className={look.lines}>
        <span>{name}</span>
        <span className="ui-note">{reason === null ? outcome : `${outcome}. ${reason}`}</span>
      </span>
      {person && (
        <Link to={paths.admin.users.edit(person.id)} aria-label={t(messages.showOf, { name })}>
          {t(messages.show)}
        </Link>
      )}
    </li>
  );
}

function Earlier({ days }: { days: Directory['days'] }) {
  const t = useT();
  const { date } = useFormats();
  // A day of the account's zone, whose noon no zone moves to another.
  const dayOf = (day: string) => date(`${day}T12:00:00Z`);
  return (
    <details>
      <summary>{t(messages.earlier)}</summary>
      <PlainTable
        label={t(messages.earlier)}
        columns={[
          { title: t(messages.day) },
          { title: t(messages.seen), isFigure: true },
          ...outcomes.map((what) => ({
            title: t(outcomeMessages[what]),
            isFigure: true,
            isForWide: what === 'unchanged' || what === 'added',
          })),
        ]}
        rows={days.map((one) => ({
          key: one.day,
          cells: [dayOf(one.day), one.seen, ...outcomes.map((what) => one[what])],
        }))}
      />
    </details>
  );
}
