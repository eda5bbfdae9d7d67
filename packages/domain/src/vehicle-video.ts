import * as v from 'valibot';

/** Where a video is kept: a host that pages may show in a frame, and its name there. */
export const vehicleVideoSchema = v.object({
  host: v.picklist(['rutube', 'vk', 'youtube']),
  id: v.pipe(v.string(), v.regex(/^[\w-]{3,80}$/)),
});
export type VehicleVideo = v.InferOutput<typeof vehicleVideoSchema>;

type Host = {
  name: string;
  /** Origin of the player: the policy of the pages names it. */
  origin: string;
  /** The parts of an address that name a video, joined by `_`. */
  read: (address: URL) => readonly (string | null | undefined)[];
  /** What such a name looks like. */
  pattern: RegExp;
  player: (id: string) => string;
  page: (id: string) => string;
};

const vkName = /(?:video|clip)(-?\d+)_(\d+)/;

const hosts: Readonly<Record<VehicleVideo['host'], Host>> = {
  rutube: {
    name: 'RUTUBE',
    origin: 'https://rutube.ru',
    read: ({ hostname, pathname }) =>
      /^(?:www\.)?rutube\.ru$/.test(hostname) ? [/\/([0-9a-f]{32})(?:\/|$)/.exec(pathname)?.[1]] : [],
    pattern: /^[0-9a-f]{32}$/,
    player: (id) => `/play/embed/${id}/`,
    page: (id) => `https://rutube.ru/video/${id}/`,
  },
  vk: {
    name: 'VK Видео',
    origin: 'https://vkvideo.ru',
    read: ({ hostname, pathname, search, searchParams }) => {
      if (!/^(?:(?:www|m)\.)?(?:vk\.com|vk\.ru|vkvideo\.ru)$/.test(hostname)) return [];
      if (pathname === '/video_ext.php') return [searchParams.get('oid'), searchParams.get('id')];
      const found = vkName.exec(pathname) ?? vkName.exec(search);
      return [found?.[1], found?.[2]];
    },
    pattern: /^-?\d{1,12}_\d{1,12}$/,
    player: (id) => `/video_ext.php?oid=${id.replace('_', '&id=')}&autoplay=1`,
    page: (id) => `https://vkvideo.ru/video${id}`,
  },
  youtube: {
    name: 'YouTube',
    // The host that sets no cookie before the video is played.
    origin: 'https://www.youtube-nocookie.com',
    read: ({ hostname, pathname, searchParams }) => {
      if (hostname === 'youtu.be') return [pathname.slice(1)];
      if (!/^(?:(?:www|m)\.)?youtube(?:-nocookie)?\.com$/.test(hostname)) return [];
      return [searchParams.get('v') ?? /^\/(?:embed|shorts|live|v)\/([^/]+)/.exec(pathname)?.[1]];
    },
    pattern: /^[\w-]{11}$/,
    player: (id) => `/embed/${id}?autoplay=1&rel=0`,
    page: (id) => `https://www.youtube.com/watch?v=${id}`,
  },
};

/** Origins that pages may show in a frame: the players of videos, no other. */
export const videoOrigins: readonly string[] = Object.values(hosts).map(({ origin }) => origin);

/** The video that an address leads to; undefined for what is no video of a host that pages show. */
export function readVideo(address: string): VehicleVideo | undefined {
  // Feeds leave the protocol out, as people do.
  const whole = /^https?:\/\//i.test(address) ? address : `https://${address.replace(/^\/\//, '')}`;
  const url = parse(whole);
  for (const [host, { read, pattern }] of Object.entries(hosts)) {
    const id = url && read(url).join('_');
    if (id !== undefined && pattern.test(id)) return { host: host as VehicleVideo['host'], id };
  }
  return undefined;
}

function parse(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}

/** Name of the host, address of its player for a frame, and of the video's page there. */
export function videoAddresses({ host, id }: VehicleVideo): { name: string; player: string; page: string } {
  const { name, origin, player, page } = hosts[host];
  return { name, player: origin + player(id), page: page(id) };
}
