import { useIsPhone } from '@jackfield/kit/ui/core';
import type { ReactNode } from 'react';

/** A part of the paper; on a phone it scrolls sideways where it is wide, by the keyboard too. */
export function PaperSection({ children }: { children: ReactNode }) {
  const isPhone = useIsPhone();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
    <section {...(isPhone && { tabIndex: 0 })}>{children}</section>
  );
}
