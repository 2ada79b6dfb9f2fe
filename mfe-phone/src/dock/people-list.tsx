import { Input } from '@jackfield/kit/ui/form';
import { Search } from '@jackfield/kit/ui/icons';
import { useT } from '@jackfield/runtime';
import { useState } from 'react';
import { dockMessages } from './messages.ts';
import { FoundLine } from './found-line.tsx';
import css from './people.module.css';
import { NotLoaded } from './not-loaded.tsx';
import type { Standing } from './standing.ts';
import { type Found, useFound } from './use-found.ts';
import { useStandings } from './use-standings.ts';

interface PeopleListProps {
  /** Null while nobody can be called. */
  onCall: ((one: Found) => void) | null;
}

/** People and teams; a press calls. */
export function PeopleList({ onCall }: PeopleListProps) {
  const t = useT();
  const [text, setText] = useState('');
  const { found, query } = useFound(text, { limit: 25 });
  const standings = useStandings(found);
  return (
    <div className={css.panel}>
      <Input
        aria-label={t(dockMessages.searchPeople)}
        placeholder={t(dockMessages.searchPeople)}
        prefix={<Search size={15} strokeWidth={1.75} aria-hidden="true" />}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <ul className={`ui-rows ${css.rows}`} aria-label={t(dockMessages.people)}>
        {found.map((one) => (
          <li key={one.id}>
            <PersonToCall one={one} standing={standings.get(one.id)} onCall={onCall} />
          </li>
        ))}
      </ul>
      {query.isError && <NotLoaded text={dockMessages.peopleFailed} query={query} />}
      {query.isSuccess && found.length === 0 && <p className="ui-note">{t(dockMessages.nobody)}</p>}
    </div>
  );
}

interface PersonToCallProps extends PeopleListProps {
  one: Found;
  standing?: Standing | undefined;
}

export function PersonToCall({ one, standing, onCall }: PersonToCallProps) {
  const t = useT();
  return (
    <button
      type="button"
      className={css.press}
      aria-label={t(dockMessages.callWho, { who: one.name })}
      disabled={onCall === null}
      onClick={() => onCall?.(one)}
    >
      <FoundLine one={one} standing={standing} />
    </button>
  );
}
