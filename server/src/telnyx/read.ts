import * as v from 'valibot';

/** What Telnyx answered, when it is what is known here: nothing else is acted on. */
export function read<Schema extends v.GenericSchema>(
  schema: Schema,
  answer: unknown,
): v.InferOutput<Schema> {
  const known = v.safeParse(schema, answer);
  if (known.success) return known.output;
  const [{ message, path }] = known.issues;
  const where = path?.map(({ key }) => String(key)).join('.') ?? '';
  throw new Error(`Telnyx answered something unknown: ${where} ${message}`);
}

/** Error of the SDK for what is refused, and would be again; why, where Telnyx says it. */
const refusalSchema = v.object({
  status: v.picklist([400, 404, 409, 422]),
  error: v.fallback(
    v.object({ errors: v.array(v.object({ code: v.string(), detail: v.string() })) }),
    { errors: [] },
  ),
});

/** What was refused for what it is; null where Telnyx could not do it now. */
export function refusal(error: unknown): v.InferOutput<typeof refusalSchema> | null {
  const known = v.safeParse(refusalSchema, error);
  return known.success ? known.output : null;
}

/** What a call answers; null where Telnyx has no such thing. */
export async function orNull<Answer>(call: Promise<Answer>): Promise<Answer | null> {
  try {
    return await call;
  } catch (error) {
    if (refusal(error)?.status === 404) return null;
    throw error;
  }
}

/** Whether the SDK threw it: no answer came, or one that is none of what was asked. */
export const isOfSdk = (error: unknown): boolean => error instanceof Error && 'status' in error;
