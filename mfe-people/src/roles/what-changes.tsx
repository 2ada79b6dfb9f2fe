import type { Holder } from '@jackfield/contract';
import { useT } from '@jackfield/runtime';
import { rolesMessages as messages } from './messages.ts';
import { changeLines, type TeamName } from './role-words.ts';
import css from './roles.module.css';

interface WhatChangesProps {
  name: string;
  before: Holder;
  after: Holder;
  teamName: TeamName;
}

/** What a change of somebody's role gives and takes, in words. */
export function WhatChanges({ name, ...change }: WhatChangesProps) {
  const t = useT();
  return (
    <section className={`ui-well ${css.changes}`} aria-label={t(messages.whatChanges)}>
      {changeLines(name, change).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  );
}
