import type { ReleasePointer } from '@jackfield/contract/api/release';
import { LoadFailure } from '@jackfield/kit/error-alert';
import { Skeleton, StatusBadge } from '@jackfield/kit/ui/core';
import { useT } from '@jackfield/runtime';
import { useId, useState } from 'react';
import { shortVersion } from '../overview/words.ts';
import { needsMessages as messages } from './messages.ts';
import { GroupsDrawer } from './groups-drawer.tsx';
import css from './needs-section.module.css';
import type { Group, Needs } from './read-needs.ts';
import { useNeeds } from './use-needs.ts';

export interface NeedsSectionProps {
  areas: readonly ReleasePointer[];
  labelOf(area: string): string;
}

/** Which version needs what from whom: parts of other areas, names of the host, calls of the server. */
export function NeedsSection({ areas, labelOf }: NeedsSectionProps) {
  const t = useT();
  const id = useId();
  const { needs, isPending, isError, ...query } = useNeeds(areas);
  return (
    <section className="ui-card" aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id}>{t(messages.title)}</h2>
        <p className="ui-secondary">{t(messages.intro)}</p>
      </div>
      {isError && <LoadFailure title={t(messages.failed)} query={query} />}
      {isPending && (
        <div className={css.waiting}>
          <output className="ui-hidden">{t(messages.loading)}</output>
          <Skeleton width="60%" height={13} />
          <Skeleton width="45%" height={13} faint />
        </div>
      )}
      <ul aria-labelledby={id}>
        {needs.map((each) => (
          <VersionNeeds
            key={`${each.version.area}/${each.version.channel}`}
            needs={each}
            labelOf={labelOf}
          />
        ))}
      </ul>
    </section>
  );
}

interface VersionNeedsProps {
  needs: Needs;
  labelOf(area: string): string;
}

function VersionNeeds({ needs, labelOf }: VersionNeedsProps) {
  const t = useT();
  const { version, host, server } = needs;
  const isCanary = version.channel === 'canary';
  const label = labelOf(version.area);
  const values = { label, version: shortVersion(version.version) };
  const calls = server.reduce((sum, { names }) => sum + names.length, 0);
  return (
    <li className={css.item}>
      <div className={css.version}>
        <span className="ui-strong">{label}</span>
        <span className={css.channel}>
          <StatusBadge meaning={isCanary ? 'live' : 'success'} shape={isCanary ? 'ring' : 'dot'}>
            {t(messages[version.channel])}
          </StatusBadge>
          <code>{values.version}</code>
        </span>
      </div>
      <dl className={css.facts}>
        <div>
          <dt>{t(messages.fromAreas)}</dt>
          <dd>
            <Parts needs={needs} labelOf={labelOf} />
          </dd>
        </div>
        <div>
          <dt>{t(messages.fromHost)}</dt>
          <dd>
            <Count
              text={t(messages.modules, { count: host.length })}
              title={t(messages.hostTitle, values)}
              groups={host}
            />
          </dd>
        </div>
        <div>
          <dt>{t(messages.fromServer)}</dt>
          <dd>
            <Count
              text={t(messages.calls, { count: calls })}
              title={t(messages.serverTitle, values)}
              groups={server}
            />
          </dd>
        </div>
      </dl>
    </li>
  );
}

function Parts({ needs: { parts, shownBy }, labelOf }: VersionNeedsProps) {
  const t = useT();
  return (
    <>
      {parts.length === 0 ? (
        <span className={css.none}>{t(messages.nothing)}</span>
      ) : (
        <ul className={css.parts}>
          {parts.map(({ part, from }) => (
            <li key={part}>
              {from
                ? t(messages.part, {
                    part,
                    label: labelOf(from.area),
                    version: shortVersion(from.version),
                  })
                : t(messages.missing, { part })}
            </li>
          ))}
        </ul>
      )}
      {shownBy.length > 0 && (
        <div className={css.offers}>
          <span>{t(messages.offers)}</span>
          <ul className={css.parts}>
            {shownBy.map(({ part, area }) => (
              <li key={`${part} ${area}`}>{t(messages.shownBy, { part, label: labelOf(area) })}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

interface CountProps {
  text: string;
  title: string;
  groups: readonly Group[];
}

/** A count that leads to what is counted. */
function Count({ text, title, groups }: CountProps) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  if (groups.length === 0) return <span className={css.none}>{t(messages.nothing)}</span>;
  return (
    <>
      <button type="button" className={css.count} onClick={() => setOpen(true)}>
        {text}
      </button>
      {isOpen && <GroupsDrawer title={title} groups={groups} onClose={() => setOpen(false)} />}
    </>
  );
}
