import type { Endpoint } from '@jackfield/contract';

const bodies: Readonly<Record<string, unknown>> = {
  'teammate.create': {
    email: 'mia.chen@example.com',
    firstName: 'Mia',
    lastName: 'Chen',
    role: 'standard',
  },
  'teammate.update': { title: 'Dentist' },
  'teammate.offboard': { status: 'suspended' },
  'teammate.setProfileImage': { image: null },
  'tenant.update': { companyName: 'Harbor Dental Group' },
};

/** A body that the endpoint accepts. */
export function sampleBody(endpoint: Endpoint): unknown {
  return bodies[endpoint.id] ?? {};
}
