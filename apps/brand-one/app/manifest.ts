import { siteManifest } from '@showroom/pages/site-manifest';
import { brand } from '@/brand/brand';
import { tokens } from '@/brand/theme.tokens';

export default siteManifest(brand, tokens);
