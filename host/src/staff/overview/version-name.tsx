import { IconButton } from '@jackfield/kit/ui/core';
import { Copy } from '@jackfield/kit/ui/icons';
import { notify, useT } from '@jackfield/runtime';
import { overviewMessages as messages } from './messages.ts';
import css from './version-name.module.css';
import { shortVersion } from './words.ts';

/** A version in short, with a button that copies it whole. */
export function VersionName({ version }: { version: string }) {
  const t = useT();
  const copy = () =>
    navigator.clipboard
      .writeText(version)
      .then(() => notify.success(t(messages.copied)), notify.failure);
  return (
    <span className={css.version}>
      <code className={`ui-clip ${css.code}`} title={version}>
        {shortVersion(version)}
      </code>
      <IconButton
        size="small"
        label={t(messages.copyVersion, { version })}
        icon={<Copy size={14} strokeWidth={1.75} />}
        onClick={() => void copy()}
      />
    </span>
  );
}
