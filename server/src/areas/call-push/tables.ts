import type { Generated } from 'kysely';

/** A browser that was told of a call that goes on. */
interface CallPushTable {
  tenant_id: string;
  call_id: string;
  device_id: string;
  /** Who calls, as it was told. */
  who: string;
  is_missed: Generated<boolean>;
}

declare module '../../platform/tables.ts' {
  interface Tables {
    call_push: CallPushTable;
  }
}
