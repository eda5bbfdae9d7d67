import { reactConfig } from '@showroom/vitest-config/react-config';
import { mergeConfig } from 'vitest/config';

// next/link prints addresses as the shells' `trailingSlash: true` tells it.
export default mergeConfig(reactConfig(), { test: { env: { __NEXT_TRAILING_SLASH: 'true' } } });
