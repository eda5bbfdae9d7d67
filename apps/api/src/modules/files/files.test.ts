import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../db/testing.ts';
import { postJson } from '../../testing/lead-calls.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { purge } from '../personal-data/retention.ts';
import { fileName } from './file-name.ts';
import { purgeFiles } from './service.ts';

const pdf = '%PDF-1.7\n1 0 obj <<>> endobj\n%%EOF';
const holdings = [1, 2];

describe.each(engines)('on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind, { vehicles: 60 });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    await app.database.query('delete from lead_file');
    await app.database.query('delete from lead');
    await app.database.query('delete from rate_count');
  });

  const send = async (holdingId: number, content: BlobPart, name = 'cv.pdf') => {
    const body = new FormData();
    body.append('file', new File([content], name));
    const response = await app.fetch(`/api/lead/file?holdingId=${holdingId}`, { method: 'POST', body });
    return { status: response.status, body: (await response.json()) as Record<string, string> };
  };
  const candidate = (more: object) => ({
    formId: 'form_about_feedback',
    formUrl: '/about/career/',
    formData: { firstname: 'Анна', lastname: 'Иванова', phone: '9161112233', policy: true, ...more },
  });
  const commit = (holdingId: number, body: object) =>
    postJson(app, `/api/lead/commit?holdingId=${holdingId}`, body).then(({ status, body }) => ({ status, body }));

  test.each(holdings)('a candidate of holding %i sends a file, and the lead has it', async (holdingId) => {
    const file = await send(holdingId, pdf, '../../Резюме Анны.docx');
    expect([file.status, file.body]).toMatchObject([
      200,
      { name: 'Резюме Анны.pdf', mime: 'application/pdf', size: pdf.length },
    ]);
    const lead = await commit(holdingId, candidate({ files: [file.body.id], position: 'Мастер-приёмщик' }));
    expect(lead.status).toBe(200);
    const rows = await app.database.query('select l.form_id, f.name from lead l join lead_file f on f.lead_id = l.id');
    expect(rows).toEqual([{ form_id: 'form_about_feedback', name: 'Резюме Анны.pdf' }]);
    expect(Buffer.from(await app.services.files.get(file.body.id ?? '')).toString()).toBe(pdf);
    expect((await commit(holdingId, candidate({ files: [file.body.id], position: 'Другое' }))).body).toMatchObject({
      details: [{ field: 'files' }],
    });
  });

  test('a photo of a telephone is kept as a JPEG, under a name that says so', async () => {
    const photo = readFileSync(join(import.meta.dirname, 'fixtures/turned-by-phone.heic'));
    const { status, body } = await send(1, photo, 'IMG_0042.HEIC');
    expect([status, body]).toMatchObject([200, { name: 'IMG_0042.jpg', mime: 'image/jpeg' }]);
    const kept = Buffer.from(await app.services.files.get(body.id ?? ''));
    expect([kept.subarray(0, 2).toString('hex'), kept.byteLength, kept.includes('Exif')]).toEqual([
      'ffd8',
      Number(body.size),
      false,
    ]);
  });

  test('a picture that cannot be read is refused, and nothing of it is kept', async () => {
    const { status, body } = await send(1, new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 1, 2, 3]), 'photo.jpg');
    expect([status, body]).toMatchObject([
      400,
      { details: [{ field: 'file', message: expect.stringContaining('JPG') }] },
    ]);
    expect(await app.database.query('select 1 from lead_file')).toEqual([]);
  });

  test('a file of one holding is no file of another', async () => {
    const { body } = await send(1, pdf);
    expect((await commit(2, candidate({ files: [body.id] }))).status).toBe(400);
  });

  test.each([
    ['a script that is called a picture', '<script>alert(1)</script>', 'photo.jpg'],
    ['a program', new Uint8Array([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0, 4, 0, 0, 0]), 'cv.pdf'],
    ['nothing', '', 'cv.pdf'],
  ])('%s is refused by what it is', async (_name, content, name) => {
    const { status, body } = await send(1, content, name);
    expect([status, body]).toMatchObject([400, { details: [{ field: 'file' }] }]);
    expect(await app.database.query('select 1 from lead_file')).toEqual([]);
  });

  test('what is too large, no form, or sent from another site is not read', async () => {
    const tooLarge = await app.fetch('/api/lead/file?holdingId=1', {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=a' },
      body: new Uint8Array(15 * 1024 * 1024 + 70_000),
    });
    expect(tooLarge.status).toBe(413);
    expect((await send(1, Buffer.concat([Buffer.from(pdf), Buffer.alloc(10 * 1024 * 1024)]))).status).toBe(400);
    expect((await postJson(app, '/api/lead/file?holdingId=1', { file: 'x' })).status).toBe(415);
    for (const broken of [
      '',
      'file',
      '--x',
      '--x\r\n\r\n',
      '--x\r\ncontent-disposition: form-data; name="file"\r\n\r\n',
    ]) {
      const headers = { 'content-type': 'multipart/form-data; boundary=x' };
      const answer = await app.fetch('/api/lead/file?holdingId=1', { method: 'POST', headers, body: broken });
      expect([answer.status, broken]).toEqual([400, broken]);
    }
    const body = new FormData();
    body.append('file', new File([pdf], 'cv.pdf'));
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect((await app.fetch('/api/lead/file?holdingId=1', { method: 'POST', body, headers })).status).toBe(403);
  });

  test('what no lead wants within a day goes, with its bytes; what a lead has stays as long as the lead', async () => {
    const [kept, lost] = [await send(1, pdf), await send(1, pdf)];
    await commit(1, candidate({ files: [kept.body.id] }));
    expect(await purgeFiles(app.services)).toBe(0);
    await app.database.query("update lead_file set created_at = now() - interval '25 hours'");
    expect(await purgeFiles(app.services)).toBe(1);
    await expect(app.services.files.get(lost.body.id ?? '')).rejects.toThrow();
    await app.database.query("update lead set created_at = now() - interval '4 years'");
    await purge(app.database);
    expect(await purgeFiles(app.services)).toBe(1);
    await expect(app.services.files.get(kept.body.id ?? '')).rejects.toThrow();
  });
});

test.each([
  ['cv.pdf', 'cv.pdf'],
  ['C:\\docs\\..\\резюме.exe', 'резюме.jpg'],
  ['/etc/passwd', 'passwd.pdf'],
  ['..', 'file.pdf'],
  ['a\u202eb\u0000c.png', 'abc.png'],
  [`${'я'.repeat(300)}.pdf`, `${'я'.repeat(116)}.pdf`],
])('%j is kept as %j', (given, kept) => {
  expect(fileName(given, kept.slice(kept.lastIndexOf('.') + 1))).toBe(kept);
});
