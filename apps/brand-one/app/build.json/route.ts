export { buildHandler as GET } from '@showroom/shell/build-handler';
