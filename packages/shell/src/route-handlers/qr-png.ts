import { crc32, deflateSync } from 'node:zlib';
import { qrSquares } from '@showroom/domain/qr';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

/** A QR code as PNG of one bit a pixel. `scale`: pixels of one square; 24 print sharply on 10 cm. */
export function qrPng(text: string, scale = 24): Buffer {
  const { size, rows } = qrSquares(text);
  const width = size * scale;
  const lines = rows.flatMap((row) => {
    // A filter byte, then eight pixels a byte; a set bit is light.
    const line = Buffer.alloc(1 + Math.ceil(width / 8));
    for (let x = 0; x < width; x++)
      if (!row[Math.floor(x / scale)]) line[1 + (x >> 3)] = (line[1 + (x >> 3)] ?? 0) | (0x80 >> (x & 7));
    return Array<Buffer>(scale).fill(line);
  });
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(width, 4);
  // One bit, grey; compression, filter and interlace as the only ones there are.
  head.set([1, 0, 0, 0, 0], 8);
  const data = deflateSync(Buffer.concat(lines));
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}
