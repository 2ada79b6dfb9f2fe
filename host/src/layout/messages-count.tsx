import { listVoicemailBoxes } from '@jackfield/contract/api/voicemail';
import { call, formatNumber, queryClient, useLiveRefetch, useT } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { messages } from './messages.ts';
import css from './top-bar.module.css';

const all = ['voicemail'];

/** How many messages are new in all boxes of the person; live. The page asks by the same key. */
export default function MessagesCount() {
  const t = useT();
  useLiveRefetch(['voicemail'], all);
  const boxes = useQuery(
    {
      queryKey: [...all, 'box'],
      queryFn: ({ signal }) => call(listVoicemailBoxes, {}, { signal }),
      // Support acts for people without their messages.
      retry: false,
    },
    queryClient,
  );
  const count = boxes.data?.boxes.reduce((sum, { fresh }) => sum + fresh, 0) ?? 0;
  if (count === 0) return null;
  return (
    <>
      <span className={css.count} aria-hidden="true">
        {formatNumber(count)}
      </span>
      <span className="ui-hidden">{t(messages.newMessages, { count })}</span>
    </>
  );
}
