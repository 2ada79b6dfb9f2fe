import { UsageDays } from '../src/usage-page/usage-days.tsx';
import { useState } from 'react';
import css from '@jackfield/kit/gallery/frame.module.css';

const isEmpty = new URLSearchParams(location.search).get('state') === 'empty';
const days = Array.from({ length: 30 }, (_, at) => {
  const isWeekend = at % 7 > 4;
  const scale = isEmpty ? 0 : isWeekend ? 0.25 : 1;
  const units = {
    inbound: Math.round(scale * (380 + ((at * 37) % 120))),
    outbound: Math.round(scale * (220 + ((at * 53) % 90))),
    international: Math.round(scale * ((at * 17) % 40)),
  };
  const day = new Date(Date.UTC(2026, 9, 22 + at)).toISOString().slice(0, 10);
  return { day, ...units, spend: units };
});
const scale = {
  measure: 'units',
  isMessages: false,
  currency: 'usd',
  money: (amount: number) => `$${amount.toFixed(2)}`,
} as const;

/** Usage by day, with and without use. */
export function Usage() {
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <main className={css.sheet}>
      <UsageDays days={days} scale={scale} chosen={chosen} onChoose={setChosen} />
    </main>
  );
}
