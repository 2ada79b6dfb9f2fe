import type { PhoneNumber, PhoneNumberChange } from '@jackfield/contract/api/number';
import { numberCalls } from '@jackfield/contract/api/number';
import { dryRunOf } from '@jackfield/contract/api/routing-engine';
import { type NumberOwner, useForgetSuggestions } from '@jackfield/phone-numbers/number-picker';
import { call, useLiveRefetch } from '@jackfield/runtime';
import { useQuery, useQueryClient } from '@tanstack/react-query';

/** Numbers of an owner, kept current by live events, and what may be done with them. */
export function useOwnerNumbers({ type, id }: NumberOwner) {
  const client = useQueryClient();
  const calls = numberCalls[type];
  const queryKey = ['phonenumber', type, id] as const;
  const forgetSuggestions = useForgetSuggestions();
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(calls.list, { params: { id } }, { signal }),
  });
  useLiveRefetch(['phonenumber'], queryKey, (event) => event.ownerId === id);
  const refresh = () => client.invalidateQueries({ queryKey });

  return {
    query,
    numbers: query.data?.items,
    /** How many more the trial allows; null without a limit. */
    room: query.data?.room ?? null,
    refresh,
    async update(number: Pick<PhoneNumber, 'id' | 'version'>, change: PhoneNumberChange) {
      const params = { id, phoneNumberId: number.id };
      const stored = await call(
        calls.update,
        { params, body: change },
        { version: number.version },
      ).finally(() => void refresh());
      return stored;
    },
    /** What callers would notice of it; nothing is changed (SAY-01). */
    tryRemove: (
      { id: phoneNumberId, version }: Pick<PhoneNumber, 'id' | 'version'>,
      { signal }: { signal: AbortSignal },
    ) => call(dryRunOf(calls.remove), { params: { id, phoneNumberId } }, { version, signal }),
    async remove(
      { id: phoneNumberId, version }: Pick<PhoneNumber, 'id' | 'version'>,
      asSeen: { seen?: string } = {},
    ) {
      const params = { id, phoneNumberId };
      await call(calls.remove, { params }, { version, ...asSeen }).finally(() => void refresh());
      await forgetSuggestions();
    },
  };
}

export type OwnerNumbersState = ReturnType<typeof useOwnerNumbers>;
