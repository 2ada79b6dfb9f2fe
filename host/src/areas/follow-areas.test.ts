// @vitest-environment jsdom
import { Script } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AreaPresence } from './area-presence.ts';
import { fakeArea } from './fake-area.ts';
import { followAreas } from './follow-areas.ts';

const billing = fakeArea('billing', 'v2');
const people = fakeArea('people', 'v7');
const heard = vi.fn();
const tell = vi.fn();
const told = () => tell.mock.calls.map(([area, error, count]) => [area, error.message, count]);
const ask = vi.fn<() => Promise<Response>>();
const write = vi.fn();

let end: AbortController;
let presence: AreaPresence;
let root: HTMLElement;

/** Runs code as a file of billing, or of another address. */
function run(code: string, file = '/assets/mfe-billing/v2/34.js'): unknown {
  return new Script(code, { filename: new URL(file, location.href).href }).runInThisContext();
}
const library = '/assets/host/abc/react-dom.js';
const click = (target: EventTarget = document.body) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  target.dispatchEvent(event);
  return event;
};
const open = () => presence.hold('billing', 'page');

beforeEach(() => {
  vi.useFakeTimers();
  for (const mock of [heard, tell, write]) mock.mockClear();
  ask.mockReset().mockImplementation(async () => new Response(null));
  vi.stubGlobal('fetch', ask);
  vi.stubGlobal('heard', heard);
  vi.spyOn(history, 'pushState').mockImplementation(write);
  document.body.innerHTML =
    '<div id="app"><div class="frame"><nav><a>Users</a></nav><main><div data-area="billing"><b></b></div></main></div></div>';
  root = document.body.querySelector<HTMLElement>('#app') ?? document.body;
  end = new AbortController();
  presence = new AreaPresence();
  presence.name([people, billing]);
  followAreas(presence, { root, tell, signal: end.signal });
});
afterEach(() => {
  end.abort();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('[SHIP-06] listeners on window and document', () => {
  it.each(['window', 'document'])('of %s hear nothing while their area is left', (target) => {
    const leave = open();
    run(`${target}.addEventListener('click', heard)`);
    click();
    leave();
    click();
    expect(heard).toHaveBeenCalledOnce();
    open();
    click();
    expect(heard).toHaveBeenCalledTimes(2);
    run(`${target}.removeEventListener('click', heard)`);
    click();
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('of the host, and of a library that an area calls, always hear', () => {
    vi.stubGlobal('listen', run("() => window.addEventListener('click', heard)", library));
    const leave = open();
    run('listen()');
    leave();
    click();
    expect(heard).toHaveBeenCalledOnce();
    window.removeEventListener('click', heard);
  });

  it('of a page hear nothing while a part of the same area stands elsewhere', () => {
    const leave = open();
    run("window.addEventListener('click', heard)");
    leave();
    presence.hold('billing', 'part');
    click();
    expect(heard).not.toHaveBeenCalled();
    run("window.addEventListener('click', heard)");
    click();
    expect(heard).toHaveBeenCalledOnce();
    run("window.removeEventListener('click', heard)");
  });

  it('keep an event from what is theirs, and never from the menu', () => {
    open();
    const swallow =
      '{ handleEvent(event) { event.preventDefault(); event.stopImmediatePropagation(); heard(); } }';
    run(`window.addEventListener('click', ${swallow}, true)`);
    const shell = vi.fn();
    root.addEventListener('click', shell);
    expect(click(root.querySelector('a') ?? root).defaultPrevented).toBe(false);
    expect(shell).toHaveBeenCalledOnce();
    expect(click(root.querySelector('b') ?? root).defaultPrevented).toBe(true);
    expect(shell).toHaveBeenCalledOnce();
    expect(heard).toHaveBeenCalledTimes(2);
  });
});

it.each([
  ['a', 's', true],
  ['a', 'Enter', false],
  ['input', 's', false],
])('[SHIP-06] keeps from a shell control %s the key %s: %s', (place, key, isKept) => {
  open();
  run("document.addEventListener('keydown', (event) => event.preventDefault())");
  root.querySelector('nav')?.append(document.createElement('input'));
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  root.querySelector(place)?.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(isKept);
});

describe('[SHIP-06] timers and requests', () => {
  it('may end what was begun, and then stand still until the area is back', () => {
    const leave = open();
    run(
      'setInterval(heard, 10); (function again() { setTimeout(() => { heard(); again(); }, 10) })()',
    );
    vi.advanceTimersByTime(100);
    expect(heard).toHaveBeenCalledTimes(20);
    leave();
    vi.advanceTimersByTime(10_000);
    expect(heard).toHaveBeenCalledTimes(70);
    expect(told()).toEqual([
      ['billing', expect.stringMatching(/^Goes on after it was left \(34\.js:1:\d+\)$/), 50],
    ]);
  });

  it('go on where they stood when the area is back, but for those that were cleared', async () => {
    const leave = open();
    run('for (let at = 0; at < 52; at += 1) { globalThis.timer = setTimeout(heard, 10, at); }');
    leave();
    vi.advanceTimersByTime(10);
    expect(heard).toHaveBeenCalledTimes(50);
    run('clearTimeout(timer)');
    open();
    await Promise.resolve();
    expect(heard).toHaveBeenCalledTimes(51);
    expect(heard).toHaveBeenLastCalledWith(50);
  });

  it('of a library that an area calls go on', () => {
    vi.stubGlobal('later', run('(work) => setInterval(work, 10)', library));
    const leave = open();
    run('later(heard)');
    leave();
    vi.advanceTimersByTime(1000);
    expect(heard).toHaveBeenCalledTimes(100);
  });

  it('of an area that is asked for something go on while it is waited for', () => {
    const answered = presence.hold('billing', 'call');
    run('setInterval(heard, 10)');
    vi.advanceTimersByTime(1000);
    expect(heard).toHaveBeenCalledTimes(100);
    answered();
    vi.advanceTimersByTime(1000);
    expect(heard).toHaveBeenCalledTimes(150);
  });

  it('are held back while twenty requests of the area are under way, and while it is left', async () => {
    const answers: (() => void)[] = [];
    ask.mockImplementation(
      () => new Promise((resolve) => answers.push(() => resolve(new Response(null)))),
    );
    const leave = open();
    run("for (let at = 0; at < 60; at += 1) void fetch('/api')");
    expect(ask).toHaveBeenCalledTimes(20);
    run("void fetch('/api')", '/assets/mfe-people/v7/34.js');
    void fetch('/api');
    expect(ask).toHaveBeenCalledTimes(22);
    answers[0]?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(ask).toHaveBeenCalledTimes(23);
    leave();
    for (const answer of answers) answer();
    await vi.advanceTimersByTimeAsync(0);
    expect(ask).toHaveBeenCalledTimes(23);
    open();
    await vi.advanceTimersByTimeAsync(0);
    expect(ask).toHaveBeenCalledTimes(43);
  });

  it('let a left area finish with fifty requests', async () => {
    const leave = open();
    run('globalThis.ask = async () => { for (let at = 0; at < 60; at += 1) await fetch("/api"); }');
    leave();
    run('void ask()');
    await vi.advanceTimersByTimeAsync(0);
    expect(ask).toHaveBeenCalledTimes(50);
    expect(told()).toEqual([['billing', expect.stringMatching(/^Goes on after it was left/), 50]]);
  });
});

describe('[SHIP-06] the address', () => {
  it('is not written by an area that was left, which is told once', () => {
    const leave = open();
    run("history.pushState(null, '', '/billing')");
    expect(write).toHaveBeenCalledOnce();
    leave();
    presence.hold('billing', 'part');
    run("history.pushState(null, '', '/billing'); history.pushState(null, '', '/billing')");
    expect(write).toHaveBeenCalledOnce();
    expect(told()).toEqual([
      ['billing', expect.stringMatching(/^Writes the address after it was left/), 1],
    ]);
    history.pushState(null, '', '/users');
    expect(write).toHaveBeenCalledTimes(2);
  });

  it('is written thirty times in ten seconds by an open area, no more', () => {
    open();
    run("for (let at = 0; at < 200; at += 1) history.pushState(null, '', '/billing')");
    expect(write).toHaveBeenCalledTimes(30);
    expect(told()).toEqual([
      ['billing', expect.stringMatching(/^Writes the address all the time/), 30],
    ]);
    vi.advanceTimersByTime(10_000);
    run("history.pushState(null, '', '/billing')");
    expect(write).toHaveBeenCalledTimes(31);
  });
});

describe('[SHIP-06] the page itself', () => {
  it('hides what an area has put below body while the area is left', () => {
    const leave = open();
    run(
      "document.body.append(Object.assign(document.createElement('i'), { style: 'display: flex' }))",
    );
    const mask = document.querySelector('i');
    expect(mask?.style.display).toBe('flex');
    leave();
    expect(mask?.style.display).toBe('none');
    open();
    expect(mask?.style.display).toBe('flex');
  });

  it('leaves what the host has put there alone', () => {
    const leave = open();
    document.body.append(document.createElement('i'));
    leave();
    expect(document.querySelector('i')?.style.display).toBe('');
  });

  it.each([
    ['emptied', 'document.body.replaceChildren()'],
    ['taken away', 'document.body.remove()'],
    ['not displayed', "document.body.style.display = 'none'"],
    ['hidden', 'document.documentElement.hidden = true'],
    ['inert', "document.body.setAttribute('inert', '')"],
  ])('is whole again at once after it was %s', async (_how, code) => {
    open();
    const { body } = document;
    run(code);
    await Promise.resolve();
    expect(document.body).toBe(body);
    expect(body.contains(root)).toBe(true);
    expect(body.style.display).toBe('');
    for (const place of [document.documentElement, body]) {
      expect([place.hidden, place.hasAttribute('inert')]).toEqual([false, false]);
    }
    expect(told()).toEqual([['billing', 'Hides the page or takes it away', 1]]);
  });

  it('is no longer held up by what an area needed for a dialog', async () => {
    const leave = open();
    run("document.body.style.pointerEvents = 'none'");
    await Promise.resolve();
    expect(document.body.style.pointerEvents).toBe('none');
    presence.hold('people', 'part');
    expect(document.body.style.pointerEvents).toBe('none');
    leave();
    expect(document.body.style.pointerEvents).toBe('');
    expect(told()).toEqual([['billing', 'Hides the page or takes it away', 1]]);
  });
});

describe('[SHIP-06] what is left behind', () => {
  const visit = (code: string, rounds: number) => {
    for (let round = 0; round < rounds; round += 1) {
      const leave = open();
      run(code);
      leave();
    }
  };

  it.each([
    ['a listener for click on window', "window.addEventListener('click', () => {})"],
    ['an interval', 'setInterval(() => {}, 1000)'],
    ['an element below body', "document.body.append(document.createElement('i'))"],
  ])('with each visit is told once: %s', (what, code) => {
    visit(code, 4);
    expect(told()).toEqual([
      ['billing', expect.stringMatching(`^Each visit leaves ${what} behind \\(34\\.js`), 2],
    ]);
  });

  it.each([
    [
      'a listener',
      "{ const stop = new AbortController(); window.addEventListener('click', () => {}, { signal: stop.signal }); stop.abort(); }",
    ],
    ['an interval', 'clearInterval(setInterval(() => {}, 1000))'],
    [
      'an element',
      "{ const i = document.createElement('i'); document.body.append(i); i.remove(); }",
    ],
  ])('is not %s that was given back', (_what, code) => {
    visit(code, 4);
    expect(tell).not.toHaveBeenCalled();
  });

  it('is not what a library of the area keeps once', () => {
    visit(
      "if (!globalThis.once) { globalThis.once = true; window.addEventListener('click', () => {}); }",
      4,
    );
    Reflect.deleteProperty(globalThis, 'once');
    expect(tell).not.toHaveBeenCalled();
  });
});
