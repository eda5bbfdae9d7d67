import { appDownloadHandler } from '@showroom/shell/app-download-handler';
import { brand } from '@/brand/brand';

export const GET = appDownloadHandler(brand, 'ios');
