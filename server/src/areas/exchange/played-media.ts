import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import type { ExchangeMedium } from '@jackfield/contract/api/exchange';
import { sql } from 'kysely';
import type { Database } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';
import type { FileStorage } from '../../platform/storage.ts';
import type { TelephoneSound } from '../../telephone-sound/telephone-sound.ts';
import { builtIns } from '../media/built-in.ts';

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

const builtInSounds = [...builtIns.values()].map(({ id, file }) => {
  const bytes = readFileSync(file);
  return { id, sha256: hashOf(bytes), bytes };
});

interface Kept {
  readonly db: Database;
  readonly storage: FileStorage;
}

async function bytesOf({ storage }: Kept, tenantId: string, id: string): Promise<Buffer | null> {
  const file = await storage.read(tenantId, id);
  return file && buffer(file.stream);
}

/** What callers of an account may hear, with the hash of its bytes or null where nobody looked yet. */
const selectMedia = ({ db }: Kept, tenantId: string) =>
  db.read(tenantId, (tx) =>
    tx
      .selectFrom('media as m')
      .leftJoin('media_hash as h', 'h.media_id', 'm.id')
      .select(['m.id', 'h.sha256'])
      .where('m.tenant_id', '=', tenantId)
      .where(sql<boolean>`m.kind <> 'hold' or m.is_selected`)
      .orderBy('m.id')
      .execute(),
  );

/**
 * Media that callers of an account may hear, by the hashes of their bytes, the built-in ones among
 * them. A medium is looked at once: under its id it never changes. One whose file is gone is missing.
 */
export async function playedMedia(kept: Kept, tenantId: string): Promise<ExchangeMedium[]> {
  const media: ExchangeMedium[] = builtInSounds.map(({ id, sha256 }) => ({ id, sha256 }));
  const fresh: { tenant_id: string; media_id: string; sha256: string }[] = [];
  for (const { id, sha256: known } of await selectMedia(kept, tenantId)) {
    const bytes = known === null ? await bytesOf(kept, tenantId, id) : null;
    const sha256 = known ?? (bytes && hashOf(bytes));
    if (sha256 !== null) media.push({ id, sha256 });
    if (bytes !== null) fresh.push({ tenant_id: tenantId, media_id: id, sha256: hashOf(bytes) });
  }
  if (fresh.length > 0) {
    await kept.db.tenant(tenantId, (tx) =>
      sql`insert into media_hash (tenant_id, media_id, sha256)
        select tenant_id, media_id, sha256
        from jsonb_to_recordset(${JSON.stringify(fresh)}::jsonb)
          as fresh (tenant_id uuid, media_id uuid, sha256 text)
        where exists (select from media where id = fresh.media_id)
        on conflict do nothing`.execute(tx),
    );
  }
  return media;
}

interface Found {
  readonly bytes: Buffer;
  readonly contentType: string;
}

async function findSound(kept: Kept, sha256: string): Promise<Found> {
  const builtIn = builtInSounds.find((sound) => sound.sha256 === sha256);
  if (builtIn !== undefined) return { bytes: builtIn.bytes, contentType: 'audio/wav' };
  const row = await kept.db.read(null, (tx) =>
    tx
      .selectFrom('media_hash as h')
      .innerJoin('media as m', 'm.id', 'h.media_id')
      .select(['m.tenant_id', 'm.id', 'm.content_type'])
      .where('h.sha256', '=', sha256)
      .limit(1)
      .executeTakeFirst(),
  );
  const bytes = row && (await bytesOf(kept, row.tenant_id, row.id));
  if (!row || !bytes) throw notFound();
  return { bytes, contentType: row.content_type };
}

/**
 * Answers a sound by the hash of its bytes as a WAV of one channel. Whoever asks for one that is being
 * made waits for it. It is kept by Asterisk, for a year, and nowhere else. Throws 404, 503.
 */
export function createPlayedSounds(kept: Kept, sound: TelephoneSound) {
  const underWay = new Map<string, Promise<Buffer>>();
  const make = async (sha256: string, rate: number) =>
    sound({ ...(await findSound(kept, sha256)), rate });
  return (sha256: string, rate: number): Promise<Buffer> => {
    const key = `${sha256} ${rate}`;
    const made = underWay.get(key) ?? make(sha256, rate).finally(() => underWay.delete(key));
    underWay.set(key, made);
    return made;
  };
}
