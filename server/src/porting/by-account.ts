import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import type { PortInConfig } from './config.ts';
import type { PortInProvider, PortKey } from './provider.ts';
import { createSandboxPortIn } from './sandbox.ts';
import { telnyxPortIn } from './telnyx/porting.ts';
import { findRecord } from './telnyx/records.ts';

interface Given {
  readonly db: Database;
  readonly clock: Clock;
  readonly publicUrl: string;
  readonly portInConfig: PortInConfig;
}

/**
 * Who moves numbers here; null where nobody does. An order is sent to whoever has the account now, and
 * asked about where it was sent, so that accounts can move to Telnyx while their numbers do.
 */
export function createPortIn({ portInConfig, ...parts }: Given): PortInProvider | null {
  const { isOff, telnyx: config } = portInConfig;
  if (isOff) return null;
  const sandbox = createSandboxPortIn(parts);
  if (config === null) return sandbox;
  const telnyx = telnyxPortIn({ ...parts, config });
  const serves = (tenantId: string) => config.accounts?.includes(tenantId) ?? true;
  const of = (tenantId: string) => (serves(tenantId) ? telnyx : sandbox);
  const isThere = async (key: PortKey) => (await findRecord(parts.db, key)) !== undefined;
  return {
    check: (tenantId, numbers) => of(tenantId).check(tenantId, numbers),
    submit: (order) => of(order.tenantId).submit(order),
    ask: async (key) => ((await isThere(key)) ? telnyx : sandbox).ask(key),
    // What nobody knows yet may be on its way to whoever serves the account.
    cancel: async (key) => ((await isThere(key)) ? telnyx : of(key.tenantId)).cancel(key),
  };
}
