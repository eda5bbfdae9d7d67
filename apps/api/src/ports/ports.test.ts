import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { DeliveryRefused } from './delivery.ts';
import { httpSms } from './http-sms.ts';
import { smtpMail } from './smtp-mail.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A gateway that answers `status`, and what it was sent. */
async function openGateway(status: number) {
  const heard: { headers: Record<string, unknown>; body: unknown }[] = [];
  const server = createHttpServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    heard.push({ headers: request.headers, body: JSON.parse(Buffer.concat(chunks).toString()) });
    response.writeHead(status, status === 302 ? { location: 'http://127.0.0.1:1/' } : {}).end('echo: 79991234567');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`;
  return { heard, sms: httpSms({ url, token: 'a-token', sender: 'SHOWROOM' }) };
}

/** A minimal mail server: accepts every message, or refuses every recipient with `refusal`. */
async function openMailServer(refusal?: string) {
  const letters: string[] = [];
  const serve = (socket: Socket) => {
    let buffer = '';
    let inData = false;
    socket.write('220 test\r\n');
    socket.on('data', (chunk) => {
      buffer += chunk.toString('utf8');
      for (;;) {
        const end = inData ? buffer.indexOf('\r\n.\r\n') : buffer.indexOf('\r\n');
        if (end < 0) return;
        const text = buffer.slice(0, end);
        buffer = buffer.slice(end + (inData ? 5 : 2));
        if (inData) {
          letters.push(text);
          inData = false;
          socket.write('250 taken\r\n');
        } else if (/^DATA/i.test(text)) {
          inData = true;
          socket.write('354 go on\r\n');
        } else if (/^RCPT/i.test(text) && refusal) socket.write(`${refusal}\r\n`);
        else if (/^STARTTLS/i.test(text)) socket.write('454 no encryption here\r\n');
        else if (/^QUIT/i.test(text)) socket.end('221 bye\r\n');
        else socket.write('250 ok\r\n');
      }
    });
    socket.on('error', () => {});
  };
  const server = createServer(serve);
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve));
  closing.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  return { letters, port, mail: smtpMail({ url: `smtp://127.0.0.1:${port}`, from: 'Салон <noreply@example.com>' }) };
}

const sms = { id: 'b1d9c1a0-0000-4000-8000-000000000001', to: '79991234567', text: 'Заявка № 1-000001' };
const letter = {
  id: sms.id,
  to: 'anna@example.com',
  subject: 'Заявка № 1-000001: тест-драйв',
  text: 'Здравствуйте!',
  html: '<p>Здравствуйте!</p>',
};

test('an SMS goes to the gateway with its id, so that a second attempt can be told from a second message', async () => {
  const gateway = await openGateway(202);
  await gateway.sms.send(sms);
  expect(gateway.heard).toMatchObject([
    {
      headers: { authorization: 'Bearer a-token', 'idempotency-key': sms.id, 'content-type': 'application/json' },
      body: { ...sms, sender: 'SHOWROOM' },
    },
  ]);
});

test.each([400, 404, 422])('a gateway’s %i is final', async (status) => {
  const gateway = await openGateway(status);
  await expect(gateway.sms.send(sms)).rejects.toBeInstanceOf(DeliveryRefused);
});

test.each([302, 401, 408, 429, 500, 503])('a gateway’s %i is worth another attempt', async (status) => {
  const gateway = await openGateway(status);
  const failure = await gateway.sms.send(sms).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Error);
  expect(failure).not.toBeInstanceOf(DeliveryRefused);
});

test('a letter goes out in both forms, to one recipient, with its id', async () => {
  const { mail, letters } = await openMailServer();
  await mail.send(letter);
  await mail.close();
  const [source = ''] = letters;
  expect(source).toMatch(/^To: anna@example\.com$/m);
  expect(source).toMatch(/^Message-ID: <b1d9c1a0-0000-4000-8000-000000000001@/m);
  expect(source).toMatch(/text\/plain[\s\S]*text\/html/);
  expect(source).toContain(Buffer.from('Здравствуйте!').toString('base64').slice(0, 12));
});

test('a letter that can be stopped says where a mail program posts that (RFC 8058)', async () => {
  const { mail, letters } = await openMailServer();
  await mail.send({ ...letter, stopUrl: `https://house.example/api/unsubscribe/?token=${'x'.repeat(22)}` });
  await mail.send(letter);
  await mail.close();
  const [stoppable = '', other = ''] = letters.map((source) => source.replaceAll(/\r\n[ \t]+/g, ' '));
  expect(stoppable).toMatch(/^List-Unsubscribe: <https:\/\/house\.example\/api\/unsubscribe\/\?token=x{22}>\r?$/m);
  expect(stoppable).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
  expect(other).not.toContain('List-Unsubscribe');
});

test('a line break in an address or subject makes no second header', async () => {
  const { mail, letters } = await openMailServer();
  await mail
    .send({ ...letter, to: 'anna@example.com\r\nBcc: all@example.com', subject: 'Тема\r\nBcc: all@example.com' })
    .catch(() => {});
  await mail.close();
  for (const source of letters) expect(source).not.toMatch(/^Bcc:/im);
});

test('a recipient that does not exist is final, a full queue is not', async () => {
  const unknown = await openMailServer('550 no such user');
  await expect(unknown.mail.send(letter)).rejects.toMatchObject({ code: 'SMTP_550' });
  const busy = await openMailServer('450 later');
  const failure = await busy.mail.send(letter).catch((error: unknown) => error);
  expect(failure).not.toBeInstanceOf(DeliveryRefused);
});

test('a server that is not this very machine gets nothing unless it offers encryption', async () => {
  const { letters, port } = await openMailServer();
  // Another loopback address stands for another machine.
  const mail = smtpMail({ url: `smtp://127.0.0.2:${port}`, from: 'noreply@example.com' });
  await expect(mail.send(letter)).rejects.toThrow();
  expect(letters).toEqual([]);
});
