import { createProxy } from '@showroom/shell/create-proxy';
import { brand } from '@/brand/brand';
import { routes } from '@/brand/routes';

export const proxy = createProxy(brand, routes);

// Next reads the matcher as text: pages only, no files, pictures or route handlers.
export const config = { matcher: ['/((?!_next/|api/|media/|fonts/|icons/|revalidate|.*\\.[a-z0-9]+$).*)'] };
