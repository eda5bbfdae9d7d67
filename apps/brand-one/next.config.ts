import { shellConfig } from '@showroom/next-config/shell-config';

export default shellConfig;
