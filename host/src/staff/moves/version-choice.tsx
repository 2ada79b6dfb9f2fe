import type { Release, ReleasePointer, VersionRef } from '@jackfield/contract/api/release';
import { LoadFailure } from '@jackfield/kit/error-alert';
import { Skeleton, Tag } from '@jackfield/kit/ui/core';
import { common, useFormats, useT } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { mostVersions, versionsOptions } from '../api/versions.ts';
import { shortVersion, sizeText } from '../overview/words.ts';
import { ChoiceList, Choices } from './choices.tsx';
import { moveMessages as messages } from './messages.ts';
import { RadioRow } from './radio-row.tsx';
import { keyOf } from './read-promotion.ts';
import css from './version-choice.module.css';

export interface VersionChoiceProps {
  pointer: ReleasePointer;
  label: string;
  /** Key of the chosen version, empty when none is. */
  value: string;
  onChange(key: string): void;
  error?: string | undefined;
}

/** The published versions of an area, newest first, one of which is to be chosen. */
export function VersionChoice({ pointer, label, value, onChange, error }: VersionChoiceProps) {
  const t = useT();
  const group = useId();
  const versions = useQuery(versionsOptions(pointer.area));
  const items = (versions.data?.items ?? []).filter(({ withdrawn }) => withdrawn === null);
  const hasMore = versions.data?.hasMore === true;
  return (
    <Choices
      legend={t(messages.version)}
      hint={hasMore ? t(messages.newest, { count: mostVersions }) : undefined}
      error={error}
    >
      {versions.isPending && <Waiting />}
      {versions.isError && items.length === 0 && (
        <LoadFailure title={t(messages.versionsFailed)} query={versions} />
      )}
      {versions.isSuccess && items.length === 0 && (
        <p className="ui-secondary">{t(messages.noVersion, { label })}</p>
      )}
      {items.length > 0 && (
        <ChoiceList>
          {items.map((release) => (
            <Choice
              key={keyOf(release)}
              group={group}
              release={release}
              pointer={pointer}
              isChosen={keyOf(release) === value}
              onChoose={() => onChange(keyOf(release))}
            />
          ))}
        </ChoiceList>
      )}
    </Choices>
  );
}

const isAt = (ref: VersionRef | null, { remote, version }: Release) =>
  ref?.remote === remote && ref.version === version;

interface ChoiceProps {
  group: string;
  release: Release;
  pointer: ReleasePointer;
  isChosen: boolean;
  onChoose(): void;
}

function Choice({ release, pointer, ...row }: ChoiceProps) {
  const t = useT();
  const { dateTime } = useFormats();
  const { remote, version, bytes, publishedAt, publishedBy } = release;
  const values = { size: sizeText(bytes), date: dateTime(publishedAt), name: publishedBy };
  return (
    <RadioRow {...row} note={t(messages.fact, values)}>
      <code className={css.code} title={version}>
        {shortVersion(version)}
      </code>
      {remote !== pointer.remote && <span className="ui-secondary">{remote}</span>}
      {isAt(pointer.live, release) && <Tag tone="success">{t(common.live)}</Tag>}
      {isAt(pointer.canary, release) && <Tag tone="live">{t(common.canary)}</Tag>}
      {isAt(pointer.previous, release) && <Tag>{t(common.previous)}</Tag>}
    </RadioRow>
  );
}

function Waiting() {
  return (
    <ChoiceList>
      {[140, 180, 160].map((width) => (
        <div key={width} className={css.waiting}>
          <Skeleton width={80} height={12} />
          <Skeleton width={width} height={10} faint />
        </div>
      ))}
    </ChoiceList>
  );
}
