import type { Release, ReleasePointer, VersionRef } from '@jackfield/contract/api/release';
import { ErrorAlert } from '@jackfield/kit/error-alert';
import { Skeleton, Tag } from '@jackfield/kit/ui/core';
import { CircleAlert } from '@jackfield/kit/ui/icons';
import { failureText, useFormats, useT } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { mostVersions, versionsOptions } from '../api/versions.ts';
import { shortVersion, sizeText } from '../overview/words.ts';
import { moveMessages as messages } from './messages.ts';
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
  const id = useId();
  const versions = useQuery(versionsOptions(pointer.area));
  const items = versions.data?.items ?? [];
  return (
    <fieldset className={css.field} aria-describedby={error ? id : undefined}>
      <legend className={css.legend}>{t(messages.version)}</legend>
      {versions.isPending && <Waiting />}
      {versions.isError && items.length === 0 && (
        <ErrorAlert
          title={t(messages.versionsFailed)}
          error={versions.error}
          onRetry={() => void versions.refetch()}
        >
          {failureText(versions.error)}
        </ErrorAlert>
      )}
      {versions.isSuccess && items.length === 0 && (
        <p className="ui-secondary">{t(messages.noVersion, { label })}</p>
      )}
      {items.length > 0 && (
        <div className={css.list}>
          {items.map((release) => (
            <Choice
              key={keyOf(release)}
              name={id}
              release={release}
              pointer={pointer}
              isChosen={keyOf(release) === value}
              onChoose={() => onChange(keyOf(release))}
            />
          ))}
        </div>
      )}
      {versions.data?.hasMore && (
        <p className={css.hint}>{t(messages.newest, { count: mostVersions })}</p>
      )}
      {error && (
        <p className={css.error} id={id} role="alert">
          <CircleAlert size={14} strokeWidth={1.75} aria-hidden="true" />
          <span>{error}</span>
        </p>
      )}
    </fieldset>
  );
}

const isAt = (ref: VersionRef | null, { remote, version }: Release) =>
  ref?.remote === remote && ref.version === version;

interface ChoiceProps {
  name: string;
  release: Release;
  pointer: ReleasePointer;
  isChosen: boolean;
  onChoose(): void;
}

function Choice({ name, release, pointer, isChosen, onChoose }: ChoiceProps) {
  const t = useT();
  const { dateTime } = useFormats();
  const { remote, version, bytes, publishedAt, publishedBy } = release;
  const facts = t(messages.fact, {
    size: sizeText(bytes),
    date: dateTime(publishedAt),
    name: publishedBy,
  });
  const id = useId();
  return (
    <label className={css.choice} data-chosen={isChosen} htmlFor={id}>
      <input
        id={id}
        type="radio"
        className={css.radio}
        name={name}
        checked={isChosen}
        onChange={onChoose}
      />
      <span className={css.version}>
        <code className={css.code} title={version}>
          {shortVersion(version)}
        </code>
        {remote !== pointer.remote && <span className="ui-secondary">{remote}</span>}
        {isAt(pointer.live, release) && <Tag tone="success">{t(messages.live)}</Tag>}
        {isAt(pointer.canary, release) && <Tag tone="live">{t(messages.canary)}</Tag>}
        {isAt(pointer.previous, release) && <Tag>{t(messages.previous)}</Tag>}
      </span>
      <span className={css.facts}>{facts}</span>
    </label>
  );
}

function Waiting() {
  return (
    <div className={css.list}>
      {[140, 180, 160].map((width) => (
        <div key={width} className={css.choice}>
          <Skeleton width={16} height={16} round />
          <Skeleton width={80} height={12} />
          <span className={css.facts}>
            <Skeleton width={width} height={10} faint />
          </span>
        </div>
      ))}
    </div>
  );
}
