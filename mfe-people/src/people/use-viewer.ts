import { profileAtom, sessionAtom } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { Viewer } from './user-actions.ts';

/** Who is signed in, as decisions about people need it; the same object while nothing changes. */
export function useViewer(): Viewer {
  const { profile } = useAtomValue(sessionAtom);
  const own = useAtomValue(profileAtom);
  const teammateId = profile?.teammateId ?? '';
  const isImpersonated = profile?.isImpersonate ?? false;
  const role = own?.role ?? 'standard';
  const access = own?.access;
  return useMemo(
    () => ({ teammateId, isImpersonated, role, access }),
    [teammateId, isImpersonated, role, access],
  );
}
