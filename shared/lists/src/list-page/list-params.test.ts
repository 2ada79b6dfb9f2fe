import { describe, expect, it } from 'vitest';
import { isNarrowed, readListParams, writeListParams } from './list-params.ts';

const defaults = { sort: { key: 'fullName', direction: 'asc' as const }, filters: ['role'] };
const read = (text: string) => readListParams(new URLSearchParams(text), defaults);

describe('list address', () => {
  it('reads what it wrote', () => {
    const params = {
      search: 'maya o',
      status: 'active',
      sort: { key: 'extension', direction: 'desc' as const },
      page: 3,
      pageSize: 50,
      endless: true,
      filters: { role: 'admin' },
    };
    const written = writeListParams(new URLSearchParams('tab=2'), params, defaults);
    expect(written.get('tab')).toBe('2');
    expect(readListParams(written, defaults)).toEqual(params);
  });

  it('leaves the defaults out', () => {
    const written = writeListParams(new URLSearchParams('page=4&role=admin'), read(''), defaults);
    expect(written.toString()).toBe('');
  });

  it('takes nonsense as the default', () => {
    expect(read('page=-1&size=abc&sort=&search=%20%20')).toEqual(read(''));
    expect(read('size=100000').pageSize).toBe(100);
  });

  it('knows what narrows a list', () => {
    expect(['', 'sort=extension:desc&page=2&size=50&view=scroll'].map(read).some(isNarrowed)).toBe(
      false,
    );
    expect(['search=a', 'status=active', 'role=admin'].map(read).every(isNarrowed)).toBe(true);
  });
});
