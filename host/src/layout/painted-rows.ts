import { navigateTo, store } from '@jackfield/runtime';
import { areaStateAtom, decisionAtom, pathAtom } from '../areas/atoms.ts';
import { outlet } from './outlet.ts';

const scroller = '[data-rows-scroller]';
/** How long rows stay over a page that is shown and still waits for its own, milliseconds. */
const patience = 5000;

declare global {
  interface Window {
    /** What was pressed in the painted rows, as the page keeps it (page-stream.ts of the server). */
    keptPresses?: Element[];
  }
}

let taken: { rows: HTMLElement; scrolled: number; focused: HTMLElement | null } | null = null;

/** What has the focus in the rows; moving them takes it away. */
function focusedIn(rows: HTMLElement): HTMLElement | null {
  const { activeElement } = document;
  return activeElement instanceof HTMLElement && rows.contains(activeElement)
    ? activeElement
    : null;
}

/** Takes the rows that the server has painted out of the frame, before the shell takes its place. */
export function takePaintedRows(root: HTMLElement): void {
  const rows = root.querySelector<HTMLElement>('.frame-rows');
  if (!rows || rows.getClientRects().length === 0) return;
  const scrolled = rows.querySelector(scroller)?.scrollTop ?? 0;
  taken = { rows, scrolled, focused: focusedIn(rows) };
}

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Links of the painted rows need no new page once the shell is there. */
function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target !== '' || !isPlainClick(event)) return;
  event.preventDefault();
  void navigateTo(link.pathname + link.search);
}

const controls = 'a, button, input, select, label, [data-row]';

const nameOf = (control: Element) =>
  control.getAttribute('data-row') ??
  control.getAttribute('href') ??
  control.getAttribute('aria-label') ??
  control.textContent;

/** What stands in the list where a control of the painted rows stood: they have the same names. */
function counterpart(rows: HTMLElement, of: Element | null): HTMLElement | undefined {
  const control = of?.closest<HTMLElement>(controls);
  // A label presses its box, which is kept by itself.
  if (!control || control.tagName === 'LABEL') return undefined;
  const alikeIn = (root: HTMLElement) =>
    [...root.querySelectorAll<HTMLElement>(control.tagName)].filter(
      (one) => nameOf(one) === nameOf(control),
    );
  return alikeIn(outlet())[alikeIn(rows).indexOf(control)];
}

type Field = HTMLInputElement | HTMLSelectElement;

/** Gives a field of the list a value as if a person had. */
function fill(field: Field, value: string): void {
  // React's own setter of the field would take the value for what it already knows.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(
    new Event(field instanceof HTMLInputElement ? 'input' : 'change', { bubbles: true }),
  );
}

const writtenIn = (field: Field) =>
  field instanceof HTMLInputElement
    ? field.defaultValue
    : [...field.options].find(({ defaultSelected }) => defaultSelected)?.value;

/** Hands over what the person has done with the painted rows meanwhile. */
function handOver(rows: HTMLElement): void {
  const [from, to] = [rows, outlet()].map((element) => element.querySelector(scroller));
  if (from && to && from.scrollTop > 0) to.scrollTop = from.scrollTop;
  for (const field of rows.querySelectorAll<Field>('input[type=text], select')) {
    const now = field.value === writtenIn(field) ? undefined : counterpart(rows, field);
    if (now instanceof HTMLInputElement || now instanceof HTMLSelectElement) fill(now, field.value);
  }
  const focused = focusedIn(rows);
  const next = counterpart(rows, focused);
  next?.focus();
  if (
    focused instanceof HTMLInputElement &&
    next instanceof HTMLInputElement &&
    next.type === 'text'
  )
    next.setSelectionRange(focused.selectionStart, focused.selectionEnd);
  // Links have been followed at once.
  const pressed = (window.keptPresses?.splice(0) ?? []).filter((one) => !one.closest('a'));
  for (const control of pressed) counterpart(rows, control)?.click();
}

/** Whether the page in the outlet has its own rows, or says why there are none. */
const hasSettled = () =>
  outlet().childElementCount > 0 && outlet().querySelector('[data-waiting="true"]') === null;

/**
 * Puts the rows that the server has painted into the sheet, where they stay until the page shows its
 * own. The page behind them is hidden from everybody until then, and changes places with them in one
 * frame.
 */
export function placePaintedRows(sheet: HTMLElement): void {
  if (!taken) return;
  const { rows, scrolled, focused } = taken;
  taken = null;
  const path = store.get(pathAtom);
  const over = new AbortController();
  const leave = (isSettled = false) => {
    if (over.signal.aborted) return;
    over.abort();
    outlet().style.visibility = '';
    if (isSettled) handOver(rows);
    rows.remove();
  };
  const look = () => {
    const { kind } = store.get(decisionAtom);
    const phase = store.get(areaStateAtom)?.state.phase;
    const isElsewhere = store.get(pathAtom) !== path || (kind !== 'area' && kind !== 'wait');
    if (isElsewhere || phase === 'failed') return leave();
    if (phase !== 'shown') return undefined;
    if (hasSettled()) return leave(true);
    setTimeout(() => leave(true), patience);
    return undefined;
  };
  outlet().style.visibility = 'hidden';
  sheet.append(rows);
  const list = rows.querySelector(scroller);
  if (list) list.scrollTop = scrolled;
  if (document.activeElement === document.body) focused?.focus({ preventScroll: true });
  rows.addEventListener('click', follow, { signal: over.signal });
  const observer = new MutationObserver(look);
  observer.observe(outlet(), {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['data-waiting'],
  });
  const ends = [
    ...[decisionAtom, areaStateAtom, pathAtom].map((atom) => store.sub(atom, look)),
    () => observer.disconnect(),
  ];
  over.signal.addEventListener('abort', () => ends.forEach((end) => end()), { once: true });
  look();
}
