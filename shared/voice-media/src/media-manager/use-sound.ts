import { mediaAddress } from '@jackfield/contract/api/media';
import { call, queryClient } from '@jackfield/runtime';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { decode, peaksOf } from './wave.ts';

/** Bars of a waveform. */
export const barCount = 64;
/** Longer sounds are fetched when they are played first, seconds. */
const longest = 120;

/** What a player plays: its bytes at an address of the page, and its waveform. */
export interface Sound {
  readonly url: string;
  readonly peaks: readonly number[];
}

async function fetchSound(id: string, signal: AbortSignal): Promise<Sound> {
  const { url } = await call(mediaAddress, { params: { id } }, { signal });
  const answer = await fetch(url, { signal });
  if (!answer.ok) throw new Error(`The sound answered ${answer.status}.`);
  return soundOf(await answer.blob());
}

/** Sound of a file that is at hand. */
export async function soundOf(file: Blob): Promise<Sound> {
  const samples = await decode(await file.arrayBuffer());
  return { url: URL.createObjectURL(file), peaks: peaksOf(samples, barCount) };
}

const soundQuery = (id: string) =>
  queryOptions({
    queryKey: ['media', 'sound', id],
    queryFn: ({ signal }) => fetchSound(id, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: 1,
  });

/** Sound of a stored medium, fetched by an address of its own (MEDIA-19) and kept in the page. */
export const useSound = (id: string, duration: number) =>
  useQuery({ ...soundQuery(id), enabled: duration <= longest });

/** The same, where it is to be played now; rejects where it cannot be had. */
export const loadSound = (id: string): Promise<Sound> => queryClient.fetchQuery(soundQuery(id));

/** What a stored medium is called, and its seconds; 404 for one that is gone. */
export function useMedium(id: string) {
  return useQuery({
    queryKey: ['media', 'medium', id],
    queryFn: ({ signal }) => call(mediaAddress, { params: { id } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}
