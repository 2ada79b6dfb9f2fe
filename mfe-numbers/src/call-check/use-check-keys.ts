import { isSingleKey } from '@jackfield/runtime';
import { type RefObject, useEffect } from 'react';
import { findingKey, type StoredFinding } from './use-findings.ts';

interface CheckKeys {
  findings: readonly StoredFinding[];
  onTry(finding: StoredFinding): void;
  onFix(finding: StoredFinding): void;
  onClose(): void;
}

/**
 * J and K move along the findings of a list, Enter tries the call of one, F fixes it, Escape closes
 * the call.
 */
export function useCheckKeys(
  list: RefObject<HTMLElement | null>,
  { findings, onTry, onFix, onClose }: CheckKeys,
): void {
  useEffect(() => {
    function onKey(event: KeyboardEvent): void {
      if (!isSingleKey(event)) return;
      const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-finding]') ?? [])];
      const at = rows.findIndex((row) => row.contains(document.activeElement));
      const key = event.key.toLowerCase();
      if (key === 'escape') return onClose();
      if (key === 'j' || key === 'k') {
        const next = at < 0 ? 0 : at + (key === 'j' ? 1 : -1);
        rows[Math.min(Math.max(next, 0), rows.length - 1)]?.focus();
        return;
      }
      const row = rows[at];
      const finding = findings.find((one) => findingKey(one) === row?.dataset['finding']);
      if (finding === undefined) return;
      // Enter on a button of the row is that button's.
      if (key === 'enter' && document.activeElement === row && finding.call) onTry(finding);
      if (key === 'f') onFix(finding);
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [list, findings, onTry, onFix, onClose]);
}
