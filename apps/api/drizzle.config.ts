import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './src/db/schema.ts',
    './src/db/lead-schema.ts',
    './src/db/lead-file-schema.ts',
    './src/db/booking-schema.ts',
    './src/db/accessory-schema.ts',
    './src/db/feed-schema.ts',
    './src/db/short-link-schema.ts',
    './src/db/content-schema.ts',
    './src/db/picture-schema.ts',
    './src/db/review-schema.ts',
    './src/db/staff-schema.ts',
    './src/db/account-schema.ts',
    './src/db/profile-schema.ts',
    './src/db/notice-schema.ts',
    './src/db/deal-schema.ts',
    './src/db/loyalty-schema.ts',
    './src/db/selection-schema.ts',
    './src/db/garage-schema.ts',
    './src/db/order-schema.ts',
    './src/db/insurance-schema.ts',
    './src/db/store-order-schema.ts',
  ],
  out: './migrations',
});
