export { indexNowHandler as GET } from '@showroom/shell/indexnow-handler';
