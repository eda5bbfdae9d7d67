import type { Seo } from '@showroom/api-contract/content';
import { absoluteUrl, type Brand } from '@showroom/domain/brand';
import { sharePicture } from '@showroom/domain/share-picture';
import { englishPaths, translatedPaths } from '@showroom/domain/translations';
import type { Metadata } from 'next';

/**
 * What search engines and messengers read about a page.
 *
 * @param path address of the page with its final slash, used where no canonical one is written
 * @param fallbackTitle stands in where no texts are written; the root layout adds the brand's name to it
 */
export function pageMetadata(brand: Brand, path: string, seo: Seo | null, fallbackTitle?: string): Metadata {
  const title = seo?.title || fallbackTitle || brand.name;
  const description = seo?.description || undefined;
  const url = absoluteUrl(brand, seo?.canonical ?? path);
  return {
    // Written titles may contain the brand already; the layout's template would repeat it.
    title: title.includes(brand.name) ? { absolute: title } : title,
    description,
    alternates: { canonical: url, languages: languagesOf(brand, path) },
    robots: readRobots(seo?.robots ?? ''),
    openGraph: {
      type: 'website',
      locale: path.startsWith('/en/') ? 'en_GB' : 'ru_RU',
      siteName: brand.name,
      title,
      description,
      url,
      images: [sharePicture(brand, path, title)],
    },
  };
}

/** The page in its languages, where the brand has it in more than one. */
function languagesOf(brand: Brand, path: string): Record<string, string> | undefined {
  const { ru, en } = translatedPaths(path);
  if (!brand.features.englishLink || !englishPaths.has(en)) return undefined;
  return { ru: absoluteUrl(brand, ru), en: absoluteUrl(brand, en), 'x-default': absoluteUrl(brand, ru) };
}

/** `noindex,follow` → flags; what is not forbidden is allowed. */
function readRobots(text: string): { index: boolean; follow: boolean } {
  const words = text.toLowerCase().split(/[\s,]+/);
  const forbids = (word: string) => words.includes(word) || words.includes('none');
  return { index: !forbids('noindex'), follow: !forbids('nofollow') };
}
