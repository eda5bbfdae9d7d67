import { cutWeight } from '@showroom/fonts/cut';
import { families } from '@showroom/fonts/families';

/** A family in the two weights of a document, as font files. */
export type Faces = { text: Buffer; strong: Buffer };

/** @throws for a family that is not ours */
export async function readFaces(name: string): Promise<Faces> {
  const family = families.find((one) => one.family === name);
  if (!family) throw new Error(`There is no family ${name}.`);
  const [text, strong] = await Promise.all([cutWeight(family, 400), cutWeight(family, 650)]);
  return { text: Buffer.from(text), strong: Buffer.from(strong) };
}
