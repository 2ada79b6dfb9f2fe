import { useState } from 'react';
import type { ListView } from './view-menu.tsx';

const initial: ListView = { density: 'comfortable', hidden: [] };

function read(key: string): ListView {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return initial;
    const { density, hidden } = stored as Partial<Record<keyof ListView, unknown>>;
    return {
      density: density === 'compact' ? 'compact' : 'comfortable',
      hidden: Array.isArray(hidden) ? hidden.filter((item) => typeof item === 'string') : [],
    };
  } catch {
    return initial;
  }
}

/** How a person looks at a list, kept in this browser under the list's name. */
export function useListView(list: string): [ListView, (view: ListView) => void] {
  const key = `jackfield.list.${list}`;
  const [view, setView] = useState(() => read(key));
  const change = (next: ListView) => {
    setView(next);
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // Storage may be full or forbidden; the choice then lasts as long as the page.
    }
  };
  return [view, change];
}
