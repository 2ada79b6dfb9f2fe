import type pg from 'pg';

/**
 * Listens to connections that break. The query under way reports the failure; without a listener
 * the same failure would end the process, whether the connection was idle or in use.
 */
export function tolerateLostConnections(pool: pg.Pool): void {
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
  });
}
