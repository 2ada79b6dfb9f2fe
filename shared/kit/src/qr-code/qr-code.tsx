import { useMemo } from 'react';
import { encode } from 'uqr';
import css from './qr-code.module.css';

/** Free modules that a reader needs around a code. */
const quiet = 3;

export interface QrCodeProps {
  text: string;
  /** What it is for; left out where the words beside it say so. */
  label?: string;
  /** Pixels of a side. */
  size?: number;
  className?: string | undefined;
}

/** A text as a QR code, one path of squares. */
export function QrCode({ text, label, size: side = 164, className = '' }: QrCodeProps) {
  const { size, data } = useMemo(() => encode(text, { ecc: 'M', border: quiet }), [text]);
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  const named =
    label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg
      className={`${css.code} ${className}`}
      width={side}
      height={side}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      {...named}
    >
      <path d={path} />
    </svg>
  );
}
