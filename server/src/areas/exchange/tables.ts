import type { CallStop } from '@jackfield/contract/api/routing-call';
import type { Json } from '../../platform/columns.ts';

/** The way of a call that the exchange led, by the id of its usage record. */
interface CallWayTable {
  tenant_id: string;
  call_id: string;
  way: Json<CallStop[]>;
}

/** The bytes of a medium, by what they are. */
interface MediaHashTable {
  tenant_id: string;
  media_id: string;
  /** Hexadecimal. */
  sha256: string;
}

declare module '../../platform/tables.ts' {
  interface Tables {
    call_way: CallWayTable;
    media_hash: MediaHashTable;
  }
}
