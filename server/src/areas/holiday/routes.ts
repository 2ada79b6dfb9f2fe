import { listHolidays } from '@jackfield/contract/api/holiday';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../platform/errors.ts';
import { definePolicy } from '../../platform/policy.ts';
import { addPolicy, addRoute } from '../../platform/route.ts';
import { holidaysOf } from './holidays.ts';

/** Holidays help to set business hours, which are the admins' (annex C3). */
const holidayPolicy = definePolicy({
  'holiday.list': { who: ['admin'] },
});

/** Public holidays, for the dates of business hours. */
export function addHolidayRoutes(app: FastifyInstance): void {
  addPolicy(app, holidayPolicy);

  addRoute(app, listHolidays, async ({ params, query }) => {
    const holidays = await holidaysOf(params.country, params.year, query.region);
    if (holidays === null) throw notFound();
    return holidays;
  });
}
