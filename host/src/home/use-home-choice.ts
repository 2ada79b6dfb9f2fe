import { getHomeChoice, type HomeChoice, setHomeChoice } from '@jackfield/contract/api/home';
import { call, notify, queryClient, useLiveRefetch } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';

const queryKey = ['home', 'choice'];

/** How the person has Home, and the way to change it: shown at once, taken back when refused. */
export function useHomeChoice() {
  useLiveRefetch(['home'], queryKey);
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(getHomeChoice, {}, { signal }),
  });

  /** Answers whether it was kept; what nobody asked for fails without a word. */
  async function choose(change: Partial<HomeChoice>, isAsked = true): Promise<boolean> {
    const before = queryClient.getQueryData<HomeChoice>(queryKey);
    const show = () => before && queryClient.setQueryData(queryKey, { ...before, ...change });
    // At once, and once more after a read that was on its way has been given up.
    show();
    await queryClient.cancelQueries({ queryKey });
    show();
    try {
      queryClient.setQueryData(queryKey, await call(setHomeChoice, { body: change }));
      return true;
    } catch (error) {
      queryClient.setQueryData(queryKey, before);
      if (isAsked) notify.failure(error);
      return false;
    }
  }

  return { query, choose };
}
