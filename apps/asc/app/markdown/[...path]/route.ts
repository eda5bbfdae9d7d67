import { markdownHandler } from '@showroom/pages/markdown-handler';
import { brand } from '@/brand/brand';

export const GET = markdownHandler(brand);
