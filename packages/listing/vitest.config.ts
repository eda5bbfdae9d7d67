import { reactConfig } from '@showroom/vitest-config/react-config';

export default reactConfig();
