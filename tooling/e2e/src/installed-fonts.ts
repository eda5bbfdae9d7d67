import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { makeStandIn } from '@showroom/fonts/stand-in';

const folder = resolve(import.meta.dirname, '../.data/fonts');

/** Environment in which a browser on Linux finds Arimo installed, regular and bold, and no other font. */
export async function installStandIns(): Promise<{ FONTCONFIG_FILE: string }> {
  mkdirSync(folder, { recursive: true });
  for (const style of ['Regular', 'Bold'] as const)
    writeFileSync(resolve(folder, `Arimo-${style}.ttf`), await makeStandIn(style));
  const config = resolve(folder, 'fonts.conf');
  writeFileSync(config, `<fontconfig><dir>${folder}</dir><cachedir>${folder}/cache</cachedir></fontconfig>\n`);
  return { FONTCONFIG_FILE: config };
}
