import type { Finding } from '@jackfield/compliance';
import { useLayoutEffect, useRef } from 'react';

interface FindingKeys {
  findings: readonly Finding[];
  go(finding: Finding): void;
  fix(finding: Finding): void;
  /** Takes the last fix back that the browser cannot; false where there is none. */
  undo(): boolean;
  pathOf(field: string): string;
}

const isText = (target: EventTarget | null) =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !/^(?:checkbox|radio|button)$/.test(target.type));

/** F8 and Shift+F8 walk through findings, Alt+Enter applies the fix of the one in hand. */
export function useFindingKeys(keys: FindingKeys): void {
  const latest = useRef(keys);
  const at = useRef<string | null>(null);
  useLayoutEffect(() => {
    latest.current = keys;
  });
  // A key that follows a mark at once is heard, and finds what was marked.
  useLayoutEffect(() => {
    const nameOf = ({ code, field }: Finding) => `${code} ${field}`;
    const inHand = () => {
      const { findings, pathOf } = latest.current;
      const name = document.activeElement?.getAttribute('name');
      const own = findings.filter(({ field, fix }) => fix && name && pathOf(field) === name);
      return (
        own.find((one) => nameOf(one) === at.current) ??
        own[0] ??
        findings.find((one) => one.fix && nameOf(one) === at.current)
      );
    };
    const walk = (by: 1 | -1) => {
      const { findings, go } = latest.current;
      const index = findings.findIndex((one) => nameOf(one) === at.current);
      const start = index === -1 && by === -1 ? 0 : index;
      const next = findings[(start + by + findings.length) % Math.max(1, findings.length)];
      if (!next) return;
      at.current = nameOf(next);
      go(next);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (document.querySelector('[role="dialog"]')) return;
      const { fix, undo } = latest.current;
      if (event.key === 'F8') {
        event.preventDefault();
        walk(event.shiftKey ? -1 : 1);
      } else if (event.key === 'Enter' && event.altKey) {
        const finding = inHand();
        if (!finding) return;
        event.preventDefault();
        fix(finding);
      } else if (event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey)) {
        if (!event.shiftKey && !isText(event.target) && undo()) event.preventDefault();
      }
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
