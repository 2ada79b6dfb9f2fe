/** What the phones of two people of the demo sign in with. */
export function demoPhones(
  origin: string,
): Promise<{ name: string; number: string; username: string; password: string }[]>;
/** Asks the portal as somebody who is signed in: an address, and what to write there. */
type Ask = (path: string, body?: object) => Promise<Record<string, unknown>>;
/** The owner of the demo account that has a number, signed in; null where none has it. */
export function demoOwnerOf(origin: string, number: string): Promise<Ask | null>;
