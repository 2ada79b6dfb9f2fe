import * as v from 'valibot';
import {
  areaIdSchema,
  defineEndpoint,
  instantSchema,
  remoteNameSchema,
  versionTextSchema,
} from '@jackfield/contract';

const source = ['docs/releasing.md'];

/** Name of a preview, such as `pr-12`. */
export const tagSchema = v.pipe(
  v.string(),
  v.regex(
    /^[a-z0-9][a-z0-9._-]{0,59}$/,
    'A tag is small letters, digits, dots and hyphens, at most 60.',
  ),
);

/** A name that leads to one version of a remote, until it is moved or removed. */
export const releaseTagSchema = v.object({
  remote: remoteNameSchema,
  tag: tagSchema,
  version: versionTextSchema,
  area: areaIdSchema,
  madeAt: instantSchema,
  madeBy: v.string(),
  /** When it was pointed to its version. */
  movedAt: instantSchema,
  movedBy: v.string(),
});
export type ReleaseTag = v.InferOutput<typeof releaseTagSchema>;

const tagParams = v.object({ remote: v.string(), tag: tagSchema });

export const listTags = defineEndpoint('GET /api/releases/tags', {
  id: 'release.tags',
  summary: 'Tags of all remotes, the one that was moved last first.',
  source,
  answer: v.object({ items: v.array(releaseTagSchema) }),
});

export const setTag = defineEndpoint('PUT /api/releases/tags/{remote}/{tag}', {
  id: 'release.tag',
  summary: 'Makes a tag, or moves it to another published version of its remote.',
  source,
  params: tagParams,
  body: v.object({ version: versionTextSchema }),
  answer: releaseTagSchema,
});

export const removeTag = defineEndpoint('DELETE /api/releases/tags/{remote}/{tag}', {
  id: 'release.untag',
  summary: 'Removes a tag; its version stays.',
  source,
  params: tagParams,
});
