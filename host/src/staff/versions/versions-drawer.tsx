import type { Release, ReleasePointer } from '@jackfield/contract/api/release';
import { EmptyState } from '@jackfield/kit/empty-state';
import { LoadFailure } from '@jackfield/kit/error-alert';
import { Button, Skeleton, Tag } from '@jackfield/kit/ui/core';
import { Archive } from '@jackfield/kit/ui/icons';
import { Drawer } from '@jackfield/kit/ui/overlay';
import { useFormats, useT } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { mostVersions, versionsOptions } from '../api/versions.ts';
import { StaffRow } from '../frame/staff-row.tsx';
import { VersionName } from '../overview/version-name.tsx';
import { sizeText } from '../overview/words.ts';
import { versionMessages as messages } from './messages.ts';
import css from './versions-drawer.module.css';
import { WithdrawDialog } from './withdraw-dialog.tsx';

export interface VersionsDrawerProps {
  pointer: ReleasePointer;
  label: string;
  /** Whether this browser previews a version. */
  isPreviewed(release: Release): boolean;
  onPreview(release: Release): void;
  onPromote(release: Release): void;
  onClose(): void;
}

/** The published versions of an area: to be looked at in this browser, or promoted. */
export function VersionsDrawer(props: VersionsDrawerProps) {
  const { pointer, label } = props;
  const t = useT();
  const versions = useQuery(versionsOptions(pointer.area));
  const items = versions.data?.items ?? [];
  const [leaving, setLeaving] = useState<Release | null>(null);
  return (
    <Drawer open title={t(messages.title, { label })} onClose={props.onClose}>
      {versions.isPending && <Waiting label={t(messages.loading)} />}
      {versions.isError && items.length === 0 && (
        <LoadFailure title={t(messages.failed)} query={versions} />
      )}
      {versions.isSuccess && items.length === 0 && (
        <EmptyState icon={Archive} title={t(messages.empty)}>
          {t(messages.emptyText)}
        </EmptyState>
      )}
      <ul className={`ui-rows ${css.list}`} aria-label={t(messages.title, { label })}>
        {items.map((release) => (
          <VersionItem
            key={`${release.remote}/${release.version}`}
            {...props}
            release={release}
            onWithdraw={setLeaving}
          />
        ))}
      </ul>
      {versions.data?.hasMore && (
        <p className={`ui-caption ${css.more}`}>{t(messages.newest, { count: mostVersions })}</p>
      )}
      {leaving && (
        <WithdrawDialog
          pointer={pointer}
          label={label}
          release={leaving}
          onClose={() => setLeaving(null)}
        />
      )}
    </Drawer>
  );
}

interface VersionItemProps extends VersionsDrawerProps {
  release: Release;
  onWithdraw(release: Release): void;
}

function VersionItem({ release, pointer, ...props }: VersionItemProps) {
  const t = useT();
  const { dateTime, relative } = useFormats();
  const { remote, version, bytes, smoke, misfit, usedBy, withdrawn } = release;
  const isPreviewed = props.isPreviewed(release);
  const values = {
    size: sizeText(bytes),
    date: dateTime(release.publishedAt),
    name: release.publishedBy,
  };
  return (
    <StaffRow
      head={
        <>
          <VersionName version={version} />
          {remote !== pointer.remote && <span className="ui-secondary">{remote}</span>}
          {usedBy.map((use) => (
            <Tag key={use}>{use}</Tag>
          ))}
          {smoke === 'passed' && <Tag tone="success">{t(messages.smokePassed)}</Tag>}
          {smoke === 'missing' && <Tag tone="warning">{t(messages.smokeMissing)}</Tag>}
          {misfit && !withdrawn && <Tag tone="warning">{t(messages.held)}</Tag>}
          {withdrawn && <Tag tone="error">{t(messages.isWithdrawn)}</Tag>}
          {isPreviewed && !withdrawn && <Tag tone="info">{t(messages.previewed)}</Tag>}
        </>
      }
      actions={
        !withdrawn && (
          <>
            {!isPreviewed && (
              <Button size="small" onClick={() => props.onPreview(release)}>
                {t(messages.preview)}
              </Button>
            )}
            <Button size="small" onClick={() => props.onPromote(release)}>
              {t(messages.promote)}
            </Button>
            <Button size="small" type="text" danger onClick={() => props.onWithdraw(release)}>
              {t(messages.withdraw)}
            </Button>
          </>
        )
      }
    >
      <p className="ui-secondary">{t(messages.fact, values)}</p>
      {misfit && !withdrawn && <p className="ui-secondary">{misfit}</p>}
      {withdrawn && (
        <p className="ui-secondary" title={dateTime(withdrawn.at)}>
          {t(messages.withdrawnBy, {
            when: relative(withdrawn.at),
            name: withdrawn.by,
            why: withdrawn.why,
          })}
        </p>
      )}
    </StaffRow>
  );
}

function Waiting({ label }: { label: string }) {
  return (
    <>
      <output className="ui-hidden">{label}</output>
      <ul className={`ui-rows ${css.list}`} aria-hidden="true">
        {[220, 260, 240].map((width) => (
          <StaffRow key={width} head={<Skeleton width={90} height={13} />} actions={null}>
            <Skeleton width={width} height={11} faint />
          </StaffRow>
        ))}
      </ul>
    </>
  );
}
