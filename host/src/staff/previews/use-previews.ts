import type { VersionRef } from '@jackfield/contract/api/release';
import type { Overrides } from '@jackfield/contract/api/staff';
import { notify, queryClient, t } from '@jackfield/runtime';
import { useMutation } from '@tanstack/react-query';
import { staffSessionKey } from '../api/call-staff.ts';
import { replacePreviews, resetPreviews } from '../api/previews.ts';
import { keepStaffSession } from '../api/session.ts';
import { shortVersion } from '../overview/words.ts';
import { previewMessages as messages } from './messages.ts';

/** A published version of an area. */
export type PreviewedVersion = VersionRef & { readonly area: string };

const openPortal = () => window.location.assign('/');

/** Previews of this browser: add one, ask for one, give the released versions back. */
export function usePreviews(overrides: Overrides, labelOf: (area: string) => string) {
  const add = useMutation({
    mutationFn: ({ area, remote, version }: PreviewedVersion) =>
      replacePreviews({ ...overrides, [area]: { remote, version } }),
    onSuccess: (session, { area, version }) => {
      keepStaffSession(session);
      const values = { label: labelOf(area), version: shortVersion(version) };
      const action = { label: t(messages.open), run: openPortal };
      notify.success(t(messages.previewed, values), action);
    },
    onError: notify.failure,
  });
  const reset = useMutation({
    mutationFn: resetPreviews,
    onSuccess: () => {
      notify.success(t(messages.resetDone));
      return queryClient.invalidateQueries({ queryKey: staffSessionKey });
    },
    onError: notify.failure,
  });
  const isPreviewed = ({ area, remote, version }: PreviewedVersion) => {
    const own = overrides[area];
    return (
      own !== undefined && 'version' in own && own.remote === remote && own.version === version
    );
  };
  return { add, reset, isPreviewed };
}
