import type { LinkProps } from './link.tsx';

/** A link of the first rows that the server paints: until the portal runs, it loads its page. */
export function PaintedLink({ to, children, replace: _replace, ...rest }: LinkProps) {
  return (
    <a {...rest} href={to}>
      {children}
    </a>
  );
}
