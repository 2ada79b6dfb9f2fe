import { sessionAtom } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import type { Viewer } from './user-actions.ts';

/** Who is signed in, as decisions about people need it. */
export function useViewer(): Viewer {
  const { profile } = useAtomValue(sessionAtom);
  return {
    teammateId: profile?.teammateId ?? '',
    isImpersonated: profile?.isImpersonate ?? false,
  };
}
