/** What the phones of two people of the demo sign in with. */
export function demoPhones(
  origin: string,
): Promise<{ name: string; number: string; username: string; password: string }[]>;
