import { beforeEach, describe, expect, it } from 'vitest';
import { createPresence, type Presence } from './presence.ts';

let time: number;
let announced: string[];
let presence: Presence;

beforeEach(() => {
  time = 1_000_000;
  announced = [];
  presence = createPresence({
    announce: async (_tenant, person, isOnline) =>
      void announced.push(`${isOnline ? '+' : '-'}${person}`),
    now: () => time,
    onError: (error) => {
      throw error;
    },
  });
});

async function after(milliseconds: number): Promise<void> {
  time += milliseconds;
  await presence.settle();
}

describe('presence', () => {
  it('ENT-25, OP-65 announces a person at once when the first socket opens', () => {
    presence.connected('t', 'ana');
    expect(announced).toEqual(['+ana']);
  });

  it('ENT-25 announces offline only after a grace, so that a reload changes nothing', async () => {
    presence.connected('t', 'ana');
    await after(60_000);
    presence.disconnected('t', 'ana');
    await after(4999);
    presence.connected('t', 'ana');
    await after(60_000);
    expect(announced).toEqual(['+ana']);
    presence.disconnected('t', 'ana');
    await after(5000);
    expect(announced).toEqual(['+ana', '-ana']);
  });

  it('OP-65 announces a person at most once in 10 s, and ends with the truth', async () => {
    presence.connected('t', 'ana');
    for (let second = 0; second < 60; second += 1) {
      presence.disconnected('t', 'ana');
      await after(500);
      presence.connected('t', 'ana');
      await after(500);
    }
    presence.disconnected('t', 'ana');
    await after(10_000);
    expect(announced).toEqual(['+ana', '-ana']);
  });

  it('OP-65 keeps people apart by tenant', () => {
    presence.connected('t', 'ana');
    presence.connected('u', 'ana');
    expect(announced).toEqual(['+ana', '+ana']);
  });

  it('tells everybody offline when the server stops', async () => {
    presence.connected('t', 'ana');
    presence.connected('t', 'sam');
    await presence.close();
    expect(announced).toEqual(['+ana', '+sam', '-ana', '-sam']);
  });
});
