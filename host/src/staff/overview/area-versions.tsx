import type { ReleasePointer } from '@jackfield/contract/api/release';
import { StatusBadge, useMedia } from '@jackfield/kit/ui/core';
import { useT } from '@jackfield/runtime';
import type { ReactNode } from 'react';
import css from './area-versions.module.css';
import { Errors, Measures, Published } from './facts.tsx';
import { overviewMessages as messages } from './messages.ts';
import { VersionName } from './version-name.tsx';
import { canaryAudience } from './words.ts';

type Channel = 'live' | 'canary';
interface Fact {
  title: string;
  cell: ReactNode;
}

function useFacts(pointer: ReleasePointer, channel: Channel): Fact[] {
  const t = useT();
  const { area, canary } = pointer;
  const pointed = pointer[channel];
  if (!pointed) return [];
  const isCanary = channel === 'canary';
  const everyone = t(canary ? messages.everyoneElse : messages.everyone);
  return [
    {
      title: t(messages.version),
      cell: (
        <span className={css.version}>
          <StatusBadge meaning={isCanary ? 'live' : 'success'} shape={isCanary ? 'ring' : 'dot'}>
            {t(messages[channel])}
          </StatusBadge>
          <VersionName version={pointed.version} />
        </span>
      ),
    },
    { title: t(messages.audience), cell: isCanary ? canaryAudience(pointer) : everyone },
    { title: t(messages.published), cell: <Published area={area} version={pointed} /> },
    { title: t(messages.errors), cell: <Errors variant={pointer.variant} version={pointed} /> },
    { title: t(messages.loads), cell: <Measures health={pointed.health} /> },
  ];
}

/** Live version and canary of an area under each other: a table, on narrow screens two lists. */
export function AreaVersions({ pointer, label }: { pointer: ReleasePointer; label: string }) {
  const isWide = useMedia('(min-width: 992px)');
  const live = useFacts(pointer, 'live');
  const canary = useFacts(pointer, 'canary');
  const rows = [live, canary].filter((facts) => facts.length > 0);
  if (!isWide) return rows.map((facts) => <FactList key={String(facts === live)} facts={facts} />);
  return (
    <table className={css.table} aria-label={label}>
      <thead>
        <tr>
          {rows[0]?.map(({ title }) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((facts) => (
          <tr key={String(facts === live)}>
            {facts.map(({ title, cell }) => (
              <td key={title}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function FactList({ facts }: { facts: Fact[] }) {
  return (
    <dl className={css.list}>
      {facts.map(({ title, cell }) => (
        <div key={title} className={css.fact}>
          <dt>{title}</dt>
          <dd>{cell}</dd>
        </div>
      ))}
    </dl>
  );
}
