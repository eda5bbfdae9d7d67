import { passToServers, readLaunchEnv } from '@showroom/launcher/env';
import { launch } from '@showroom/launcher/launch';
import { freePort } from '@showroom/launcher/ports';
import { findShells } from '@showroom/launcher/shells';
import { childEnv } from './env.ts';

/** Starts a whole house on free ports over a data folder of its own, on the embedded database. `site` is its first shell. */
export async function startHouse(dataDir: string, vehicles: number) {
  passToServers({ FEED_LOOPBACK: '1' });
  const shells = await findShells();
  const ports = await Promise.all([...shells, 'api'].map(freePort));
  const env = readLaunchEnv(
    shells,
    childEnv({
      ...Object.fromEntries(shells.map(({ portName }, at) => [portName, String(ports[at])])),
      ...{ API_PORT: String(ports.at(-1)), DATA_DIR: dataDir, SEED_VEHICLES: String(vehicles) },
    }),
  );
  const house = await launch(env, { dev: false, shells });
  return { ...house, site: `http://127.0.0.1:${env.shellPorts[shells[0]?.code ?? '']}` };
}
export type House = Awaited<ReturnType<typeof startHouse>>;
