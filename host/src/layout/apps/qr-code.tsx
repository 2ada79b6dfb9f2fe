import { useMemo } from 'react';
import { encode } from 'uqr';
import css from './app-cards.module.css';

/** Free modules that a reader needs around a code. */
const quiet = 3;

/** An address to scan with the camera of a phone. The link beside it says where it leads. */
export function QrCode({ address }: { address: string }) {
  const { size, data } = useMemo(() => encode(address, { ecc: 'M', border: quiet }), [address]);
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg className={css.code} viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
