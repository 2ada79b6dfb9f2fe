import type { ReleasePointer, VersionRef } from '@jackfield/contract/api/release';
import { Tag } from '@jackfield/kit/ui/core';
import { common, useFormats, useT } from '@jackfield/runtime';
import { useId } from 'react';
import { usePublished } from '../api/versions.ts';
import { shortVersion, sizeText } from '../overview/words.ts';
import { ChoiceList, Choices } from './choices.tsx';
import { moveMessages as messages } from './messages.ts';
import { RadioRow } from './radio-row.tsx';
import { keyOf } from './read-promotion.ts';
import css from './version-choice.module.css';

export interface WayBackChoiceProps {
  legend: string;
  pointer: ReleasePointer;
  /** The last one first; one that does not fit the portal says why. */
  versions: readonly (VersionRef & { misfit?: string | null })[];
  /** One line under the rows. */
  hint?: string;
  /** Key of the chosen version. */
  value: string | null;
  onChange(version: VersionRef): void;
}

/** One of several versions to go to, the one that was live last first. */
export function WayBackChoice(props: WayBackChoiceProps) {
  const { legend, hint, pointer, versions, value, onChange } = props;
  const t = useT();
  const group = useId();
  const isPrevious = (ref: VersionRef) =>
    pointer.previous !== null && keyOf(ref) === keyOf(pointer.previous);
  return (
    <Choices legend={legend} hint={hint}>
      <ChoiceList>
        {versions.map((ref) => (
          <RadioRow
            key={keyOf(ref)}
            group={group}
            isChosen={keyOf(ref) === value}
            isOut={typeof ref.misfit === 'string'}
            onChoose={() => onChange(ref)}
            note={ref.misfit ?? <Fact area={pointer.area} version={ref} />}
          >
            <code className={css.code} title={ref.version}>
              {shortVersion(ref.version)}
            </code>
            {isPrevious(ref) && <Tag>{t(common.previous)}</Tag>}
          </RadioRow>
        ))}
      </ChoiceList>
    </Choices>
  );
}

function Fact({ area, version }: { area: string; version: VersionRef }) {
  const t = useT();
  const { dateTime } = useFormats();
  const release = usePublished(area, version);
  if (!release) return null;
  const { bytes, publishedAt, publishedBy } = release;
  const values = { size: sizeText(bytes), date: dateTime(publishedAt), name: publishedBy };
  return t(messages.fact, values);
}
