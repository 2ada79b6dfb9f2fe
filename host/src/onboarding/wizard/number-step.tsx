import type { AccountCountry } from '@jackfield/contract';
import { listTeammateNumbers } from '@jackfield/contract/api/number';
import { Part } from '@jackfield/kit/parts';
import { Alert } from '@jackfield/kit/ui/core';
import { call, common, useT } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import type { NumberChoice } from './answers.ts';
import { messages } from './messages.ts';

interface NumberStepProps {
  teammateId: string;
  country: AccountCountry;
  value: NumberChoice;
  onChange(value: NumberChoice): void;
}

/**
 * Step 2: a number of one's own, or none (ONB-04 to ONB-06). The picker is a part of another remote;
 * when that fails, the step is left without a number.
 */
export function NumberStep({ teammateId, country, value, onChange }: NumberStepProps) {
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
            name="phone-numbers/number-picker/v1"
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
        </>
      )}
    </>
  );
}
