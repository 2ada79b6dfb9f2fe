import { windowTarget } from '../window-target.ts';

const events = ['mousemove', 'mousedown', 'keydown', 'touchstart', 'wheel'] as const;

/** Remembers whether a person used mouse, touch or keyboard since the last reset (OP-50). */
export class Activity {
  #active = false;

  constructor(target = windowTarget) {
    const mark = () => {
      this.#active = true;
    };
    for (const name of events) target.addEventListener(name, mark, { passive: true });
  }

  get isActive(): boolean {
    return this.#active;
  }

  reset(): void {
    this.#active = false;
  }
}
