import { join } from 'node:path';
import type { Brand } from '@showroom/domain/brand';
import { compileRoutes, type RouteTable } from '@showroom/guards/compile-routes';
import { routesOf } from '@showroom/pages/routes-of';
import { root } from './source-files.ts';

/** The facts of a shell's brand. */
export async function brandOf(shell: string): Promise<Brand> {
  const { brand } = (await import(join(root, 'apps', shell, 'brand/brand.ts'))) as { brand: Brand };
  return brand;
}

/** The route table of a shell, as its proxy compiles it. */
export async function tableOf(shell: string): Promise<RouteTable> {
  const brand = await brandOf(shell);
  return compileRoutes(routesOf(brand), brand.code);
}
