import * as api from '@jackfield/contract/api/second-step';
import { listSessions, revokeOtherSessions, revokeSession } from '@jackfield/contract/api/session';
import { call, makePasskey, profileAtom, useLiveRefetch } from '@jackfield/runtime';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';

const all = ['security'] as const;
const ownKey = [...all, 'own'] as const;
const sessionsKey = [...all, 'sessions'] as const;

/** What the own security page shows, and everything that it does. */
export function useSecurity() {
  const client = useQueryClient();
  const self = useAtomValue(profileAtom)?.id;
  const own = useQuery({
    queryKey: ownKey,
    queryFn: ({ signal }) => call(api.getOwnSecurity, {}, { signal }),
  });
  const sessions = useQuery({
    queryKey: sessionsKey,
    queryFn: ({ signal }) => call(listSessions, {}, { signal }),
  });
  useLiveRefetch(['security'], all, (event) => event.id === self);

  const then = async <T>(change: Promise<T>): Promise<T> => {
    const result = await change;
    await client.invalidateQueries({ queryKey: all });
    return result;
  };
  return {
    own,
    sessions,
    beginApp: () => call(api.beginApp),
    addApp: (code: string) => then(call(api.addWay, { body: { kind: 'app', code } })),
    /** Null when the person left the prompt. */
    async addPasskey(): Promise<{ codes: string[] | null } | null> {
      const response = await makePasskey(await call(api.beginPasskey));
      if (response === null) return null;
      return then(call(api.addWay, { body: { kind: 'passkey', response } }));
    },
    removeApp: () => then(call(api.removeApp)),
    renamePasskey: (id: string, name: string) =>
      then(call(api.renamePasskey, { params: { id }, body: { name } })),
    removePasskey: (id: string) => then(call(api.removePasskey, { params: { id } })),
    makeCodes: () => then(call(api.makeRecoveryCodes)),
    revoke: (id: string) => then(call(revokeSession, { params: { id } })),
    revokeOthers: () => then(call(revokeOtherSessions)),
  };
}
export type Security = ReturnType<typeof useSecurity>;
