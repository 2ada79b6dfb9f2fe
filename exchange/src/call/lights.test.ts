import type { PhoneLight } from '@jackfield/contract/api/exchange';
import { expect, it, vi } from 'vitest';
import { Lights } from './lights.ts';

/** A portal and an Asterisk by hand. */
function start() {
  const messages = new Map<string, number>();
  const told: string[] = [];
  const errors: unknown[] = [];
  const state = { isAway: false };
  const lights = new Lights({
    ask: (phones) =>
      state.isAway
        ? Promise.reject(new Error('away'))
        : Promise.resolve(
            phones.flatMap((name): PhoneLight[] => {
              const fresh = messages.get(name);
              return fresh === undefined ? [] : [{ name, fresh, heard: 0 }];
            }),
          ),
    set(news) {
      told.push(...news.map(({ name, fresh }) => `${name} ${fresh}`));
      return Promise.resolve();
    },
    onError: (error) => errors.push(error),
    pause: 1,
  });
  const until = (...news: string[]) => vi.waitFor(() => expect(told).toEqual(news));
  return { lights, messages, told, errors, state, until };
}

it('[MSG-04] tells Asterisk of phones whose messages are others now, and of no others', async () => {
  const { lights, messages, until } = start();
  messages.set('ana', 1).set('ben', 0);
  lights.look(['ana', 'ben', 'stranger']);
  await until('ana 1', 'ben 0');
  messages.set('ana', 2);
  lights.lookAtAll();
  await until('ana 1', 'ben 0', 'ana 2');
  await lights.close();
});

it('[MSG-04] tells an Asterisk that began anew of all', async () => {
  const { lights, messages, until } = start();
  messages.set('ana', 1);
  lights.look(['ana']);
  await until('ana 1');
  lights.lose();
  await until('ana 1', 'ana 1');
  await lights.close();
});

it('[MSG-04] tries again until the portal is back, and says once that it is away', async () => {
  const { lights, messages, errors, state, until } = start();
  messages.set('ana', 1);
  state.isAway = true;
  lights.look(['ana']);
  await vi.waitFor(() => expect(errors).toEqual([new Error('away')]));
  state.isAway = false;
  await until('ana 1');
  expect(errors).toHaveLength(1);
  await lights.close();
});
