import { routesOf } from '@showroom/pages/routes-of';
import { createProxy } from '@showroom/shell/create-proxy';
import { brand } from '@/brand/brand';

export const proxy = createProxy(brand, routesOf(brand));

// Next reads the matcher as text: pages only, no files, pictures or route handlers.
export const config = { matcher: ['/((?!_next/|api/|media/|fonts/|icons/|revalidate|.*\\.[a-z0-9]+$).*)'] };
