import { createRemote } from '@jackfield/kit/remote';

/** The phone has no pages: the shell shows its part. */
export const { contract, mount, prefetch } = createRemote({ contract: '^1.0.0', routes: [] });
