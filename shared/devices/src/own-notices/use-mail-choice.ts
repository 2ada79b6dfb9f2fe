import {
  getMailChoice,
  type MailChoice,
  type MailOption,
  setMailChoice,
} from '@jackfield/contract/api/mail-choice';
import { call, notify, profileAtom, queryClient, useLiveRefetch } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';

const queryKey = ['mail-choice'];

/** Which mails the person does without, and the way to change it: shown at once, taken back when refused. */
export function useMailChoice() {
  const own = useAtomValue(profileAtom)?.id;
  useLiveRefetch(['teammate'], queryKey, ({ id }) => id === own);
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(getMailChoice, {}, { signal }),
  });

  async function turn(option: MailOption, isOn: boolean): Promise<void> {
    const before = queryClient.getQueryData<MailChoice>(queryKey);
    if (before === undefined) return;
    const others = before.off.filter((one) => one !== option);
    const after = { off: isOn ? others : [...others, option] };
    queryClient.setQueryData(queryKey, after);
    try {
      await call(setMailChoice, { body: after });
    } catch (error) {
      notify.failure(error);
      await queryClient.invalidateQueries({ queryKey });
    }
  }

  return { query, turn };
}
