// oxlint-disable-next-line import/no-unassigned-import -- switches the ICU compiler on
import '@jackfield/texts/icu';

export * from './core.ts';
export { createClient } from './client/client.ts';
export { currencyAtom, timeZoneAtom, useFormats } from './formats/use-formats.ts';
export { common } from './texts/common.ts';
export { invalidateOnEntity, useLiveRefetch } from './query/live.ts';
export { createMerger, fetchDelay } from './query/merge.ts';
export { RuntimeProvider } from './query/provider.tsx';
export { createQueryClient, queryClient } from './query/query-client.ts';
export { createAreaRouter } from './router/area-router.ts';
export { registerGuard, hasUnsavedInput } from './router/guard.ts';
export { startNavigation } from './router/start.ts';
export { useNavigationGuard } from './router/use-navigation-guard.ts';
