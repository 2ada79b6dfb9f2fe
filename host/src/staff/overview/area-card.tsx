import type { ReleasePointer } from '@jackfield/contract/api/release';
import { Alert, Button, Tag } from '@jackfield/kit/ui/core';
import { common, useT } from '@jackfield/runtime';
import { useId } from 'react';
import css from './area-card.module.css';
import { AreaVersions } from './area-versions.tsx';
import { Published, Standing } from './facts.tsx';
import { overviewMessages as messages } from './messages.ts';
import { VersionName } from './version-name.tsx';
import { shortVersion } from './words.ts';

/** What can be done with an area; each opens in a dialog or drawer. */
export type AreaWork = 'promote' | 'widen' | 'rollBack' | 'history' | 'versions';

export interface AreaCardProps {
  pointer: ReleasePointer;
  label: string;
  /** This browser gets another version than the released one. */
  isPreviewed: boolean;
  onWork(work: AreaWork): void;
}

/** One area of a variant: what it serves, how that does, and what can be done about it. */
export function AreaCard({ pointer, label, isPreviewed, onWork }: AreaCardProps) {
  const t = useT();
  const id = useId();
  const { live, previous, canary } = pointer;
  return (
    <section className="ui-card" aria-labelledby={id}>
      <div className={css.head}>
        <div className={css.name}>
          <h2 id={id}>{label}</h2>
          <span className="ui-secondary">{live?.remote ?? pointer.remote}</span>
          {isPreviewed && <Tag tone="info">{t(messages.previewed)}</Tag>}
        </div>
        <div className={`ui-actions ${css.actions}`}>
          <Button type="text" onClick={() => onWork('versions')}>
            {t(messages.versions)}
          </Button>
          <Button type="text" onClick={() => onWork('history')}>
            {t(common.history)}
          </Button>
          {canary && <Button onClick={() => onWork('rollBack')}>{t(messages.endCanary)}</Button>}
          {canary && <Button onClick={() => onWork('widen')}>{t(messages.widen)}</Button>}
          {!canary && live && (previous !== null || !pointer.movedByStart) && (
            <Button onClick={() => onWork('rollBack')}>{t(messages.rollBack)}</Button>
          )}
          <Button onClick={() => onWork('promote')}>{t(messages.promote)}</Button>
        </div>
      </div>
      {!live && (
        <div className={css.notice}>
          <Alert kind="warning" title={t(messages.liveNobody)}>
            {t(messages.liveNobodyText)}
          </Alert>
        </div>
      )}
      {pointer.misfits.map((misfit) => (
        <div className={css.notice} key={misfit.channel}>
          <Alert kind="warning" title={t(messages.held, { version: shortVersion(misfit.version) })}>
            {misfit.reason}{' '}
            {misfit.instead
              ? t(messages.heldInstead, { version: shortVersion(misfit.instead.version) })
              : t(messages.heldNone)}
          </Alert>
        </div>
      ))}
      {(live || canary) && <AreaVersions pointer={pointer} label={label} />}
      <div className={css.foot}>
        {previous && (
          <span className={css.previous}>
            {t(common.previous)} <VersionName version={previous.version} />
            <Published area={pointer.area} version={previous} />
          </span>
        )}
        <span className={css.standing}>
          <Standing pointer={pointer} />
        </span>
      </div>
    </section>
  );
}
