import { CircleAlert, TriangleAlert } from '@jackfield/kit/ui/icons';
import { notify } from '@jackfield/runtime';
import { useState } from 'react';
import type { HomeItem } from './overview.ts';

/** Signs of how bad a matter is, on Home and in the bell. */
export const severitySigns = { lost: CircleAlert, soon: TriangleAlert };

/** Does what a matter offers without leaving the page; a failure is told. */
export function useItemRun({ action }: HomeItem) {
  const [isRunning, setRunning] = useState(false);
  async function run(): Promise<void> {
    setRunning(true);
    try {
      await action.run?.();
    } catch (error) {
      notify.failure(error);
    } finally {
      setRunning(false);
    }
  }
  return { isRunning, run };
}
