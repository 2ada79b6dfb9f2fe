import { beforeEach, describe, expect, it } from 'vitest';
import { createPresence, type Presence } from './presence.ts';

let time: number;
let announced: string[];
let announcedAt: number[];
let presence: Presence;

beforeEach(() => {
  time = 1_000_000;
  announced = [];
  announcedAt = [];
  presence = createPresence({
    announce: async (changes) => {
      announcedAt.push(time);
      announced.push(
        changes.map(({ teammateId, isOnline }) => `${isOnline ? '+' : '-'}${teammateId}`).join(' '),
      );
    },
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
  it('ENT-25, OP-65 announces everybody who came at once', async () => {
    presence.connected('t', 'ana');
    presence.connected('u', 'ana');
    presence.connected('t', 'sam');
    await after(0);
    expect(announced).toEqual(['+ana +ana +sam']);
  });

  it('ENT-25 announces offline only after a grace, so that a reload changes nothing', async () => {
    presence.connected('t', 'ana');
    await after(0);
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
    for (let second = 0; second < 60; second += 1) {
      presence.connected('t', 'ana');
      await after(100);
      presence.disconnected('t', 'ana');
      await after(6000);
    }
    await after(10_000);
    expect(announced.at(-1)).toBe('-ana');
    expect(announced.length).toBeGreaterThan(2);
    const gaps = announcedAt.slice(1).map((at, index) => at - (announcedAt[index] ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(10_000);
  });

  it('knows a person who comes back after having been forgotten', async () => {
    for (let round = 0; round < 3; round += 1) {
      presence.connected('t', 'ana');
      await after(0);
      await after(60_000);
      presence.disconnected('t', 'ana');
      await after(60_000);
      await after(60_000);
    }
    expect(announced).toEqual(['+ana', '-ana', '+ana', '-ana', '+ana', '-ana']);
  });

  it('tells everybody offline when the server stops', async () => {
    presence.connected('t', 'ana');
    presence.connected('t', 'sam');
    await after(0);
    await presence.close();
    expect(announced).toEqual(['+ana +sam', '-ana -sam']);
  });
});
