import type { AccountCountry } from '@jackfield/contract';
import { listTeammateNumbers } from '@jackfield/contract/api/number';
import { Part, PartsContext } from '@jackfield/kit/parts';
import { Alert } from '@jackfield/kit/ui/core';
import { call, common, useT } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, use, useEffect } from 'react';
import type { NumberChoice } from './answers.ts';
import { messages } from './messages.ts';

const picker = 'phone-numbers/number-picker/v1';

/** Fetches the picker ahead of its step; a failure is left for the step to show. */
export function usePickerAhead(isWanted: boolean): void {
  const parts = use(PartsContext);
  useEffect(() => {
    if (isWanted && !parts?.loaded(picker)) void parts?.load(picker).catch(() => undefined);
  }, [isWanted, parts]);
}

interface NumberStepProps {
  teammateId: string;
  country: AccountCountry;
  value: NumberChoice;
  /** What the number costs. */
  price: ReactNode;
  onChange(value: NumberChoice): void;
}

/**
 * Step 2: a number of one's own, or none (ONB-04 to ONB-06). The picker is a part of another remote;
 * when that fails, the step is left without a number.
 */
export function NumberStep({ teammateId, country, value, price, onChange }: NumberStepProps) {
  const t = useT();
  const numbers = useQuery({
    queryKey: ['teammate', teammateId, 'phone-numbers', 'room'],
    queryFn: ({ signal }) => call(listTeammateNumbers, { params: { id: teammateId } }, { signal }),
  });
  const isFull = numbers.data?.room === 0;
  return (
    <>
      <p>{t(messages.numberText)}</p>
      {isFull ? (
        <Alert kind="info" title={t(messages.numberFull)} />
      ) : (
        <>
          <Part
            name={picker}
            label={t(messages.number)}
            height={118}
            props={{
              country,
              label: t(messages.number),
              intro: t(messages.numberFor),
              value,
              onChange,
            }}
          />
          <Alert kind="info" title={t(common.numberCharges)} />
          {price}
        </>
      )}
    </>
  );
}
