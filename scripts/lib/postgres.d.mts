/**
 * Folder of PostgreSQL's programs, or null when the machine has none.
 *
 * @param wanted.program one that has to be there; `initdb`, which servers have, unless given
 * @param wanted.version major version; the newest from 15 on unless given
 */
export function findPostgres(wanted?: { program?: string; version?: number }): string | null;

/** A PostgreSQL of a test. */
export interface OwnPostgres {
  url: string;
  /** Kills it as a lost machine would, with its data. */
  lose(): void;
  stop(): void;
}

/**
 * Starts a throw-away PostgreSQL on this machine, or null when it has none.
 *
 * @param on.data a data directory that is there already, and stays
 * @param on.follows address of another one, of which this is a replica
 */
export function startPostgres(on?: {
  data?: string;
  follows?: string;
}): Promise<OwnPostgres | null>;
