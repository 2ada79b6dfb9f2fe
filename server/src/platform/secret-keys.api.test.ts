import { beforeEach, expect, it, vi } from 'vitest';
import { describeOnBothDatabases } from '../../test/each-database.ts';
import { ConfigError } from './config.ts';
import { createSecretBox } from './secret-box.ts';
import { sealWithRightKeys } from './secret-keys.ts';

const keyOf = (id: string, fill: number) => ({ id, bytes: Buffer.alloc(32, fill) });

describeOnBothDatabases('keys that secrets are sealed with', ({ server }) => {
  beforeEach(() => server().db.pool.query('delete from secret_key'));

  const start = (keys: ReturnType<typeof keyOf>[], seal = async () => {}) =>
    sealWithRightKeys(server().db, createSecretBox(keys), seal);

  it('[OP-134] of a name that was another key stop the start before anything is sealed', async () => {
    await start([keyOf('trust', 1)]);
    await start([keyOf('trust', 1)]);
    const seal = vi.fn(async () => {});
    const started = start([keyOf('next', 3), keyOf('trust', 2)], seal);
    await expect(started).rejects.toThrow(ConfigError);
    await expect(started).rejects.toThrow('The secret key trust is another');
    expect(seal).not.toHaveBeenCalled();
    await start([keyOf('next', 3), keyOf('trust', 1)]);
    await start([keyOf('next', 3)]);
  });

  it('are remembered only once they opened what they find', async () => {
    const closed = () => Promise.reject(new ConfigError('does not open'));
    await expect(start([keyOf('trust', 2)], closed)).rejects.toThrow('does not open');
    await start([keyOf('trust', 1)]);
  });

  it('of two first starts at once let one of them start', async () => {
    const ends = await Promise.allSettled([start([keyOf('trust', 1)]), start([keyOf('trust', 2)])]);
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });
});
