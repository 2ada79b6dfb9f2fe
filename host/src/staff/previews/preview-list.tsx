import type { Override, Overrides } from '@jackfield/contract/api/staff';
import { Alert, Button } from '@jackfield/kit/ui/core';
import { common, useT } from '@jackfield/runtime';
import { shortVersion } from '../overview/words.ts';
import { previewMessages as messages } from './messages.ts';
import css from './preview-list.module.css';

export interface PreviewListProps {
  overrides: Overrides;
  labelOf(area: string): string;
  isResetting: boolean;
  onReset(): void;
}

const sourceOf = (override: Override) =>
  'version' in override ? shortVersion(override.version) : override.address;

/** What this browser gets instead of the released versions. */
export function PreviewList({ overrides, labelOf, isResetting, onReset }: PreviewListProps) {
  const t = useT();
  const entries = Object.entries(overrides);
  if (entries.length === 0) return null;
  return (
    <Alert
      kind="info"
      title={t(messages.title)}
      action={
        <span className="ui-actions">
          <Button size="small" href="/">
            {t(messages.open)}
          </Button>
          <Button size="small" loading={isResetting} onClick={onReset}>
            {t(common.reset)}
          </Button>
        </span>
      }
    >
      <ul className={css.list}>
        {entries.map(([area, override]) => (
          <li key={area}>
            {t(messages.item, { label: labelOf(area), version: sourceOf(override) })}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
