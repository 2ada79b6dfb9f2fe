import type { Overrides } from '@jackfield/contract/api/staff';
import { Alert, Button } from '@jackfield/kit/ui/core';
import { ConfirmDialog } from '@jackfield/kit/ui/overlay';
import { common, failureText, useFormats, useT } from '@jackfield/runtime';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { replacePreviews } from '../api/previews.ts';
import { tagsOptions } from '../api/tags.ts';
import { shortVersion } from '../overview/words.ts';
import type { PreviewedVersion } from '../previews/use-previews.ts';
import { tagMessages as messages } from './messages.ts';
import { askedTag } from './tag-link.ts';

export interface AskedTagPreviewProps {
  overrides: Overrides;
  isSignedIn: boolean;
  labelOf(area: string): string;
}

/** Asks whether this browser shall preview what a link's tag leads to at this moment. */
export function AskedTagPreview({ overrides, isSignedIn, labelOf }: AskedTagPreviewProps) {
  const t = useT();
  const { relative } = useFormats();
  const [asked, setAsked] = useState(() => askedTag(window.location.search));
  const tags = useQuery({ ...tagsOptions(), enabled: asked !== null && isSignedIn });
  const set = useMutation({
    mutationFn: ({ area, remote, version }: PreviewedVersion) =>
      replacePreviews({ ...overrides, [area]: { remote, version } }),
    onSuccess: () => window.location.assign('/'),
  });
  if (!asked || !tags.data) return null;
  const close = () => {
    window.history.replaceState(null, '', window.location.pathname);
    setAsked(null);
  };
  const found = tags.data.find(({ remote, tag }) => remote === asked.remote && tag === asked.tag);
  if (!found) {
    return (
      <Alert
        kind="warning"
        title={t(messages.goneTitle, { tag: asked.tag })}
        action={
          <Button size="small" onClick={close}>
            {t(common.close)}
          </Button>
        }
      >
        {t(messages.goneText)}
      </Alert>
    );
  }
  const { tag, version, movedAt, movedBy } = found;
  const values = { label: labelOf(found.area), version: shortVersion(version) };
  return (
    <ConfirmDialog
      open
      danger={false}
      title={t(messages.askTitle, values)}
      confirmText={t(messages.askConfirm)}
      busy={set.isPending}
      error={set.error ? failureText(set.error) : undefined}
      onConfirm={() => set.mutate(found)}
      onClose={close}
    >
      {t(messages.askText, { tag, when: relative(movedAt), name: movedBy })}
    </ConfirmDialog>
  );
}
