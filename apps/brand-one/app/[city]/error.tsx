'use client';

export { BrokenPage as default } from '@showroom/shell/broken-page';
