import { ConfigProvider } from 'antd';
import { createContext, type ReactNode, useContext } from 'react';

const LookingContext = createContext(false);

/** Whether what stands here is only looked at. */
export const useLooking = (): boolean => useContext(LookingContext);

/**
 * What is inside is only looked at: inputs show their values and take none, and buttons and verbs
 * of menus that change something do not appear; those with `looks` do (RIGHT-02).
 */
export function Looking({ on, children }: { on: boolean; children: ReactNode }) {
  return (
    <LookingContext value={on}>
      <ConfigProvider componentDisabled={on}>{children}</ConfigProvider>
    </LookingContext>
  );
}

/** What is marked as only looked at, of verbs in groups. */
export const looksOf = <Verb extends { looks?: boolean }>(
  groups: readonly (readonly Verb[])[],
): Verb[][] =>
  groups
    .map((group) => group.filter(({ looks }) => looks === true))
    .filter((group) => group.length > 0);
