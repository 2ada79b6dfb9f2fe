import {
  addDevice,
  type Device,
  listDevices,
  listTeammateDevices,
  makeSetupLink,
  type NewDevice,
  removeDevice,
  revealDevicePassword,
  setDevicePassword,
} from '@jackfield/contract/api/device';
import { dryRunOf } from '@jackfield/contract/api/routing-engine';
import { trialMaximum } from '@jackfield/domain/trial-limits';
import { restoreDeleted, type SeenImpact } from '@jackfield/records/restore';
import { accountAtom, ApiFailure, call, useLiveRefetch } from '@jackfield/runtime';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';

const allDevices = ['device'] as const;
const keyOf = (teammateId: string) => ['device', 'of', teammateId] as const;

/** Devices of a person, and what can be done with them (API-127 to API-130). */
export function useDevices(teammateId: string) {
  const client = useQueryClient();
  const params = { id: teammateId };
  const query = useQuery({
    queryKey: keyOf(teammateId),
    queryFn: ({ signal }) =>
      call(listTeammateDevices, { params, query: { withPassword: 'false' } }, { signal }),
  });
  useLiveRefetch(['teammate', 'device'], keyOf(teammateId), ({ eventType, id, ownerId }) => {
    return (eventType === 'device' ? ownerId : id) === teammateId;
  });

  const then = async <T>(change: Promise<T>): Promise<T> => {
    const result = await change;
    await client.invalidateQueries({ queryKey: allDevices });
    return result;
  };
  return {
    query,
    add: (body: NewDevice, asSeen: SeenImpact['asSeen']): Promise<Device> =>
      then(call(addDevice, { params, body }, asSeen)),
    /** Who would notice a device more, or one less; nothing is changed (SAY-01). */
    tryAdd: (body: NewDevice, options: { signal: AbortSignal }) =>
      call(dryRunOf(addDevice), { params, body }, options),
    tryRemove: (deviceId: string, options: { signal: AbortSignal }) =>
      call(dryRunOf(removeDevice), { params: { id: teammateId, deviceId } }, options),
    /** The password of a device, which is an entry in the history. */
    reveal: async (deviceId: string): Promise<string> => {
      const asked = { params: { id: teammateId, deviceId } };
      return (await call(revealDevicePassword, asked)).password;
    },
    /** A link by which a softphone signs in as a device; an entry in the history too. */
    makeSetupLink: (deviceId: string) =>
      call(makeSetupLink, { params: { id: teammateId, deviceId } }),
    setPassword: (deviceId: string, password: string): Promise<Device> =>
      then(call(setDevicePassword, { params: { id: teammateId, deviceId }, body: { password } })),
    /** A device already gone counts as removed (annex A5). */
    remove: (deviceId: string, asSeen: SeenImpact['asSeen']): Promise<void> =>
      then(
        call(removeDevice, { params: { id: teammateId, deviceId } }, asSeen).catch(
          (error: unknown) => {
            if (!(error instanceof ApiFailure && error.status === 404)) throw error;
          },
        ),
      ),
    /** Brings back what was just removed. */
    bringBack: (deviceId: string) =>
      then(restoreDeleted('device', deviceId, { action: 'device.remove' })),
  };
}
export type Devices = ReturnType<typeof useDevices>;

/** The most desk phones of an account on trial that is full; null while there is room (ROLE-19). */
export function useFullTrial(isAdmin: boolean): number | null {
  const account = useAtomValue(accountAtom);
  const maximum = trialMaximum(account, 'device');
  const phones = useQuery({
    queryKey: [...allDevices, 'count', 'deskphone'],
    queryFn: ({ signal }) =>
      call(listDevices, { query: { type: 'deskphone', pageNum: 1, limit: 1 } }, { signal }),
    enabled: isAdmin && maximum !== null,
  });
  if (maximum === null || phones.data === undefined) return null;
  return phones.data.counts.deskphone >= maximum ? maximum : null;
}
