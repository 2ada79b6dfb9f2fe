import { useEffect, useState } from 'react';
import css from './sheet-skeleton.module.css';

const patience = 200;
const lines = [38, 92, 88, 95, 84, 90, 86];

/** What stands in the sheet while its area loads; nothing for the first 200 ms. */
export function SheetSkeleton() {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), patience);
    return () => clearTimeout(timer);
  }, []);
  if (!isShown) return null;
  return (
    <div className={css.wait} aria-busy="true">
      {lines.map((width) => (
        <span key={width} className={css.bar} style={{ width: `${width}%` }} />
      ))}
    </div>
  );
}
