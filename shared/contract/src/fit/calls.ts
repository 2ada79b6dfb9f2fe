import { leftOut, misfitOf, type Misfit } from './compare.ts';
import type { CallShapes } from './shape-schema.ts';

const isWhole = ({ path }: Misfit) => path === '';

function ofAnswer(call: string, { path, wanted, given }: Misfit): string {
  const what = path === '' ? `the answer of ${call}` : `${path} from the answer of ${call}`;
  if (given === null) return `reads ${what}; this portal's answer does not have it.`;
  return `reads ${what} as ${wanted}; in this portal it is ${given}.`;
}

function ofRequest(call: string, misfit: Misfit): string {
  const { path, wanted, given } = misfit;
  if (given === null) return `does not send ${path} with ${call}; this portal needs it.`;
  if (given === leftOut) return `may leave out ${path} with ${call}; this portal needs it.`;
  const what = isWhole(misfit) ? 'what it sends' : path;
  return `sends ${what} with ${call} as ${given}; this portal takes ${wanted}.`;
}

/**
 * Why a build cannot make a call of this portal, as the rest of a sentence that begins with its
 * name; null when it can.
 *
 * @param call such as `GET /api/invoice`
 * @param built what the call was made of where the build was made
 * @param here what it is made of in this portal
 */
export function callMisfit(call: string, built: CallShapes, here: CallShapes): string | null {
  const answer = built.answer && misfitOf(here.answer ?? 'null', built.answer);
  if (answer) return ofAnswer(call, answer);
  for (const part of ['query', 'body'] as const) {
    const wanted = here[part];
    const sent = wanted && misfitOf(built[part] ?? { members: {} }, wanted);
    if (sent) return ofRequest(call, sent);
  }
  return null;
}
