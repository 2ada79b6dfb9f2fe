import {
  getShownNumbers,
  setShownNumber,
  type ShownNumbers,
} from '@jackfield/contract/api/web-phone';
import { formatPhone } from '@jackfield/domain';
import { LiftedLists } from '@jackfield/kit/ui/core';
import { Select } from '@jackfield/kit/ui/select';
import { call, notify, queryClient, useT } from '@jackfield/runtime';
import { useMutation, useQuery } from '@tanstack/react-query';
import { dockMessages } from '../dock/messages.ts';
import css from './outgoing.module.css';

const queryKey = ['web-phone', 'shown'];

const textOf = ({ number, label }: ShownNumbers['numbers'][number]) =>
  [formatPhone(number), label].filter(Boolean).join(', ');

/** The number that who is called sees, to be chosen among those that the person may show. */
export function ShownAs() {
  const t = useT();
  const { data } = useQuery(
    { queryKey, queryFn: ({ signal }) => call(getShownNumbers, {}, { signal }) },
    queryClient,
  );
  const choosing = useMutation(
    {
      mutationFn: (id: string) => call(setShownNumber, { body: { id } }),
      onSuccess: (numbers) => queryClient.setQueryData(queryKey, numbers),
      onError: (error) => notify.failure(error),
    },
    queryClient,
  );
  const chosen = data?.numbers.find(({ number }) => number === data.shown);
  if (!data || !chosen) return null;
  return (
    <span className={css.shown}>
      {t(dockMessages.shownAs)}{' '}
      {data.numbers.length === 1 ? (
        <span className="ui-num ui-strong">{textOf(chosen)}</span>
      ) : (
        <LiftedLists>
          <Select
            size="small"
            popupMatchSelectWidth={false}
            aria-label={t(dockMessages.shownAs)}
            value={chosen.id}
            options={data.numbers.map(({ id, number, label }) => ({
              value: id,
              label: formatPhone(number),
              note: label || undefined,
            }))}
            onChange={(id) => id && choosing.mutate(id)}
          />
        </LiftedLists>
      )}
    </span>
  );
}
