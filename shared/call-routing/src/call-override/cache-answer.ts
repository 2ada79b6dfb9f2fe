import type { QueryClient, QueryKey } from '@tanstack/react-query';

interface Keeping<Stored> {
  readonly client: QueryClient;
  /** Puts the record where its page finds it. */
  keep(client: QueryClient, stored: Stored): void;
  /** Lists that show the record, and the record itself. */
  readonly lists: QueryKey;
  readonly record: QueryKey;
}

/** Keeps the record that a write answered; after a refused one it is read again. */
export async function cacheAnswer<Stored>(
  answer: Promise<Stored>,
  { client, keep, lists, record }: Keeping<Stored>,
): Promise<Stored> {
  try {
    const stored = await answer;
    keep(client, stored);
    void client.invalidateQueries({ queryKey: lists });
    return stored;
  } catch (error) {
    // Whoever was faster made a newer version, which the next attempt is to name.
    void client.invalidateQueries({ queryKey: record });
    throw error;
  }
}
