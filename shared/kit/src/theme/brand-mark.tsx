import type { BrandName } from './palette.ts';

export interface BrandMarkProps {
  variant: BrandName;
  /** Edge in px; the mark is drawn on a 24 px grid. */
  size?: number;
  /** One colour for everything, for example on the deep sign-in board. */
  mono?: string;
}

/** The product's mark. Decorative: the name stands beside it. */
export function BrandMark({ variant, size = 24, mono }: BrandMarkProps) {
  const stroke = mono ?? 'var(--ui-brand-solid)';
  const dot = mono ?? 'var(--ui-live-dot)';
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} fill="none" aria-hidden="true">
      {variant === 'direct' ? (
        <>
          <circle cx="16.5" cy="6" r="3.7" stroke={stroke} strokeWidth="2.4" />
          <path
            d="M16.5 9.7v5.4a5.6 5.6 0 0 1-11.2 0v-1"
            stroke={stroke}
            strokeWidth="2.4"
            strokeLinecap="round"
          />
          <circle cx="5.3" cy="11.6" r="2.3" fill={dot} />
        </>
      ) : (
        <>
          <path
            d="M5 19.5V6.5L19 17.5V8.5"
            stroke={stroke}
            strokeWidth="2.6"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
          <circle cx="19" cy="4.2" r="2.3" fill={dot} />
        </>
      )}
    </svg>
  );
}
