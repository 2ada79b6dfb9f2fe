/** What the phones of two people of the demo sign in with. */
export function demoPhones(
  origin: string,
): Promise<{ name: string; number: string; username: string; password: string }[]>;

/** The owner of the demo account that has a number, who asks the API; null where none has it. */
export function demoOwnerOf(
  origin: string,
  number: string,
  // oxlint-disable-next-line typescript/no-explicit-any -- answers of any call
): Promise<(((path: string, body?: unknown) => Promise<any>) & { readonly token: string }) | null>;
