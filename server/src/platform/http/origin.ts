import type { Endpoint } from '@jackfield/contract';
import type { FastifyRequest } from 'fastify';
import type { ServerConfig } from '../config.ts';
import { ApiError } from '../errors.ts';
import { originOf } from '../shown-portal.ts';

/** What a foreign page can send without the browser asking first. */
const simpleTypes = /^(text\/plain|application\/x-www-form-urlencoded|multipart\/form-data)\b/i;

/** Whether a page of this origin belongs to the portal. */
export function isAllowedOrigin(origin: string, config: ServerConfig): boolean {
  if (origin === config.publicUrl) return true;
  if (config.hosts.some((host) => origin === originOf(host, config.publicUrl))) return true;
  if (config.isPublicUrlFixed) return false;
  // Without PUBLIC_URL the portal is open under every name of this machine's loopback.
  const port = new URL(config.publicUrl).port;
  return ['localhost', '127.0.0.1', '[::1]'].some((host) => origin === `http://${host}:${port}`);
}

function isExpectedType(type: string | undefined, endpoint: Endpoint): boolean {
  if (type === undefined || !simpleTypes.test(type)) return true;
  if (endpoint.encoding === 'form') return type.startsWith('application/x-www-form-urlencoded');
  return endpoint.encoding === 'multipart' && type.startsWith('multipart/form-data');
}

/**
 * Refuses a write that a foreign page could have made the browser send: without the constant
 * header, from another origin, or with a body type that needs no preflight. A call that brings what
 * it signs in with and no cookies cannot be made that way and only has its body type checked.
 */
export function checkOrigin(
  request: FastifyRequest,
  endpoint: Endpoint,
  config: ServerConfig,
): void {
  const { headers } = request;
  if (!isExpectedType(headers['content-type'], endpoint)) throw new ApiError('FORBIDDEN');
  const isSigned =
    /^(basic|bearer) /i.test(headers.authorization ?? '') && headers.cookie === undefined;
  const secret = headers['x-support-key'] ?? headers['x-release-token'];
  const isSupport = secret !== undefined && headers.cookie === undefined;
  if (isSigned || isSupport) return;
  if (headers['x-jackfield'] !== '1') throw new ApiError('FORBIDDEN');
  const { origin } = headers;
  if (origin !== undefined && !isAllowedOrigin(origin, config)) throw new ApiError('FORBIDDEN');
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') {
    throw new ApiError('FORBIDDEN');
  }
}
