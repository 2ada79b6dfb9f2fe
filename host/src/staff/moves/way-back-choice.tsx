import type { ReleasePointer, VersionRef } from '@jackfield/contract/api/release';
import { Tag } from '@jackfield/kit/ui/core';
import { common, useT } from '@jackfield/runtime';
import { useId } from 'react';
import { Published } from '../overview/facts.tsx';
import { shortVersion } from '../overview/words.ts';
import { ChoiceList, Choices } from './choices.tsx';
import { moveMessages as messages } from './messages.ts';
import { RadioRow } from './radio-row.tsx';
import { keyOf } from './read-promotion.ts';
import css from './version-choice.module.css';

export interface WayBackChoiceProps {
  legend: string;
  pointer: ReleasePointer;
  versions: readonly VersionRef[];
  /** Key of the chosen version. */
  value: string | null;
  onChange(version: VersionRef): void;
}

/** One of several versions to go to, the one that was live last first. */
export function WayBackChoice({ legend, pointer, versions, value, onChange }: WayBackChoiceProps) {
  const t = useT();
  const group = useId();
  const isPrevious = (ref: VersionRef) =>
    pointer.previous !== null && keyOf(ref) === keyOf(pointer.previous);
  return (
    <Choices legend={legend} hint={t(messages.backHint)}>
      <ChoiceList>
        {versions.map((ref) => (
          <RadioRow
            key={keyOf(ref)}
            group={group}
            isChosen={keyOf(ref) === value}
            onChoose={() => onChange(ref)}
            note={<Published area={pointer.area} version={ref} />}
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
