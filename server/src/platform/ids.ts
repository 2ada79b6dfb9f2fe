import { v7 } from 'uuid';

/** New record id: UUIDv7, so that ids of one table grow with time. */
export function newId(): string {
  return v7();
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether a text is a UUID. */
export function isId(text: string): boolean {
  return uuid.test(text);
}

/** Stands for support in tables that ask for a tenant. */
export const nilId = '00000000-0000-0000-0000-000000000000';
