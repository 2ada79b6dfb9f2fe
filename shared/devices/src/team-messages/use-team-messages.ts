import { type AttentionItem, type HomeFindings, paths } from '@jackfield/contract';
import { listVoicemailBoxes, type VoicemailBox } from '@jackfield/contract/api/voicemail';
import { unheardFor } from '@jackfield/domain/matters';
import { ApiFailure, call, useFormats, useLiveRefetch, useT } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { teamMessages } from './messages.ts';

/** The time, in milliseconds since 1970, told anew when each of some instants has come. */
function useNow(instants: readonly number[]): number {
  const [now, setNow] = useState(() => Date.now());
  const next = Math.min(...instants.filter((at) => at > now));
  useEffect(() => {
    if (next === Infinity) return undefined;
    const timer = setTimeout(() => setNow(Math.max(next, Date.now())), next - Date.now());
    return () => clearTimeout(timer);
  }, [next]);
  return now;
}

const dueAt = ({ unheardSince: since }: VoicemailBox) =>
  since === null ? Infinity : Date.parse(since) + unheardFor;

/**
 * Messages to teams of the person that nobody has heard for an hour: one matter a team, with where
 * to listen (NOTE-01). Read by the query that counts what is new in the top bar.
 */
export function useTeamMessages(): Required<Pick<HomeFindings, 'state' | 'attention' | 'retry'>> {
  const t = useT();
  const { dateTime } = useFormats();
  const queryKey = ['voicemail', 'box'];
  useLiveRefetch(['voicemail'], queryKey);
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(listVoicemailBoxes, {}, { signal }),
    // Support acts for people without their messages.
    retry: false,
  });
  const isRefused = error instanceof ApiFailure && error.status === 403;
  const boxes = data?.boxes ?? [];
  const now = useNow(boxes.map(dueAt));
  const item = ({ id, name, unheardSince }: VoicemailBox): AttentionItem => ({
    id: `messages ${id}`,
    severity: 'soon',
    isAlwaysShown: true,
    text: t(teamMessages.waits, { team: name, when: dateTime(unheardSince ?? '') }),
    subject: name,
    action: { label: t(teamMessages.listen), to: paths.yourSettings.messages(id) },
  });
  return {
    state: data || isRefused ? 'ready' : error ? 'failed' : 'loading',
    retry: () => void refetch(),
    attention: boxes.filter((box) => dueAt(box) <= now).map(item),
  };
}
