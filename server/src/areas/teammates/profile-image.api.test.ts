import { beforeAll, expect, it } from 'vitest';
import { describeApi } from '../../../test/each-database.ts';
import { codeOf, type TestPerson } from '../../../test/harness.ts';

/** A real PNG of one pixel. */
const png =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const dataUrl = (type: string, base64: string) => `data:${type};base64,${base64}`;

describeApi('profile image', ({ server }) => {
  let owner: TestPerson;

  beforeAll(async () => {
    const tenantId = await server().makeTenant();
    owner = await server().makePerson(tenantId, { isTenantOwner: true });
  });

  const put = (image: string | null) =>
    server().call(owner, 'PUT', `/api/teammate/${owner.id}/profileImage`, { body: { image } });

  const isStored = async (id: string) => {
    const file = await server().storage.read(owner.tenantId, id);
    file?.stream.destroy();
    return file !== null;
  };

  it('API-119 OP-92 stores a PNG, tells of it and removes it again', async () => {
    const stored = await put(dataUrl('image/png', png));
    expect(stored.status).toBe(200);
    const address = String(stored.body.profileImage);
    expect(address).toMatch(/^\/image\/[0-9a-f-]{36}$/);
    const id = address.slice('/image/'.length);
    expect(await isStored(id)).toBe(true);
    const removed = await put(null);
    expect(removed.body.profileImage).toBeNull();
    await expect.poll(() => isStored(id)).toBe(false);
    const events = await server().db.tenant(owner.tenantId, (tx) =>
      tx
        .selectFrom('event_log')
        .select('method')
        .where('event_type', '=', 'profileimage')
        .orderBy('seq')
        .execute(),
    );
    expect(events.map((event) => event.method)).toEqual([
      'CreateEntityAsync',
      'DeletedEntityAsync',
    ]);
  });

  it('OP-92 refuses other types by their bytes, and files over 5 MB', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64');
    for (const image of [
      dataUrl('image/svg+xml', svg),
      dataUrl('image/png', svg),
      dataUrl('image/jpeg', png),
      'https://example.com/a.png',
      dataUrl('image/png', png).slice(0, 60),
    ]) {
      expect([image.slice(0, 30), codeOf(await put(image))]).toEqual([
        image.slice(0, 30),
        'FILETYPE',
      ]);
    }
    const large = await put(dataUrl('image/png', Buffer.alloc(5_300_000).toString('base64')));
    expect([large.status, codeOf(large)]).toEqual([413, 'FILETOOLARGE']);
  });

  it('refuses images that claim to be huge, and headers without end', async () => {
    const hugePng = Buffer.from(png, 'base64');
    hugePng.writeUInt32BE(50_000, 16);
    hugePng.writeUInt32BE(50_000, 20);
    const hugeJpeg = Buffer.alloc(64);
    hugeJpeg.writeUInt32BE(0xff_d8_ff_c0);
    hugeJpeg.writeUInt16BE(17, 4);
    hugeJpeg.writeUInt16BE(50_000, 7);
    hugeJpeg.writeUInt16BE(50_000, 9);
    const emptyParts = Buffer.alloc(3_000_000, Buffer.from([0xff, 0xe0, 0, 0]));
    emptyParts.writeUInt16BE(0xff_d8);
    emptyParts.writeUInt16BE(0xff_e0, 2);
    const flat = Buffer.from(png, 'base64');
    flat.writeUInt32BE(0, 16);
    const wanted = [
      [dataUrl('image/png', hugePng.toString('base64')), 400, 'INVALIDINPUT'],
      [dataUrl('image/jpeg', hugeJpeg.toString('base64')), 400, 'INVALIDINPUT'],
      [dataUrl('image/png', flat.toString('base64')), 400, 'INVALIDINPUT'],
      [dataUrl('image/jpeg', emptyParts.toString('base64')), 415, 'FILETYPE'],
    ] as const;
    for (const [image, status, code] of wanted) {
      const answer = await put(image);
      expect([answer.status, codeOf(answer)]).toEqual([status, code]);
    }
    const { body } = await server().call(owner, 'GET', `/api/teammate/${owner.id}`);
    expect(body.profileImage).toBeNull();
  });

  it('MEDIA-19 OP-91 serves images with a valid token only', async () => {
    const { body } = await put(dataUrl('image/png', png));
    const address = String(body.profileImage);
    expect((await server().call(null, 'GET', address)).status).toBe(401);
    expect((await server().call(null, 'GET', `${address}?token=nonsense`)).status).toBe(401);
  });

  it('OP-91 opens an image for the own account and refuses others with 403', async () => {
    const { body } = await put(dataUrl('image/png', png));
    const address = String(body.profileImage);
    const stranger = await server().makePerson(await server().makeTenant(), { role: 'admin' });
    const open = async (by: TestPerson) => {
      const token = (await server().call(by, 'GET', '/api/storage/authentication')).body.token;
      return server().app.inject({ url: `${address}?token=${String(token)}` });
    };
    const own = await open(owner);
    expect([own.statusCode, own.headers['content-type']]).toEqual([200, 'image/png']);
    expect(own.rawPayload.equals(Buffer.from(png, 'base64'))).toBe(true);
    expect(own.headers['cache-control']).toContain('private');
    expect(own.headers['content-security-policy']).toContain('sandbox');
    expect((await open(stranger)).statusCode).toBe(403);
  });
});
