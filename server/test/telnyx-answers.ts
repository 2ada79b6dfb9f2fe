import type * as v from 'valibot';

/** What the stand-in answers. */
export interface Answered {
  readonly status: number;
  readonly body: unknown;
}

export const refused = (status: number, detail: string): Answered => ({
  status,
  body: { errors: [{ code: '10000', title: 'Refused', detail }] },
});

export const one = (data: unknown): Answered => ({ status: 200, body: { data } });

export const list = (items: readonly unknown[]): Answered => ({
  status: 200,
  body: { data: items, meta: { page_number: 1, total_pages: 1 } },
});

/** What a call asks for: what stands for the part of its path in braces, and its query or body. */
export interface Asked {
  readonly id: string;
  readonly given: Readonly<Record<string, unknown>>;
}

/** A part of Telnyx: the calls that it knows by method and path, and what each does. */
export interface Desk {
  readonly requests: Readonly<Record<string, v.GenericSchema>>;
  readonly work: Readonly<Record<string, (asked: Asked) => Answered>>;
}
