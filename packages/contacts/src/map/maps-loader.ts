/** Where the script of the maps stands (PRD-4). */
export type MapsState = 'pending' | 'loading' | 'loaded' | 'error';

/** Language and version unless told (PRD-9). */
export const mapsDefaults = { lang: 'ru_RU', version: 'v3' } as const;

export type MapsOptions = { key: string; origin: string; lang?: string; version?: string };
const known: ReadonlySet<string> = new Set(['key', 'origin', 'lang', 'version']);

/** What the service's script leaves on the page, as far as it is used here. */
export type Maps = {
  ready: Promise<void>;
  YMap: new (element: HTMLElement, props: object) => { addChild(child: object): void };
  YMapDefaultSchemeLayer: new (props: object) => object;
  YMapDefaultFeaturesLayer: new (props: object) => object;
  YMapMarker: new (props: object, element: HTMLElement) => object;
};

/** The part of a page that loads a script: resolves with what it left there. */
export type MapsPage = { load(src: string): Promise<Maps | undefined> };

export type MapsLoader = {
  state(): MapsState;
  /** Loads once; after an error it may be asked again. */
  load(): Promise<Maps>;
};

/**
 * Loads the script of the maps service.
 * @throws for a missing key, an option that nobody knows, and on the server, which has no page to load it into.
 */
export function createMapsLoader(options: MapsOptions, page: MapsPage): MapsLoader {
  if (typeof document === 'undefined') throw new Error('Maps are loaded in a browser alone.');
  if (options.key === '') throw new Error('Maps need a key: MAPS_KEY.');
  const unknown = Object.keys(options).find((name) => !known.has(name));
  if (unknown !== undefined) throw new Error(`Maps know no option "${unknown}", only ${[...known].join(', ')}.`);
  const { key, origin, lang, version } = { ...mapsDefaults, ...options };
  const src = `${origin}/${version}/?${new URLSearchParams({ apikey: key, lang })}`;
  let state: MapsState = 'pending';
  let loading: Promise<Maps> | undefined;
  const start = async (): Promise<Maps> => {
    state = 'loading';
    try {
      const maps = await page.load(src);
      if (!maps) throw new Error('The script of the maps left nothing on the page.');
      await maps.ready;
      state = 'loaded';
      return maps;
    } catch (error) {
      state = 'error';
      loading = undefined;
      throw error;
    }
  };
  return {
    state: () => state,
    load: () => {
      loading ??= start();
      return loading;
    },
  };
}

/** The real page. */
export const browserPage: MapsPage = {
  load: (src) =>
    new Promise((resolve, reject) => {
      const script = document.createElement('script');
      script.src = src;
      script.onload = () => resolve((window as Window & { ymaps3?: Maps }).ymaps3);
      script.onerror = () => {
        script.remove();
        reject(new Error(`${new URL(src).origin} gave no maps.`));
      };
      document.head.append(script);
    }),
};
