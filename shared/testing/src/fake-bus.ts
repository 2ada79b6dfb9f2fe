import type { BusEventName, BusEvents, EntityEvent, HubMethod } from '@jackfield/contract';
import { bus } from '@jackfield/runtime';
import { tenantId } from './fake-people.ts';

let version = 0;

/** Emits a hub event on the bus as the host does. */
export function emitLive(
  event: Partial<EntityEvent> & Pick<EntityEvent, 'eventType' | 'id'>,
  method: HubMethod = 'UpdateEntityAsync',
): void {
  version += 1;
  bus.emit('live:entity', {
    method,
    event: {
      tenantId,
      accountId: tenantId,
      ownerType: null,
      ownerId: null,
      status: null,
      role: null,
      version,
      at: new Date().toISOString(),
      ...event,
    },
  });
}

/** Records what is emitted under a name until `signal` aborts. */
export function recordBus<Name extends BusEventName>(
  name: Name,
  signal: AbortSignal,
): BusEvents[Name][] {
  const heard: BusEvents[Name][] = [];
  bus.on(name, (payload) => heard.push(payload), { signal });
  return heard;
}
