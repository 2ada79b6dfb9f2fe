export interface BrandMarkProps {
  /** Edge in px; the mark is drawn on a square. */
  size?: number;
}

/**
 * The variant's mark, which the page brings as a symbol. Decorative: the name stands beside it.
 */
export function BrandMark({ size = 24 }: BrandMarkProps) {
  return (
    <svg width={size} height={size} aria-hidden="true">
      <use href="#brand-mark" />
    </svg>
  );
}
