import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';

/** Adds routes that take in a form with a file. Forms are read by them and by no other route. */
export function withForms(app: FastifyInstance, add: (forms: FastifyInstance) => void): void {
  void app.register(async (forms) => {
    await forms.register(multipart);
    add(forms);
  });
}
