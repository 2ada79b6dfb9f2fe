import type { ConfigPlan, FileChange } from '@jackfield/contract/api/config-file';
import { Tag } from '@jackfield/kit/ui/core';
import { common, useT } from '@jackfield/runtime';
import { type ReactNode, useId } from 'react';
import look from '../parts/parts.module.css';
import css from './files.module.css';
import { filesMessages, kindMessages, planMessages as messages, whatMessages } from './messages.ts';

/** Who will notice a plan, what it changes, and what is wrong with it (FILE-01). */
export function PlanParts({ plan }: { plan: ConfigPlan }) {
  const t = useT();
  const { state, refusals, changes, callers, findings } = plan;
  if (state === 'refused') {
    return (
      <Section title={t(messages.refusals)}>
        <ul className={`ui-card ${css.list} ${css.callers}`}>
          {refusals.map(({ path, line, column, message }) => (
            <li key={`${path} ${line} ${column} ${message}`} className={look.lines}>
              <code className={look.mono}>
                {t(messages.where, { path, line: String(line), column: String(column) })}
              </code>
              <span>{message}</span>
            </li>
          ))}
        </ul>
      </Section>
    );
  }
  const isDone = state === 'applied' || state === 'undone';
  return (
    <>
      <Section title={t(messages.callers)}>
        <Lines
          texts={
            callers.length > 0 ? callers : [t(isDone ? messages.nobodyBefore : messages.nobody)]
          }
        />
      </Section>
      {findings.length > 0 && (
        <Section title={t(common.findings)}>
          <Lines texts={findings.map(({ message }) => message)} />
        </Section>
      )}
      <Section title={t(messages.changes)}>
        {changes.length === 0 ? (
          <p>{t(messages.noChanges)}</p>
        ) : (
          <ul className={`${css.list} ${css.changes}`}>
            {changes.map((change) => (
              <Change key={`${change.kind} ${change.key}`} change={change} />
            ))}
          </ul>
        )}
      </Section>
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={css.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

const Lines = ({ texts }: { texts: readonly string[] }) => (
  <ul className={`ui-card ${css.list} ${css.callers}`}>
    {texts.map((text) => (
      <li key={text}>{text}</li>
    ))}
  </ul>
);

const tones = { created: 'success', changed: 'info', deleted: 'error', adopted: 'brand' } as const;

/** A record with what is changed of it, before and after. */
function Change({ change }: { change: FileChange }) {
  const t = useT();
  const { kind, name, what, path, line, members } = change;
  return (
    <li className="ui-card">
      <div className={css.changed}>
        <span className="ui-strong">{name}</span>
        <span className="ui-note">{t(kindMessages[kind])}</span>
        <Tag tone={tones[what]}>{t(whatMessages[what])}</Tag>
        {path !== null && line !== null && (
          <code className={look.mono}>{t(filesMessages.place, { path, line: String(line) })}</code>
        )}
      </div>
      {members.length > 0 && (
        <dl className={css.members}>
          {members.map(({ member, before, after }) => (
            <div key={member}>
              <dt>
                <code className={look.mono}>{member}</code>
              </dt>
              <dd>
                {before !== null && <s>{before}</s>} <ins>{after ?? t(common.none)}</ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}
