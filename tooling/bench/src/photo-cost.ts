import { cutPhoto } from '@showroom/api/photos/cut-photo';
import sharp from 'sharp';
import { ownPictures, photographOf } from './photo-server.ts';

const times = 8;

/**
 * `node tooling/bench/src/photo-cost.ts [pictures…]`: what a photo costs the processor that cuts it to the sizes of the pages, and
 * how many bytes each of its files has. Processor time, so that neighbours do not count.
 */
async function main(pictures: readonly string[]): Promise<void> {
  // As the reader has it.
  sharp.concurrency(1);
  sharp.cache(false);
  for (const picture of pictures) {
    const original = await photographOf(picture);
    const { files, width, height } = await cutPhoto(original);
    const used = process.cpuUsage();
    for (let time = 0; time < times; time++) await cutPhoto(original);
    const { user, system } = process.cpuUsage(used);
    console.log(
      `${picture.split('/').at(-1)}: ${((user + system) / 1_000 / times).toFixed(0)} ms, ${width} × ${height}`,
    );
    for (const { file, bytes } of files) {
      const size = await sharp(bytes).metadata();
      console.log(`  ${file.padEnd(14)} ${String(bytes.length).padStart(7)} bytes, ${size.width} × ${size.height}`);
    }
  }
}

await main(process.argv.length > 2 ? process.argv.slice(2) : ownPictures);
