import { ivrEventSchemas } from '../api/ivr-events.ts';
import type { BusEventName } from '../bus.ts';

type Own = Exclude<BusEventName, keyof typeof ivrEventSchemas>;

const own: Readonly<Record<Own, true>> = {
  'live:entity': true,
  'live:resync': true,
  'live:release': true,
  'live:state': true,
  'session:profile-changed': true,
  'session:account-changed': true,
  'phone:try': true,
  'session:ended': true,
  'phone:call': true,
};

/** Names of all events of the bus, as builds are compared by them. */
export const busEventNames: readonly string[] = [
  ...Object.keys(own),
  ...Object.keys(ivrEventSchemas),
].toSorted();
