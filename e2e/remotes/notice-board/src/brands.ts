import { type BrandListItem, listBrands } from '@jackfield/contract/api/brand';
import { ApiFailure, bus, call, failureText } from '@jackfield/runtime';

const most = 100;

/** The account's brands by company name (API-74). */
async function readBrands(signal: AbortSignal): Promise<BrandListItem[]> {
  const query = { pageNum: 1, limit: most, sortBy: 'companyName', direction: 'asc' } as const;
  return (await call(listBrands, { query }, { signal })).items;
}

export interface BrandsListener {
  show(brands: BrandListItem[]): void;
  fail(text: string): void;
}

/**
 * Reads the brands now, and again when the account changes or events were missed (RT-13).
 *
 * @returns reads them once more, for "Try again"
 */
export function followBrands(listener: BrandsListener, signal: AbortSignal): () => void {
  async function read(): Promise<void> {
    try {
      const brands = await readBrands(signal);
      if (!signal.aborted) listener.show(brands);
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof ApiFailure)) throw error;
      listener.fail(failureText(error));
    }
  }
  const readAgain = () => void read();
  bus.on(
    'live:entity',
    ({ event }) => {
      if (event.eventType === 'company' || event.eventType === 'tenant') readAgain();
    },
    { signal },
  );
  bus.on('live:resync', readAgain, { signal });
  readAgain();
  return readAgain;
}
