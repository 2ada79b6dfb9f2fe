import type { CallStop } from '@jackfield/contract/api/routing-call';
import type { Json } from '../../platform/columns.ts';

/** The way of a call that the exchange led, by the id of its usage record. */
interface CallWayTable {
  tenant_id: string;
  call_id: string;
  way: Json<CallStop[]>;
}

declare module '../../platform/tables.ts' {
  interface Tables {
    call_way: CallWayTable;
  }
}
