import { paths } from '@jackfield/contract';
import { accountAtom, ApiFailure, common, navigateTo, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';

/** What a list for admins says to somebody who is none any more: spread it over ListPage. */
export function useDenied(error: unknown) {
  const t = useT();
  const company = useAtomValue(accountAtom)?.companyName ?? '';
  if (!(error instanceof ApiFailure && error.status === 403)) return {};
  const run = () => void navigateTo(paths.yourSettings.page('profile'));
  return {
    denied: {
      text: t(common.deniedText, { company }),
      action: { label: t(common.deniedAction), run },
    },
  };
}
