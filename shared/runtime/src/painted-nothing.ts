import { QueryClient } from '@tanstack/react-query';

/**
 * What painted rows can't do. Cells name these in handlers, which never run before the list itself
 * takes the place of its rows.
 */
const nothing = (): undefined => undefined;

export const call = (): Promise<never> => Promise.reject(new Error('Painted rows make no calls.'));
export const navigateTo = nothing;
export const useLiveRefetch = nothing;
export const invalidateOnEntity = nothing;
export const isSingleKey = (): boolean => false;
export const notify = { success: nothing, failure: nothing, info: nothing, warning: nothing };
export const store = { get: nothing, set: nothing, sub: (): (() => void) => nothing };
/** Holds what a painter puts in: the queries of its components answer with it. */
export const queryClient = new QueryClient();
