import type { Overrides } from '@jackfield/contract/api/staff';
import { ConfirmDialog } from '@jackfield/kit/ui/overlay';
import { useT } from '@jackfield/runtime';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { firstRefusal } from '../../errors/first-refusal.ts';
import { replacePreviews } from '../api/previews.ts';
import { previewMessages as messages } from './messages.ts';

export interface AskedPreviewProps {
  overrides: Overrides;
  labelOf(area: string): string;
}

/** What the page's address asks for; `pnpm dev:remote` prints such a link. */
function readAsked(): { area: string; address: string } | null {
  const query = new URLSearchParams(window.location.search);
  const area = query.get('preview');
  const address = query.get('address');
  return area && address ? { area, address } : null;
}

/** Asks whether this browser shall run an area from the address of a development server. */
export function AskedPreview({ overrides, labelOf }: AskedPreviewProps) {
  const t = useT();
  const [asked, setAsked] = useState(readAsked);
  const set = useMutation({
    mutationFn: ({ area, address }: { area: string; address: string }) =>
      replacePreviews({ ...overrides, [area]: { address } }),
    onSuccess: () => window.location.assign('/'),
  });
  if (!asked) return null;
  const close = () => {
    window.history.replaceState(null, '', window.location.pathname);
    setAsked(null);
  };
  return (
    <ConfirmDialog
      open
      danger={false}
      title={t(messages.askTitle, { label: labelOf(asked.area) })}
      confirmText={t(messages.askConfirm)}
      busy={set.isPending}
      error={set.error ? firstRefusal(set.error) : undefined}
      onConfirm={() => set.mutate(asked)}
      onClose={close}
    >
      {t(messages.askText, { address: asked.address })}
    </ConfirmDialog>
  );
}
