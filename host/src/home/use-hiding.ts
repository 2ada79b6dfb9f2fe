import { hiddenLimit } from '@jackfield/contract/api/home';
import { common, notify, t } from '@jackfield/runtime';
import { attentionMessages } from './messages.ts';
import type { HomeItem, Overview } from './overview.ts';
import { useHomeChoice } from './use-home-choice.ts';

/** Hides warnings from the person's own Home, and brings them back. */
export function useHiding({ hidden, missing, isSettled }: Overview) {
  const { query, choose } = useHomeChoice();
  const kept = query.data?.hidden ?? [];
  const known = new Set(hidden.map(({ mark }) => mark));
  /** Without what is over, as long as every area has said what there is. */
  const standing =
    isSettled && missing.length === 0 ? kept.filter((mark) => known.has(mark)) : kept;

  const showAgain = ({ mark }: HomeItem) =>
    void choose({ hidden: kept.filter((one) => one !== mark) });

  async function hide(item: HomeItem): Promise<void> {
    const isKept = await choose({ hidden: [...standing, item.mark].slice(-hiddenLimit) });
    if (!isKept) return;
    notify.success(t(attentionMessages.hiddenToast), {
      label: t(common.undo),
      run: () => void choose({ hidden: standing }),
    });
  }

  return { hide: (item: HomeItem) => void hide(item), showAgain };
}
